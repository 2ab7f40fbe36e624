/** One purchase in this process: the states of its life, the calls that may meet at it, and what is left of it. */
import { pino } from 'pino';
import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { User } from '#shared/accounts/schema.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Database } from '#server/platform/database/index.ts';
import { createOutbox } from '#server/platform/outbox.ts';
import { changeStatus, getAnyPurchase, refundByStaff } from '#server/store/admin/purchases.ts';
import { checkPurchase, openPurchase, payAgain } from '#server/store/checkout.ts';
import type { InAppDeps } from '#server/store/deps.ts';
import { checkDuePayments } from '#server/store/poller.ts';
import { noInApp } from '#server/store/settings.ts';
import { takeWebhook } from '#server/store/webhooks.ts';
import type { Sandbox } from '#server/store/payment/sandbox-provider.ts';
import { fixedClock, type FixedClock } from '#testing/fixed-clock.ts';
import { payingDeps, payingSecret } from '#testing/paying.ts';
import { webhookOf } from './money-actors.ts';
import type { Deeds, End } from './money-verdict.ts';

const buyerId = 'buyer';
const staffId = 'staff';
const code = 'LAST';
/** What the poller waits for is due then; pages of the bank are open for longer. */
const dueMs = 11 * 60_000;

/** Everything that a purchase's life writes, those first that others refer to. */
const tables = [
  'users',
  'session_ledger',
  'discount_codes',
  'purchases',
  'discount_reservations',
  'payment_attempts',
  'purchase_events',
  'provider_events',
  'sandbox_payments',
  'store_daily_stats',
  'audit_log',
  'outbox',
] as const;

export const callNames = [
  'buyer pays',
  'bank declines',
  'webhook',
  'webhook of a refund',
  'return page',
  'buyer pays again',
  'refund',
  'refund in records',
  'staff mark it completed',
  'staff mark it failed',
  'poll',
] as const;
export type CallName = (typeof callNames)[number];

export const stateNames = [
  'open',
  'declined at the bank',
  'captured',
  'failed',
  'paid',
  'marked completed',
  'paid twice',
  'refund asked',
  'refunded at the bank',
  'refunded',
] as const;
export type StateName = (typeof stateNames)[number];

/** The calls that made a state. */
const histories: Readonly<Record<StateName, readonly CallName[]>> = {
  open: [],
  'declined at the bank': ['bank declines'],
  captured: ['buyer pays'],
  failed: ['bank declines', 'return page'],
  paid: ['buyer pays', 'return page'],
  'marked completed': ['staff mark it completed'],
  'paid twice': ['staff mark it completed', 'buyer pays', 'webhook'],
  'refund asked': ['buyer pays', 'return page', 'refund'],
  'refunded at the bank': ['buyer pays', 'return page', 'refund'],
  refunded: ['buyer pays', 'return page', 'refund'],
};

export interface Steps {
  readonly clock: FixedClock;
  /** Puts the purchase, and everything beside it, into this state. */
  restore(state: StateName): Promise<void>;
  /** Answers `done` or the code that it was rejected with; any other error as its text. */
  call(name: CallName): Promise<string>;
  /** The bank says again what it has to say, and the poller comes. */
  settle(): Promise<void>;
  look(): Promise<End>;
}

/** What calls did that were answered so, in this order; null: without an answer. */
export function deedsOf(
  state: StateName,
  met: readonly { readonly name: CallName; readonly answer: string | null }[],
): Deeds {
  const all = [...histories[state].map((name) => ({ name, answer: 'done' })), ...met];
  const isDone = ({ answer }: (typeof all)[number]) => answer === 'done';
  const mayBeDone = ({ answer }: (typeof all)[number]) => answer === 'done' || answer === null;
  const refunds = all.filter(({ name }) => name === 'refund' || name === 'refund in records');
  const takingBack = refunds.filter(({ name }) => name === 'refund');
  return {
    refunds: refunds.some(isDone),
    mayRefund: refunds.some(mayBeDone),
    takesBack: takingBack.some(isDone),
    mayTakeBack: takingBack.some(mayBeDone),
    isMarkedPaid: all.some(({ name }) => name === 'staff mark it completed'),
    isRefundedInRecords: all.some(({ name }) => name === 'refund in records'),
  };
}

export async function createSteps(database: Database): Promise<Steps> {
  const clock = fixedClock();
  const log = pino({ level: 'silent' });
  const outbox = createOutbox({ database, clock, logger: log });
  const paying = payingDeps(
    { database, clock, outbox, server: { fastify: { log } } },
    { provider: null, tap: null, myFatoorah: null },
  );
  const deps = { ...paying, inApp: noInApp, receipts: null };
  await addBuyer(database, clock);
  const user = { uid: buyerId, email: 'buyer@proof.test', displayName: 'بو فهد', phoneNumber: null } as User;
  const caller = { sessionId: '', user };
  const order = {
    items: [{ packageId: 'five-sessions', quantity: 1 }],
    discountCode: code,
    method: 'online' as const,
    expectedTotalFils: null,
  };
  const { purchase } = await openPurchase(deps, caller, order, 'the order of the proof', 'ar');
  const { id: page } = await database.query.selectFrom('sandbox_payments').select('id').executeTakeFirstOrThrow();
  const actor: Actor = { deps, sandbox: paying.sandbox, caller, purchaseId: purchase.id, page };
  const call = (name: CallName) => answerOf(callOf(actor, name));
  const openedAt = clock.now();
  const states = await takeStates(actor, call);
  return {
    clock,
    call,
    restore(state) {
      clock.moveBy(openedAt + dueMs - clock.now());
      return write(database, present(states.get(state), state));
    },
    async settle() {
      const pages = await database.query.selectFrom('sandbox_payments').select(['id', 'state']).execute();
      for (const { id, state } of pages)
        if (state !== 'open') await takeWebhook(deps, webhookFrom(id, state, `${state}-again`));
      clock.moveBy(dueMs);
      await checkDuePayments(deps);
    },
    look: () => look(actor),
  };
}

