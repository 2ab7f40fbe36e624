import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGranted, purchaseStatuses } from '#shared/store/purchase.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { listOf, readBookTable } from '#testing/book-tables.ts';
import { addDiscountCode, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createOutbox } from '../platform/outbox.ts';
import { listNextStatuses, movePurchase } from './move-purchase.ts';
import { purchaseMovedKind } from './purchase-changes.ts';

let app: TestApp;
let purchaseId: string;
beforeEach(async () => {
  app = await createTestApp();
  const buyer = await app.verified();
  await addDiscountCode(app, { code: 'EID', value: 50 });
  purchaseId = (await order(buyer, { discountCode: 'EID' })).purchase.id;
});

afterEach(() => vi.useRealTimers());

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
  app.database.transaction((tx) => movePurchase(tx, app, { purchaseId, to, actor: 'poller', at: app.clock.now() }));

describe('moving a purchase in the database', () => {
  it.each(pairs)('from %s to %s does all that belongs to it, or nothing [PUR-2] [PUR-3] [PUR-4]', async (from, to) => {
    await app.database.query.updateTable('purchases').set({ status: from }).where('id', '=', purchaseId).execute();
    const before = await world();
    const moved = await move(to);
    const after = await world();

    if (from === to) {
      expect(moved).toEqual({ outcome: 'repeated', from, sessions: 0 });
      expect(after).toEqual(before);
      return;
    }
    // Refunded is final, paid and completed go to refunded only, open ones anywhere.
    if (from === 'refunded' || (isGranted(from) && to !== 'refunded')) {
      expect(moved).toEqual({ outcome: 'refused', from, sessions: 0 });
      expect(after).toEqual(before);
      return;
    }
    const granted = isGranted(to) ? [before.purchase.total_sessions_granted] : [];
    expect(moved).toEqual({ outcome: 'done', from, sessions: granted[0] ?? 0 });
    expect(after.granted).toEqual(granted);
    expect(after.codeUses).toBe(granted.length);
    const isRefund = to === 'refunded';
    expect(after.purchase).toMatchObject({
      status: to,
      was_refunded: isRefund,
      refunded_from: isRefund && isGranted(from) ? from : null,
      refunded_at: isRefund && isGranted(from) ? new Date(app.clock.now()) : null,
    });
    expect([after.events - before.events, after.news - before.news]).toEqual([1, 1]);
  });

  it('knows the moves that the product describes, and none by which a purchase is granted twice [PUR-2]', async () => {
    const moves = new Map<string, readonly string[]>();
    for (const from of purchaseStatuses) moves.set(from, await listNextStatuses(app.database.query, from));
    const sorted = (to: readonly string[]) => [...to].sort();
    expect(new Map([...moves].map(([from, to]) => [from, sorted(to)]))).toEqual(
      new Map(
        readBookTable('product.md', 'Purchase status').map(({ from = '', to = '' }) => [
          from,
          sorted(to === '' ? [] : listOf(to)),
        ]),
      ),
    );
    const walk = (from: string, grants: number, steps: number): void => {
      expect(grants).toBeLessThanOrEqual(1);
      if (steps === 0) return;
      for (const to of moves.get(from) ?? [])
        walk(to, grants + (to === 'paid' || to === 'completed' ? 1 : 0), steps - 1);
    };
    walk('pending', 0, 6);
  });

  it('counts the use of a code that it knows by its text alone [PUR-3]', async () => {
    await app.database.query
      .updateTable('purchases')
      .set({ discount_code_id: null })
      .where('id', '=', purchaseId)
      .execute();
    await move('failed');
    expect((await world()).codeUses).toBe(0);
    await move('paid');
    expect(
      await app.database.query.selectFrom('discount_codes').select(['usage_count', 'last_used_at']).executeTakeFirst(),
    ).toEqual({ usage_count: 1, last_used_at: new Date(app.clock.now()) });
  });

  it('delivers its change event at the commit, without waiting for the next poll [PUR-2]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const outbox = createOutbox({ ...app, logger: pino({ level: 'silent' }) });
    const delivered = new Promise((resolve) => {
      outbox.on(purchaseMovedKind, (payload) => {
        resolve(payload);
        return Promise.resolve();
      });
    });
    outbox.start();
    await app.database.transaction((tx) =>
      movePurchase(tx, { outbox }, { purchaseId, to: 'paid', actor: 'poller', at: app.clock.now() }),
    );
    expect(await delivered).toEqual({ purchaseId, from: 'pending', to: 'paid' });
    await outbox.stop();
  });

  it('changes nothing for an unknown purchase [PUR-2]', async () => {
    const { outcome } = await app.database.transaction((tx) =>
      movePurchase(tx, app, { purchaseId: 'none', to: 'paid', actor: 'poller', at: 0 }),
    );
    expect(outcome).toBe('unknown');
  });
});
