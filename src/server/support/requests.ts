import { sql } from 'kysely';
import type { z } from 'zod';
import type { supportApi } from '#shared/support/api.ts';
import { emptyDescription, type QuestionFlaw } from '#shared/support/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';

export interface SupportDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Called in the message's transaction when it reports a question. */
  readonly reported: (tx: Tx, questionId: string) => Promise<void>;
}

/** The author without an account, or with a deleted one [SUP-1]. */
const anonymous = 'anonymous';

type Message = z.output<typeof supportApi.sendRequest.input>;

/** Stores a message, once however often it is sent. */
export async function sendRequest(
  { database, clock, reported }: SupportDeps,
  caller: Caller | null,
  message: Message,
): Promise<{ id: string }> {
  checkMessage(caller, message);
  const row = rowOf(caller, message, clock.now());
  return database.transaction(async (tx) => {
    const stored = await tx
      .insertInto('support_requests')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'message_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) {
      return tx
        .selectFrom('support_requests')
        .select('id')
        .where('user_id', '=', row.user_id)
        .where('message_id', '=', row.message_id)
        .executeTakeFirstOrThrow();
    }
    if (row.question_id !== null) await reported(tx, row.question_id);
    return stored;
  });
}

/** A question that a host objected to in a game. */
export interface Objection {
  readonly gameId: string;
  readonly hostId: string;
  readonly host: { readonly email: string | null; readonly name: string | null } | null;
  readonly questionId: string;
  readonly reason: QuestionFlaw;
  readonly at: number;
}

/** Stores an objection as a message about its question, in the transaction that ends the game. */
export async function storeObjection({ clock, reported }: SupportDeps, tx: Tx, objection: Objection): Promise<void> {
  const { gameId, hostId, host, questionId, reason, at } = objection;
  const now = clock.now();
  await tx
    .insertInto('support_requests')
    .values({
      ...emptyRow(now),
      category: 'game_feedback',
      description: '',
      user_id: hostId,
      user_email: host?.email ?? null,
      user_name: host?.name ?? null,
      game_id: gameId,
      question_id: questionId,
      reason,
      written_at: new Date(Math.min(at, now)),
    })
    .execute();
  await reported(tx, questionId);
}

function checkMessage(caller: Caller | null, { category, description, writtenBy }: Message): void {
  // A message queued under one account is never stored under another, or anonymously.
  if (writtenBy !== undefined && writtenBy !== caller?.user.uid) throw new AppError('auth/unauthenticated');
  if (description !== '') return;
  const code = emptyDescription[category];
  throw new AppError(code, { fields: { description: code } });
}

function rowOf(caller: Caller | null, message: Message, now: number) {
  const { category, description, gameId, gameState, questionId, reason, messageId, writtenAt, sentFrom } = message;
  const user = caller?.user;
  return {
    ...emptyRow(now),
    category,
    description,
    user_id: user?.uid ?? anonymous,
    user_email: user?.email ?? message.userEmail ?? null,
    user_name: user?.displayName ?? message.userName ?? null,
    game_id: gameId ?? null,
    game_state: jsonOf(gameState),
    question_id: questionId ?? null,
    reason: reason ?? null,
    message_id: messageId ?? null,
    written_at: new Date(Math.min(writtenAt ?? now, now)),
    sent_from: jsonOf(sentFrom),
  };
}

function emptyRow(now: number) {
  const at = new Date(now);
  return {
    id: newId(now),
    game_state: null,
    message_id: null,
    sent_from: null,
    status: 'new' as const,
    notes: null,
    assigned_to: null,
    created_at: at,
    updated_at: at,
  };
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

export async function countWaiting({
  database,
}: {
  readonly database: Database;
}): Promise<{ count: number; oldestAt: number | null; reportedQuestions: number }> {
  const { count, oldest, reported } = await database.query
    .selectFrom('support_requests')
    .where('status', '=', 'new')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
      fn.count<number>('question_id').distinct().as('reported'),
    ])
    .executeTakeFirstOrThrow();
  return { count, oldestAt: (oldest as Date | null)?.getTime() ?? null, reportedQuestions: reported };
}

/** Question and answer stay; the author is removed, and with them the names of teams. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('support_requests')
    .where('user_id', '=', userId)
    .set({
      user_id: anonymous,
      user_email: null,
      user_name: null,
      game_id: null,
      game_state: null,
      message_id: null,
      sent_from: null,
    })
    .execute();
  // Its assignee is gone: it has to be assigned again.
  await tx
    .updateTable('support_requests')
    .where('assigned_to', '=', userId)
    .set({ assigned_to: null, version: sql<number>`version + 1` })
    .execute();
}

export async function exportUser(tx: Tx, userId: string): Promise<{ supportRequests: unknown[] }> {
  const rows = await tx
    .selectFrom('support_requests')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select([
      'id',
      'category',
      'description',
      'game_id',
      'game_state',
      'question_id',
      'reason',
      'sent_from',
      'status',
      'written_at',
      'created_at',
    ])
    .execute();
  return {
    supportRequests: rows.map((row) => ({
      id: row.id,
      category: row.category,
      description: row.description,
      gameId: row.game_id,
      gameState: row.game_state,
      questionId: row.question_id,
      reason: row.reason,
      sentFrom: row.sent_from,
      status: row.status,
      writtenAt: row.written_at.getTime(),
      createdAt: row.created_at.getTime(),
    })),
  };
}
