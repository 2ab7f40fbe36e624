import { passwordApi } from '#shared/accounts/password-api.ts';
import type { BuiltServer, Postgres } from './servers.ts';

export interface Player {
  readonly uid: string;
  /** The header of a signed-in request. */
  readonly cookie: string;
}

/** New verified accounts, each signed in once. */
export async function signUpPlayers(
  server: BuiltServer,
  { pool }: Postgres,
  count: number,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (let number = 1; number <= count; number += 1) {
    const answer = await fetch(`${server.origin}${passwordApi.signUp.path}`, {
      method: passwordApi.signUp.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `player-${number}@bench.test`,
        password: 'diwaniya-2026',
        displayName: `لاعب ${number}`,
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { user } = (await answer.json()) as { readonly user: { readonly uid: string } };
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    players.push({ uid: user.uid, cookie });
  }
  await pool.query('update users set email_verified = true, is_new_user = false');
  return players;
}
