import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { addRedeemCode, redeemCodeIdOf } from '#testing/redeem-codes.ts';
import type { CodeWish } from '#testing/redeem-codes.ts';
import { balanceOf } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { AppError } from '../platform/app-error.ts';
import { createRateLimits } from '../platform/rate-limits/index.ts';
import { redeemCode } from './redeem.ts';

let app: TestApp;
let player: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  player = await app.verified();
});

const addCode = (code: string, wish?: CodeWish) => addRedeemCode(app, code, wish);

/** Accounts without a session. */
async function addPlayers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `extra-${index}`);
  await app.database.query
    .insertInto('users')
    .values(
      ids.map(
        (id) =>
          ({
            id,
            email: `${id}@siraj.test`,
            password_hash: null,
            display_name: id,
            preferences: JSON.stringify({ language: 'ar', theme: 'dark', sound: true }),
            referred_by: null,
            created_at: new Date(app.clock.now()),
            last_login: null,
          }) as never,
      ),
    )
    .execute();
  return ids;
}

const callable = (client: TestClient, data: unknown, language = 'ar') =>
  client.request({
    method: 'POST',
    path: '/functions/me-central1/redeemCodeCallable',
    body: { data },
    headers: { 'accept-language': language },
  });
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const ledger = () =>
  app.database.query
    .selectFrom('session_ledger')
    .select(['user_id', 'delta', 'source_id'])
    .where('reason', '=', 'redeem-code')
    .execute();

describe('a code that is redeemed', () => {
  it('brings its sessions at once, trimmed and in upper case, with one ledger row [RDM-2]', async () => {
    await addCode('SESSION-AB12-CD34');
    const before = await balanceOf(player);
    expect((await callable(player, { code: ' session-ab12-cd34 ' })).json).toEqual({
      result: { success: true, message: 'تم بنجاح إضافة 5 جلسات لعب!', sessionsGranted: 5 },
    });
    expect(await balanceOf(player)).toBe(before + 5);
    expect(await ledger()).toEqual([
      { user_id: player.user.uid, delta: 5, source_id: `${redeemCodeIdOf('SESSION-AB12-CD34')}:${player.user.uid}` },
    ]);
  });

  it('may be an older one that contains 0, O, 1, I and L [RDM-2]', async () => {
    await addCode('SESSION-0O1I-L0O1');
    expect((await callable(player, { code: 'session-0o1i-l0o1' })).json).toMatchObject({ result: { success: true } });
  });

  it('answers the page with the new balance [RDM-2]', async () => {
    await addCode('SESSION-AB12-CD34', { sessions: 12 });
    expect(await player.call(redeemCodeApi.redeem, { code: 'SESSION-AB12-CD34' }, { 'accept-language': 'ar' })).toEqual(
      { sessionsGranted: 12, balance: 15, message: 'تم بنجاح إضافة 12 جلسة لعب!' },
    );
  });

  it('is given to exactly fifty of two hundred who ask at once, where its limit is fifty [RDM-2]', async () => {
    await addCode('SESSION-MANY-MANY', { limit: 50, sessions: 2 });
    const players = await addPlayers(200);
    const outcomes = await Promise.all(players.map((id) => outcomeOf(redeemCode(app, id, 'SESSION-MANY-MANY'))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === 'redeem-codes/limit-reached')).toHaveLength(150);
    expect(await ledger()).toHaveLength(50);
    expect(
      await app.database.query.selectFrom('redeem_codes').select(['use_count', 'is_used']).executeTakeFirstOrThrow(),
    ).toEqual({ use_count: 50, is_used: true });
  });

  it('is granted to one of fifty concurrent users, if it works once [RDM-2]', async () => {
    await addCode('SESSION-ONCE-ONCE');
    const players = await addPlayers(50);
    const outcomes = await Promise.all(players.map((id) => outcomeOf(redeemCode(app, id, 'SESSION-ONCE-ONCE'))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'redeem-codes/already-used')).toHaveLength(49);
  });

  it('is given once to one who presses twenty times at once [RDM-2]', async () => {
    await addCode('SESSION-MANY-MANY', { limit: 0 });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(redeemCode(app, player.user.uid, 'SESSION-MANY-MANY'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'redeem-codes/already-redeemed')).toHaveLength(19);
    expect(await balanceOf(player)).toBe(8);
  });
});

