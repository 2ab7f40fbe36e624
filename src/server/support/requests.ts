import type { z } from 'zod';
import type { supportApi } from '#shared/support/api.ts';
import { emptyDescription } from '#shared/support/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';

/** Stands for whoever has no account, or has none any more (product.md §3). */
const anonymous = 'anonymous';

export async function sendRequest(
  { database, clock }: { readonly database: Database; readonly clock: Clock }, caller: Caller | null,
  input: z.output<typeof supportApi.sendRequest.input>,
): Promise<{ id: string }> {
  const { category, description, gameId, gameState } = input;
  if (description === '') {
    const code = emptyDescription[category];
    throw new AppError(code, { fields: { description: code } });
  }
  const now = new Date(clock.now());
  const id = newId(now.getTime());
  const user = caller?.user;
  await database.query.insertInto('support_requests').values({
    id, category, description,
    user_id: user?.uid ?? anonymous,
    user_email: user?.email ?? input.userEmail ?? null,
    user_name: user?.displayName ?? input.userName ?? null,
    game_id: gameId ?? null, game_state: gameState === undefined ? null : JSON.stringify(gameState),
    status: 'new', notes: null, assigned_to: null, created_at: now, updated_at: now,
  }).execute();
  return { id };
}

export async function countWaiting({ database }: { readonly database: Database }): Promise<{ count: number; oldestAt: number | null }> {
  const { count, oldest } = await database.query.selectFrom('support_requests').where('status', '=', 'new')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')]).executeTakeFirstOrThrow();
  return { count, oldestAt: (oldest as Date | null)?.getTime() ?? null };
}

/** What was asked and answered stays; who asked goes, and with it the names of teams. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('support_requests').where('user_id', '=', userId)
    .set({ user_id: anonymous, user_email: null, user_name: null, game_id: null, game_state: null }).execute();
}

export async function exportUser(tx: Tx, userId: string): Promise<{ supportRequests: unknown[] }> {
  const rows = await tx.selectFrom('support_requests').where('user_id', '=', userId).orderBy('created_at')
    .select(['id', 'category', 'description', 'game_id', 'game_state', 'status', 'created_at']).execute();
  return {
    supportRequests: rows.map((row) => ({
      id: row.id, category: row.category, description: row.description, gameId: row.game_id, gameState: row.game_state,
      status: row.status, createdAt: row.created_at.getTime(),
    })),
  };
}
