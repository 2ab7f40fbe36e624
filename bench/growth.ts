/**
 * Every list and search, and the calls of an evening, on empty tables and on the tables of 200,000 users, 500,000 games and 200,000 purchases.
 *   TEST_DATABASE_URL=postgres://… node --import tsx bench/growth.ts [users]
 */
import { gamesApi } from '#shared/games/api.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { sql } from 'kysely';
import { sampleSetup } from '#testing/hosted-game.ts';
import { fillTables } from '#testing/fill-tables.ts';
import { addressOf, listCalls } from '#testing/list-calls.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/test-app.ts';
import { interleave, report } from './measure.ts';
import type { Measured } from './measure.ts';

const rounds = Number(process.argv[3] ?? 15);
const users = Number(process.argv[2] ?? 200_000);
if (process.env['TEST_DATABASE_URL'] === undefined) throw new Error('Set TEST_DATABASE_URL');

const app = await createTestApp({ checkAnswers: false });
const admin = await app.admin();
const heavy = await app.verified({ email: 'heavy@siraj.test' });
const newcomer = await app.verified();
const clients = { admin, player: heavy, visitor: app.visitor() };
const calls = listCalls({ now: app.clock.now(), heavyId: heavy.user.uid, heavyEmail: heavy.user.email });
const sessions = 1000;
for (const { user } of [heavy, newcomer]) {
  await sql`update users set game_session_balance = ${sessions}::integer where id = ${user.uid}`.execute(
    app.database.query,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

let codes = 0;
async function redeem(player: TestUser): Promise<number> {
  const code = `SESSION-BENCH-${(codes += 1)}`;
  await sql`
    insert into redeem_codes (id, code, sessions_granted, usage_type, created_by, created_at)
    values (gen_random_uuid()::text, ${code}, 1, 'single', 'bench', ${new Date(0)})
  `.execute(app.database.query);
  return timed(() => player.call(redeemCodeApi.redeem, { code }));
}

/** Median of each call and, where there is one, of its second page. */
async function measure(): Promise<ReadonlyMap<string, Measured>> {
  const medians = new Map<string, Measured>();
  const take = async (name: string, round: () => Promise<number>) => {
    // Plans are kept from the sixth time on.
    for (let warm = 0; warm < 6; warm += 1) await round();
    const [measured] = await interleave([{ name, round }], rounds);
    if (measured !== undefined) medians.set(name, measured);
  };
  for (const call of calls) {
    const client = clients[call.as];
    const get = async (path: string) => {
      const answer = await client.request({ path });
      if (answer.status >= 400 && answer.status !== 404) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      return answer.json as { readonly nextCursor?: string | null };
    };
    await take(call.name, () => timed(() => get(addressOf(call))));
    const { nextCursor } = await get(addressOf(call));
    if (typeof nextCursor === 'string')
      await take(`${call.name} (next page)`, () => timed(() => get(addressOf(call, nextCursor))));
  }
  // Kept for a minute otherwise.
  await take('GET /api/admin/notifications/reach, counted', () => {
    app.clock.moveBy(60_000);
    return timed(() => admin.call(notificationsAdminApi.findReach, { audience: 'all' }));
  });
  await take('POST /api/games by a newcomer', () => timed(() => newcomer.call(gamesApi.startGame, sampleSetup())));
  await take('POST /api/games by the host of many open games', () =>
    timed(() => heavy.call(gamesApi.startGame, sampleSetup())),
  );
  await take('POST /api/redeem-codes/redeem', () => redeem(heavy));
  return medians;
}

const empty = await measure();
await sql`delete from games`.execute(app.database.query);
const filling = performance.now();
await fillTables({
  database: app.database,
  now: app.clock.now(),
  users,
  heavyId: heavy.user.uid,
  staffId: admin.user.uid,
});
process.stdout.write(`filled in ${Math.round((performance.now() - filling) / 1000)} s\n`);
const full = await measure();

const rows = [...full.values()]
  .sort((one, other) => other.medianMs - one.medianMs)
  .map((row) => ({
    ...row,
    name: `${(empty.get(row.name)?.medianMs ?? 0).toFixed(2).padStart(8)} ms when empty, now: ${row.name}`,
    roundsMs: [],
  }));
report('growth', `${users} users, ${users * 2.5} games, ${users} purchases, ${rounds} rounds, PostgreSQL`, rows, []);
await app.server.fastify.close();
process.exit(0);
