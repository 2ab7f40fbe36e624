/**
 * P9: every list and search, and the calls of an evening, on the tables of 1,000 users and on those of 200,000 users,
 * 500,000 games and 200,000 purchases (BENCH_USERS sets another number). In this process: the tables are measured.
 */
import { gamesApi } from '#shared/games/api.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { sql } from 'kysely';
import { sampleSetup } from '#testing/hosted-game.ts';
import { fillTables } from '#testing/fill-tables.ts';
import { addressOf, listCalls } from '#testing/list-calls.ts';
import { createTestApp } from '#testing/test-app.ts';
import { interleave, ratioOf, report } from './measure.ts';
import type { Measured } from './measure.ts';

const rounds = 15;
const smallUsers = 1000;
const users = Number(process.env['BENCH_USERS'] ?? 200_000);
const sessions = 1000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The calls on the tables of that number of users, by name. */
async function measureWith(filledUsers: number): Promise<ReadonlyMap<string, Measured>> {
  const app = await createTestApp({ checkAnswers: false });
  const admin = await app.admin();
  const heavy = await app.verified({ email: 'heavy@siraj.test' });
  const newcomer = await app.verified();
  const clients = { admin, player: heavy, visitor: app.visitor() };
  const calls = listCalls({ now: app.clock.now(), heavyId: heavy.user.uid, heavyEmail: heavy.user.email });
  for (const { user } of [heavy, newcomer]) {
    await sql`update users set game_session_balance = ${sessions}::integer where id = ${user.uid}`.execute(
      app.database.query,
    );
  }
  const startedAt = performance.now();
  await fillTables({
    database: app.database,
    now: app.clock.now(),
    users: filledUsers,
    heavyId: heavy.user.uid,
    staffId: admin.user.uid,
  });
  process.stdout.write(`${filledUsers} users filled in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);

  let codes = 0;
  const redeem = async (): Promise<number> => {
    const code = `SESSION-BENCH-${(codes += 1)}`;
    await sql`
      insert into redeem_codes (id, code, sessions_granted, usage_type, created_by, created_at)
      values (gen_random_uuid()::text, ${code}, 1, 'single', 'bench', ${new Date(0)})
    `.execute(app.database.query);
    return timed(() => heavy.call(redeemCodeApi.redeem, { code }));
  };
  const medians = new Map<string, Measured>();
  const take = async (name: string, round: () => Promise<number>) => {
    // Plans are kept from the sixth time on.
    for (let warm = 0; warm < 6; warm += 1) await round();
    const [taken] = await interleave([{ name, round }], rounds);
    if (taken !== undefined) medians.set(name, taken);
  };
  for (const call of calls) {
    const client = clients[call.as];
    const get = async (path: string) => {
      const answer = await client.request({ path });
      if (answer.status >= 400 && answer.status !== 404) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      return answer.json as { readonly nextCursor?: string | null };
    };
    const name = call.as === 'admin' ? `staff: ${call.name}` : call.name;
    await take(name, () => timed(() => get(addressOf(call))));
    const { nextCursor } = await get(addressOf(call));
    if (typeof nextCursor === 'string')
      await take(`${name} (next page)`, () => timed(() => get(addressOf(call, nextCursor))));
  }
  // Kept for a minute otherwise.
  await take('staff: GET /api/admin/notifications/reach, counted', () => {
    app.clock.moveBy(60_000);
    return timed(() => admin.call(notificationsAdminApi.findReach, { audience: 'all' }));
  });
  await take('POST /api/games by a newcomer', () => timed(() => newcomer.call(gamesApi.startGame, sampleSetup())));
  await take('POST /api/games by the host of many open games', () =>
    timed(() => heavy.call(gamesApi.startGame, sampleSetup())),
  );
  await take('POST /api/redeem-codes/redeem', redeem);
  await app.server.fastify.close();
  return medians;
}

const small = await measureWith(smallUsers);
const full = await measureWith(users);
const names = [...full.keys()].filter((name) => small.has(name));
const growthOf = (name: string) => ratioOf(full.get(name), small.get(name));
// Staff's lists are slower by nature, and few people open them: they have no target.
const grown = names.filter((name) => !name.startsWith('staff: ')).sort((one, other) => growthOf(other) - growthOf(one));
report({
  id: 'P9',
  conditions: `${users} users against ${smallUsers}, with ${users * 2.5} games and ${users} purchases, PostgreSQL`,
  rows: names
    .sort((one, other) => (full.get(other)?.median ?? 0) - (full.get(one)?.median ?? 0))
    .flatMap((name) => {
      const row = full.get(name);
      return row === undefined ? [] : [{ ...row, name: `${growthOf(name).toFixed(2).padStart(6)} times: ${name}` }];
    }),
  goals: grown
    .slice(0, 5)
    .map((name) => ({ what: `growth of ${name}`, value: growthOf(name), target: { atMost: 1.5 } })),
});
process.exit(0);