describe('the SQL function', () => {
  const cases = [true, false].flatMap((isActive) =>
    [null, 'self', 'other'].flatMap((assignee) =>
      [null, 0, 1, 3].flatMap((limit) =>
        [0, 1, 2, 3].flatMap((others) =>
          [false, true].flatMap((hasRedeemed) =>
            (['single', 'multi'] as const).map((usageType) => ({
              isActive,
              assignee,
              limit,
              others,
              hasRedeemed,
              usageType,
            })),
          ),
        ),
      ),
    ),
  );

  type Case = (typeof cases)[number];
  const usesOf = ({ others, hasRedeemed }: Case) => others + (hasRedeemed ? 1 : 0);

  /** The errors in their order. */
  function outcomeExpected(each: Case): string {
    const uses = usesOf(each);
    const most = each.usageType === 'single' ? 1 : each.limit || Infinity;
    if (!each.isActive) return 'redeem-codes/inactive';
    if (each.assignee === 'other') return 'redeem-codes/assigned-to-another';
    if (each.hasRedeemed) return 'redeem-codes/already-redeemed';
    if (each.usageType === 'single' && uses > 0) return 'redeem-codes/already-used';
    return uses >= most ? 'redeem-codes/limit-reached' : `done, used up: ${String(uses + 1 >= most)}`;
  }

  it('decides every combination of what a code can be [RDM-2]', async () => {
    const self = player.user.uid;
    const players = await addPlayers(3);
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [index, each] of cases.entries()) {
      const redeemedBy = [...players.slice(0, each.others), ...(each.hasRedeemed ? [self] : [])];
      const assignedToUserId = each.assignee === 'self' ? self : each.assignee === 'other' ? 'somebody-else' : null;
      const text = `SESSION-CASE-${index}`;
      await addCode(text, {
        sessions: 1,
        ...(each.usageType === 'multi' && { limit: each.limit }),
        changes: {
          is_active: each.isActive,
          is_used: each.usageType === 'single' && redeemedBy.length > 0,
          use_count: redeemedBy.length,
          ...(assignedToUserId !== null && { assigned_to_user_id: assignedToUserId }),
        },
      });
      if (redeemedBy.length > 0) {
        await app.database.query
          .insertInto('redemptions')
          .values(
            redeemedBy.map((id) => ({ redeem_code_id: redeemCodeIdOf(text), user_id: id, redeemed_at: new Date(1) })),
          )
          .execute();
      }
      expected[JSON.stringify(each)] = outcomeExpected(each);
      const outcome = await outcomeOf(redeemCode(app, self, text));
      const after = await app.database.query
        .selectFrom('redeem_codes')
        .select('is_used')
        .where('code', '=', text)
        .executeTakeFirstOrThrow();
      found[JSON.stringify(each)] = outcome === 'done' ? `done, used up: ${String(after.is_used)}` : outcome;
    }
    expect(found).toEqual(expected);
    expect(Object.keys(found)).toHaveLength(cases.length);
  });

  it('takes a code again whose limit was raised after it was reached [RDM-2]', async () => {
    await addCode('SESSION-MORE-MORE', { limit: 1, changes: { use_count: 1, is_used: true } });
    expect(await outcomeOf(redeemCode(app, player.user.uid, 'SESSION-MORE-MORE'))).toBe('redeem-codes/limit-reached');
    await app.database.query.updateTable('redeem_codes').set({ multi_use_limit: 2 }).execute();
    expect(await outcomeOf(redeemCode(app, player.user.uid, 'SESSION-MORE-MORE'))).toBe('done');
    const row = await app.database.query
      .selectFrom('redeem_codes')
      .select(['use_count', 'is_used', 'last_used_at'])
      .executeTakeFirst();
    expect(row).toEqual({ use_count: 2, is_used: true, last_used_at: new Date(app.clock.now()) });
  });
});

