import { beforeEach, describe, expect, it } from 'vitest';
import { purchaseStatuses, transitionPurchase } from '#shared/store/purchase.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { addDiscountCode, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { movePurchase } from './move-purchase.ts';

let app: TestApp;
let purchaseId: string;
beforeEach(async () => {
  app = await createTestApp();
  const buyer = await app.verified();
  await addDiscountCode(app, { code: 'EID', value: 50 });
  purchaseId = (await order(buyer, { discountCode: 'EID' })).purchase.id;
});

const pairs = purchaseStatuses.flatMap((from) => purchaseStatuses.map((to) => [from, to] as const));

/** Everything that a move may touch. */
async function world() {
  const { query } = app.database;
  const purchase = await query
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return {
    purchase,
    granted: (
      await query.selectFrom('session_ledger').select('delta').where('source_id', '=', purchaseId).execute()
    ).map(({ delta }) => delta),
    codeUses: (await query.selectFrom('discount_codes').select('usage_count').executeTakeFirstOrThrow()).usage_count,
    events: (await query.selectFrom('purchase_events').select('kind').where('purchase_id', '=', purchaseId).execute())
      .length,
    news: (await query.selectFrom('outbox').select('id').where('kind', '=', 'store/purchase-moved').execute()).length,
  };
}

const move = (to: PurchaseStatus) =>
  app.database.transaction((tx) => movePurchase(tx, { purchaseId, to, actor: 'poller', at: app.clock.now() }));

describe('moving a purchase in the database', () => {
  it.each(pairs)('from %s to %s does what the rule says [PUR-2] [PUR-3] [PUR-4]', async (from, to) => {
    await app.database.query.updateTable('purchases').set({ status: from }).where('id', '=', purchaseId).execute();
    const before = await world();
    const rule = transitionPurchase(
      {
        status: from,
        totalSessionsGranted: before.purchase.total_sessions_granted,
        sessions: 0,
        discountCode: before.purchase.discount_code,
        discountCodeId: before.purchase.discount_code_id,
        wasRefunded: false,
        refundedFrom: null,
        refundedAt: null,
      },
      to,
      app.clock.now(),
    );
    const moved = await move(to);
    const after = await world();

    if (from === to) {
      // Standing still is no move: the rule has no effect for it either.
      expect(moved).toEqual({ outcome: 'repeated', from, sessions: 0 });
      expect(rule.ok ? rule.value.effects : []).toEqual([]);
      expect(after).toEqual(before);
      return;
    }
    if (!rule.ok) {
      expect(moved).toEqual({ outcome: 'refused', from, sessions: 0 });
      expect(after).toEqual(before);
      return;
    }
    const { purchase, effects } = rule.value;
    const grant = effects.find((effect) => effect.type === 'grant-sessions');
    expect(moved).toEqual({ outcome: 'done', from, sessions: grant?.sessions ?? 0 });
    expect(after.granted).toEqual(grant === undefined ? [] : [grant.sessions]);
    expect(after.codeUses).toBe(effects.some((effect) => effect.type === 'count-discount-use') ? 1 : 0);
    expect(after.purchase).toMatchObject({
      status: purchase.status,
      was_refunded: purchase.wasRefunded,
      refunded_from: purchase.refundedFrom,
      refunded_at: from === 'completed' || from === 'paid' ? new Date(app.clock.now()) : null,
    });
    expect([after.events - before.events, after.news - before.news]).toEqual([1, 1]);
  });

  it('changes nothing for an unknown purchase [PUR-2]', async () => {
    const { outcome } = await app.database.transaction((tx) =>
      movePurchase(tx, { purchaseId: 'none', to: 'paid', actor: 'poller', at: 0 }),
    );
    expect(outcome).toBe('unknown');
  });
});
