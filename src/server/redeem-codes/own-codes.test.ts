import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { addRedeemCode } from '#testing/redeem-codes.ts';
import type { CodeWish } from '#testing/redeem-codes.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let player: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  player = await app.verified();
});

const addCode = (code: string, wish?: CodeWish) => addRedeemCode(app, code, wish);

describe("a person's lists", () => {
  const at = (minutes: number) => new Date(app.clock.now() + minutes * 60_000);

  it('contain the assigned ones, the latest first, and the active redeemed ones, the last used first, by pages of five [RDM-3]', async () => {
    for (let index = 0; index < 7; index += 1) {
      await addCode(`SESSION-MINE-${index}`, {
        sessions: index + 1,
        changes: { assigned_to_user_id: player.user.uid, assigned_at: at(index) },
      });
    }
    await addCode('SESSION-THEM-0001', { changes: { assigned_to_user_id: 'somebody-else', assigned_at: at(50) } });
    await player.call(redeemCodeApi.redeem, { code: 'SESSION-MINE-6' });
    for (let index = 0; index < 6; index += 1) {
      app.clock.moveBy(1000);
      await addCode(`SESSION-OPEN-${index}`, { limit: 0 });
      await player.call(redeemCodeApi.redeem, { code: `SESSION-OPEN-${index}` });
    }
    await app.database.query
      .updateTable('redeem_codes')
      .set({ is_active: false })
      .where('code', 'in', ['SESSION-OPEN-5', 'SESSION-MINE-5'])
      .execute();

    const first = await player.call(redeemCodeApi.listOwn, {});
    const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code.slice('SESSION-'.length));
    expect(codes(first.assignedCodes)).toEqual(['MINE-6', 'MINE-5', 'MINE-4', 'MINE-3', 'MINE-2']);
    expect(codes(first.unusedCodes)).toEqual(['MINE-4', 'MINE-3', 'MINE-2', 'MINE-1', 'MINE-0']);
    expect(codes(first.redeemedCodes)).toEqual(['OPEN-4', 'OPEN-3', 'OPEN-2', 'OPEN-1', 'OPEN-0']);
    expect(first).toMatchObject({ hasMoreAssigned: true, hasMoreUnused: false, hasMoreRedeemed: true });
    expect(first.assignedCodes[0]).toMatchObject({
      sessionsGranted: 7,
      usageType: 'single',
      isActive: true,
      redeemedAt: expect.any(Number) as number,
    });

    const second = await player.call(redeemCodeApi.listOwn, {
      assignedCursor: first.assignedCursor ?? '',
      redeemedCursor: first.redeemedCursor ?? '',
    });
    expect(codes(second.assignedCodes)).toEqual(['MINE-1', 'MINE-0']);
    expect(codes(second.redeemedCodes)).toEqual(['MINE-6']);
    expect(second).toMatchObject({ hasMoreAssigned: false, hasMoreRedeemed: false });
    expect((await player.errorOf(redeemCodeApi.listOwn, { assignedCursor: 'junk' })).status).toBe(400);
  });

  it('find the codes that can still be redeemed among all assigned ones, by pages, though the latest five are used [RDM-3]', async () => {
    for (let index = 0; index < 8; index += 1) {
      await addCode(`SESSION-LEFT-${index}`, {
        changes: { assigned_to_user_id: player.user.uid, assigned_at: at(index) },
      });
    }
    for (let index = 0; index < 5; index += 1) {
      await addCode(`SESSION-DONE-${index}`, {
        changes: { assigned_to_user_id: player.user.uid, assigned_at: at(100 + index) },
      });
      await player.call(redeemCodeApi.redeem, { code: `SESSION-DONE-${index}` });
    }
    const shared = { assigned_to_user_id: player.user.uid, assigned_at: at(50) };
    await addCode('SESSION-FULL-0001', { limit: 1, changes: { ...shared, use_count: 1, is_used: true } });
    await addCode('SESSION-OPEN-0001', { limit: 0, changes: { ...shared, use_count: 3 } });
    await addCode('SESSION-AWAY-0001', { changes: { ...shared, is_active: false } });
    const first = await player.call(redeemCodeApi.listOwn, {});
    expect(first.assignedCodes.map(({ isUnused }) => isUnused)).toEqual([false, false, false, false, false]);
    const codes = ({ unusedCodes }: typeof first) => unusedCodes.map(({ code }) => code.slice('SESSION-'.length));
    expect(codes(first)).toEqual(['OPEN-0001', 'LEFT-7', 'LEFT-6', 'LEFT-5', 'LEFT-4']);
    expect(first.unusedCodes.every(({ isUnused }) => isUnused)).toBe(true);
    const second = await player.call(redeemCodeApi.listOwn, { unusedCursor: first.unusedCursor ?? '' });
    expect([codes(second), first.hasMoreUnused, second.hasMoreUnused]).toEqual([
      ['LEFT-3', 'LEFT-2', 'LEFT-1', 'LEFT-0'],
      true,
      false,
    ]);
  });

  it('are empty at first [RDM-3]', async () => {
    expect(await player.call(redeemCodeApi.listOwn, {})).toEqual({
      assignedCodes: [],
      redeemedCodes: [],
      unusedCodes: [],
      assignedCursor: null,
      unusedCursor: null,
      redeemedCursor: null,
      hasMoreAssigned: false,
      hasMoreUnused: false,
      hasMoreRedeemed: false,
    });
  });

  it('are exported; deleting the account switches off assigned codes and keeps accounting records [AUTH-10]', async () => {
    await addCode('SESSION-MINE-0001', { changes: { assigned_to_user_id: player.user.uid, assigned_at: at(0) } });
    await addCode('SESSION-OPEN-0001');
    await player.call(redeemCodeApi.redeem, { code: 'SESSION-OPEN-0001' });
    expect(await player.call(accountsApi.exportMe, {})).toMatchObject({
      redeemedCodes: [{ code: 'SESSION-OPEN-0001', sessionsGranted: 5, redeemedAt: app.clock.now() }],
      assignedCodes: [{ code: 'SESSION-MINE-0001', sessionsGranted: 5, assignedAt: app.clock.now() }],
    });
    await player.call(accountsApi.deleteMe, { password: player.password });
    const rows = await app.database.query
      .selectFrom('redeem_codes')
      .select(['code', 'is_active', 'use_count'])
      .orderBy('code')
      .execute();
    expect(rows).toEqual([
      { code: 'SESSION-MINE-0001', is_active: false, use_count: 0 },
      { code: 'SESSION-OPEN-0001', is_active: true, use_count: 1 },
    ]);
  });
});