interface Actor {
  readonly deps: InAppDeps;
  readonly sandbox: Sandbox;
  readonly caller: Parameters<typeof openPurchase>[1];
  readonly purchaseId: string;
  /** The bank's, of the first try to pay. */
  readonly page: string;
}

async function addBuyer({ query }: Database, clock: FixedClock): Promise<void> {
  const at = new Date(clock.now());
  await sql`insert into users (id, email, display_name, preferences, created_at) values (${buyerId}, 'buyer@proof.test', 'بو فهد', '{}', ${at})`.execute(
    query,
  );
  await query
    .insertInto('discount_codes')
    .values({
      id: 'the code of the proof',
      code,
      discount_type: 'percentage',
      discount_value: 33,
      package_ids: null,
      usage_limit: 1,
      end_date: null,
      last_used_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** By state, the statements that write it. */
async function takeStates(
  { deps, purchaseId }: Actor,
  call: (name: CallName) => Promise<string>,
): Promise<ReadonlyMap<StateName, string>> {
  const { query } = deps.database;
  const states = new Map<StateName, string>();
  const keep = async (name: StateName) => void states.set(name, await readState(deps.database));
  const from = (name: StateName) => write(deps.database, present(states.get(name), name));
  const after = async (...names: readonly CallName[]) => {
    for (const name of names) if ((await call(name)) !== 'done') throw new Error(`${name} was rejected`);
    await deps.outbox.drain();
  };
  await keep('open');
  await after('bank declines');
  await keep('declined at the bank');
  await after('return page');
  await keep('failed');
  await from('open');
  await after('buyer pays');
  await keep('captured');
  await after('return page');
  await keep('paid');
  // As by a crash before the bank was asked.
  const pending = { refund_pending: true, refund_takes_back: true };
  await query.updateTable('purchases').set(pending).where('id', '=', purchaseId).execute();
  await keep('refund asked');
  await query.updateTable('sandbox_payments').set({ state: 'refunded' }).execute();
  await keep('refunded at the bank');
  await from('paid');
  await after('refund');
  await keep('refunded');
  await from('open');
  await after('staff mark it completed');
  await keep('marked completed');
  // Its second payment is known, and not yet given back.
  for (const name of ['buyer pays', 'webhook'] as const) await call(name);
  await keep('paid twice');
  return states;
}

async function readState({ query }: Database): Promise<string> {
  // Without triggers: the ledger rejects its own removal.
  const parts = ['set local session_replication_role = replica'];
  for (const name of tables.toReversed()) parts.push(`delete from ${name}`);
  for (const name of tables) {
    const { rows } = await sql<{
      rows: string | null;
    }>`select jsonb_agg(to_jsonb(each))::text as rows from ${sql.table(name)} as each`.execute(query);
    const [found] = rows;
    if (typeof found?.rows !== 'string') continue;
    const literal = found.rows.replaceAll("'", "''");
    parts.push(
      `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, '${literal}')`,
    );
  }
  return parts.join(';\n');
}

function write(database: Database, state: string): Promise<void> {
  return database.transaction(async (tx) => void (await sql.raw(state).execute(tx)));
}

function webhookFrom(page: string, state: 'captured' | 'declined' | 'refunded', event?: string) {
  const { body: rawBody, headers } = webhookOf(payingSecret, page, state, event);
  return { input: { provider: 'sandbox' as const }, rawBody, headers };
}

function callOf({ deps, sandbox, caller, purchaseId: id, page }: Actor, name: CallName): Promise<unknown> {
  const refund = (throughProvider: boolean) =>
    refundByStaff(deps, staffId, { id, throughProvider, takesBack: throughProvider, note: '' });
  const mark = (status: 'completed' | 'failed') => changeStatus(deps, staffId, id, status, '');
  const calls: Readonly<Record<CallName, () => Promise<unknown>>> = {
    'buyer pays': () => sandbox.choose(page, 'webhook-lost'),
    'bank declines': () => sandbox.choose(page, 'decline'),
    webhook: () => takeWebhook(deps, webhookFrom(page, 'captured')),
    'webhook of a refund': () => takeWebhook(deps, webhookFrom(page, 'refunded')),
    'return page': () => checkPurchase(deps, buyerId, id),
    'buyer pays again': () => payAgain(deps, caller, id, 'ar'),
    refund: () => refund(true),
    'refund in records': () => refund(false),
    'staff mark it completed': () => mark('completed'),
    'staff mark it failed': () => mark('failed'),
    poll: () => checkDuePayments(deps),
  };
  return calls[name]();
}

async function look({ deps, purchaseId }: Actor): Promise<End> {
  const { query } = deps.database;
  const { purchase, events } = await getAnyPurchase(deps, purchaseId);
  const ledger = await query.selectFrom('session_ledger').selectAll().orderBy('id').execute();
  const { balance } = await query
    .selectFrom('users')
    .select('game_session_balance as balance')
    .executeTakeFirstOrThrow();
  const kept = await query.selectFrom('sandbox_payments').select('id').where('state', '=', 'captured').execute();
  return {
    purchase,
    events,
    rows: ledger.map(({ id, delta, reason, source_id, balance_after, created_at }) => ({
      ...{ id, delta, reason, sourceId: source_id, balanceAfter: balance_after, at: created_at.getTime() },
    })),
    balance,
    balanceInLedger: ledger.at(-1)?.balance_after ?? 0,
    kept: kept.length,
  };
}

async function answerOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}