describe('an error', () => {
  const refused = async (code: unknown, language = 'en') => {
    const { status, json } = await callable(player, code === undefined ? {} : { code }, language);
    expect(status).toBe(200);
    return (json as { result: unknown }).result;
  };
  const no = (code: string, message: string) => ({
    success: false,
    sessionsGranted: 0,
    code: `redeem-codes/${code}`,
    message,
  });

  it('answers with the exact texts, by the callable [RDM-2]', async () => {
    await addCode('OFF', { changes: { is_active: false } });
    await addCode('THEIRS', { changes: { assigned_to_user_id: 'somebody-else' } });
    await addCode('USED', { changes: { is_used: true } });
    await addCode('FULL', { limit: 1, changes: { use_count: 1 } });
    await addCode('MINE', { limit: 0 });
    await callable(player, { code: 'MINE' });
    expect(await refused('nothing like it')).toEqual(no('not-found', 'Redeem code not found.'));
    expect(await refused(undefined)).toEqual(no('user-and-code-required', 'User ID and code are required.'));
    expect(await refused('   ')).toEqual(no('user-and-code-required', 'User ID and code are required.'));
    expect(await refused('off')).toEqual(no('inactive', 'This code is switched off.'));
    expect(await refused('theirs')).toEqual(no('assigned-to-another', 'This code is for another account.'));
    expect(await refused('used')).toEqual(no('already-used', 'This code has been used already; it works only once.'));
    expect(await refused('full')).toEqual(no('limit-reached', 'This code has been used as often as it allows.'));
    expect(await refused('mine')).toEqual(no('already-redeemed', 'You have used this code already.'));
    expect(await refused('nothing', 'ar')).toEqual(no('not-found', 'لم نجد رمز الجلسات هذا.'));
  });

  it('is an error by its code for the page [RDM-2]', async () => {
    expect(await player.errorOf(redeemCodeApi.redeem, { code: 'none' })).toMatchObject({
      status: 404,
      code: 'redeem-codes/not-found',
    });
    expect(await player.errorOf(redeemCodeApi.redeem, {})).toMatchObject({
      status: 400,
      code: 'redeem-codes/user-and-code-required',
    });
  });

  it('rejects a caller who is signed out, or unverified, and takes no code from them [RDM-2] [ROUTE-4]', async () => {
    await addCode('SESSION-AB12-CD34');
    expect(await callable(app.visitor(), { code: 'SESSION-AB12-CD34' })).toMatchObject({
      status: 401,
      json: {
        error: {
          status: 'UNAUTHENTICATED',
          message: 'يجب تسجيل الدخول لاسترداد الرمز.',
          details: { code: 'redeem-codes/unauthenticated' },
        },
      },
    });
    expect((await callable(await app.signUp(), { code: 'SESSION-AB12-CD34' })).json).toMatchObject({
      error: { status: 'PERMISSION_DENIED' },
    });
    expect(await ledger()).toEqual([]);
  });

  it('says that it failed where the database does not do it [RDM-2]', async () => {
    app = await createTestApp({ logger: app.server.fastify.log.child({}, { level: 'silent' }) });
    player = await app.verified();
    await app.database.query.schema.alterTable('redemptions').renameTo('redemptions_away').execute();
    await addCode('SESSION-AB12-CD34');
    const answer = await callable(player, { code: 'SESSION-AB12-CD34' });
    await app.database.query.schema.alterTable('redemptions_away').renameTo('redemptions').execute();
    expect(answer).toMatchObject({
      status: 503,
      json: { error: { status: 'UNAVAILABLE', message: 'فشل في استرداد الرمز. حاول مرة أخرى.' } },
    });
    expect(await balanceOf(player)).toBe(3);
  });
});

describe('guessing', () => {
  beforeEach(async () => {
    app = await createTestApp({ rateLimits: createRateLimits({ redis: null, secret: 'secret' }) });
    player = await app.verified();
  });

  it('ends after ten tries that failed, also for a code that is right; signing in is not touched by it [RDM-2] [LIMIT-1]', async () => {
    await addCode('SESSION-AB12-CD34');
    for (let count = 0; count < 10; count += 1)
      expect((await callable(player, { code: `SESSION-AAAA-000${count}` })).status).toBe(200);
    const refused = await callable(player, { code: 'SESSION-AB12-CD34' }, 'en');
    expect(refused).toMatchObject({
      status: 429,
      json: {
        error: { status: 'RESOURCE_EXHAUSTED', message: 'Rate limit exceeded for operation. Please try again later.' },
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await player.errorOf(redeemCodeApi.redeem, { code: 'SESSION-AB12-CD34' })).toMatchObject({
      code: 'rate-limited',
    });
    expect(await balanceOf(player)).toBe(3);
    await app.visitor().call(accountsApi.signIn, { email: player.user.email, password: player.password });
  });

  it('counts neither what succeeds nor what a person pressed twice [RDM-2]', async () => {
    for (let count = 0; count < 12; count += 1) {
      await addCode(`SESSION-GOOD-${count}`, { limit: 0, sessions: 1 });
      for (let press = 0; press < 2; press += 1) await callable(player, { code: `SESSION-GOOD-${count}` });
    }
    expect(await balanceOf(player)).toBe(15);
  });

  it('by many at once does not slip through [RDM-2]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => callable(player, { code: `SESSION-AAAA-${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});
