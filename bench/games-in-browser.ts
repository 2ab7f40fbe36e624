import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { questionsApi } from '#shared/questions/api.ts';
import type { BuiltServer } from './servers.ts';

/** Five of text questions, one of pictures. */
const categoryNames = ['جغرافيا', 'كرة القدم', 'علوم وفضاء', 'عالم الحيوان', 'تراث وعادات', 'أعلام الدول'];

/** Starts a full game of two teams for the player of this cookie, and returns its id. */
export async function startGame({ origin }: BuiltServer, cookie: string): Promise<string> {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const listed = await fetch(origin + questionsApi.listCategories.path, { headers });
  const { items } = questionsApi.listCategories.output.parse(await listed.json());
  const categoryIds = categoryNames.map((name) => items.find((each) => each.name.ar === name)?.id);
  const started = await fetch(origin + gamesApi.startGame.path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      rulesVersion,
      teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
      length: 'full',
      categoryIds,
      hostTeamIndex: 0,
    }),
  });
  if (!started.ok) throw new Error(await started.text());
  return gamesApi.startGame.output.parse(await started.json()).game.id;
}

/** A `Cookie` header as a browser takes it. */
export function cookiesOf(
  cookie: string,
  { origin }: BuiltServer,
): { readonly name: string; readonly value: string; readonly url: string }[] {
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
}
