import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { gamesApi } from '#shared/games/api.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { fillTables } from '#testing/fill-tables.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { addressOf, listCalls } from '#testing/list-calls.ts';
import { openPlanReader, statementsOf } from '#testing/query-plans.ts';
import type { PlanReader, Statement } from '#testing/query-plans.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const users = 10_000;

/** They count people, and are no lists: asked once before something is sent to all of them. */
const countsAll: ReadonlySet<string> = new Set([notificationsAdminApi.findReach.path]);

// Plans are PostgreSQL's: PGlite has the same indexes, and tables of one house.
describe.skipIf(server === '')('with full tables', () => {
  let app: TestApp;
  let host: TestUser;
  let plans: PlanReader;
  let clients: Record<'admin' | 'player' | 'visitor', TestClient>;
  beforeAll(async () => {
    app = await createTestApp();
    const admin = await app.admin();
    host = await app.verified();
    clients = { admin, player: host, visitor: app.visitor() };
    await fillTables({
      database: app.database,
      now: app.clock.now(),
      users,
      heavyId: host.user.uid,
      staffId: admin.user.uid,
    });
    await sql`update users set game_session_balance = 10 where id = ${host.user.uid}`.execute(app.database.query);
    const {
      rows: [own],
    } = await sql<{ name: string }>`select current_database() as name`.execute(app.database.query);
    plans = await openPlanReader(server, own?.name ?? '');
  }, 180_000);
  afterAll(() => plans.close());

  const faultsOf = async (statements: readonly Statement[]) => {
    const faults: string[] = [];
    for (const statement of statements) faults.push(...(await plans.faultsOf(statement)));
    return faults;
  };

  it('no list or search reads more than its pages, whatever it is filtered by', async () => {
    const faults: Record<string, string[]> = {};
    for (const call of listCalls({ now: app.clock.now(), heavyId: host.user.uid, heavyEmail: host.user.email })) {
      const statements = await statementsOf(async () => {
        const { status, json, text } = await clients[call.as].request({ path: addressOf(call) });
        expect(status < 400 || status === 404, `${call.name}: ${status} ${text}`).toBe(true);
        const { nextCursor } = json as { nextCursor?: string | null };
        if (typeof nextCursor === 'string') await clients[call.as].request({ path: addressOf(call, nextCursor) });
      });
      expect(statements, call.name).not.toEqual([]);
      const found = countsAll.has(call.contract.path) ? [] : await faultsOf(statements);
      if (found.length > 0) faults[call.name] = found;
    }
    expect(faults).toEqual({});
  }, 180_000);

  it('starting a game and redeeming a code read no more than they need, for a host of many open games', async () => {
    const code = {
      id: 'one',
      code: 'SESSION-PLAN-0001',
      sessions_granted: 1,
      usage_type: 'single' as const,
      created_by: 'staff',
      created_at: new Date(app.clock.now()),
    };
    await app.database.query.insertInto('redeem_codes').values(code).execute();
    const statements = await statementsOf(async () => {
      await host.call(gamesApi.startGame, sampleSetup());
      await host.call(redeemCodeApi.redeem, { code: code.code });
    });
    expect(statements.length).toBeGreaterThan(5);
    expect(await faultsOf(statements)).toEqual([]);
  });

  it('lists the finished games of a host who stopped playing without reading those that others finished since', async () => {
    const former = await app.verified();
    const id = sql`'01900000-0000-7000-8020-' || lpad(to_hex(n), 12, '0')`;
    await sql`
      insert into games (id, host_id, idempotency_key, outcome, length, seq, game_status, current_team_index, scores, opened_tiles,
        winners, created_at, last_command_at, finished_at)
      select ${id}, ${former.user.uid}, 'former-' || n, 'finished', 'full', 2, 'finished', 0, '{600,400}', 30,
        '{0}', begun, begun, begun
      from (select n, (select min(finished_at) from games) - interval '1 hour' * n as begun from generate_series(1, 2000) n) game
    `.execute(app.database.query);
    await sql`
      insert into game_packs (game_id, pack, card, question_ids)
      select ${id}, pack, card, question_ids from generate_series(1, 2000) n, (select * from game_packs limit 1) pack
    `.execute(app.database.query);
    // In the order of time, as games are written: then the index by their end looks cheap.
    await sql`cluster games using games_begun`.execute(app.database.query);
    await sql`analyze games`.execute(app.database.query);
    const statements = await statementsOf(async () => {
      const first = await former.call(gamesApi.listGames, { outcome: 'finished' });
      expect(first.items[0]?.id).toMatch(/-8020-0+1$/);
      await former.call(gamesApi.listGames, { outcome: 'finished', cursor: first.nextCursor ?? '' });
    });
    expect(statements.length).toBeGreaterThan(3);
    expect(await faultsOf(statements)).toEqual([]);
  });

  it('looking for payments, refunds and app-store purchases that are due reads no other purchase', async () => {
    // None of them is an app store's, and all of them wait.
    await sql`
      insert into purchases (id, user_id, package_id, items, total_sessions_granted, original_price_fils, package_discount_fils, discount_amount_fils,
        price_fils, final_price_fils, status, method, receipt_number, is_live, idempotency_key, created_at, updated_at)
      select 'pending-' || n, ${host.user.uid}, 'five-sessions', '[]', 5, 6000, 0, 0,
        6000, 6000, 'pending', 'online', 2000000 + n, true, 'pending-' || n, to_timestamp(n), to_timestamp(n)
      from generate_series(1, 5000) n
    `.execute(app.database.query);
    await sql`analyze purchases`.execute(app.database.query);
    const statements = await statementsOf(() => app.store.checkDuePayments());
    expect(statements.length).toBeGreaterThan(3);
    expect(await faultsOf(statements)).toEqual([]);
  });

  it('a batch of a notification reads its own devices, and not all of them', async () => {
    const plan = {
      data: '{}',
      sent_by: 'staff',
      title_ar: 'عنوان',
      body_ar: 'نص',
      created_at: new Date(app.clock.now()),
    };
    await app.database.query
      .insertInto('notifications')
      .values([
        {
          ...plan,
          id: 'to-all',
          idempotency_key: 'to-all',
          audience: 'all',
          topic: null,
          user_id: null,
          title_en: null,
          body_en: null,
          pushed_at: null,
        },
        {
          ...plan,
          id: 'to-topic',
          idempotency_key: 'to-topic',
          audience: 'topic',
          topic: 'announcements',
          user_id: null,
          title_en: null,
          body_en: null,
          pushed_at: null,
        },
      ])
      .execute();
    await app.database.transaction(async (tx) => {
      for (const notificationId of ['to-all', 'to-topic'])
        await app.outbox.add(tx, 'notifications/push', { notificationId });
    });
    const statements = await statementsOf(() => app.outbox.drain());
    const batches = statements.filter(({ text }) => text.includes('push_registrations'));
    expect(batches.length).toBeGreaterThan(10);
    expect(await faultsOf(batches.slice(0, 10))).toEqual([]);
  });
});
