import type { ActionMode } from '#shared/accounts/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { hashToken, newToken } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database/index.ts';

interface CodeDeps {
  readonly clock: Clock;
  readonly secret: string;
}

export const actionCodeDurationMs = 24 * 60 * 60 * 1000;

/** Ends the codes that were mailed for this and not used. */
export async function supersedeCodes(tx: Tx, deps: CodeDeps, userId: string, mode: ActionMode): Promise<void> {
  await tx.updateTable('action_codes').set({ superseded_at: new Date(deps.clock.now()) })
    .where('user_id', '=', userId).where('mode', '=', mode)
    .where('used_at', 'is', null).where('superseded_at', 'is', null).execute();
}

/** A new code for an address, which ends the older ones. Stored hashed. */
export async function issueCode(
  tx: Tx, deps: CodeDeps, owner: { readonly userId: string; readonly email: string; readonly mode: ActionMode },
): Promise<string> {
  await supersedeCodes(tx, deps, owner.userId, owner.mode);
  const code = newToken();
  const now = deps.clock.now();
  await tx.insertInto('action_codes').values({
    id: hashToken(code, deps.secret), user_id: owner.userId, mode: owner.mode, email: owner.email,
    created_at: new Date(now), expires_at: new Date(now + actionCodeDurationMs),
    used_at: null, superseded_at: null,
  }).execute();
  return code;
}

/** Uses a code up, for whoever holds it; of several at once one succeeds. */
export async function redeemCode(tx: Tx, deps: CodeDeps, mode: ActionMode, code: string): Promise<{ userId: string; email: string }> {
  const now = new Date(deps.clock.now());
  const id = hashToken(code, deps.secret);
  const used = await tx.updateTable('action_codes').set({ used_at: now })
    .where('id', '=', id).where('mode', '=', mode)
    .where('used_at', 'is', null).where('superseded_at', 'is', null).where('expires_at', '>', now)
    .returning(['user_id', 'email']).executeTakeFirst();
  if (used !== undefined) return { userId: used.user_id, email: used.email };
  const known = await tx.selectFrom('action_codes').select('used_at')
    .where('id', '=', id).where('mode', '=', mode).executeTakeFirst();
  if (known === undefined) throw new AppError('auth/invalid-action-code', { params: { reason: 'malformed' } });
  if (known.used_at !== null) throw new AppError('auth/invalid-action-code', { params: { reason: 'used' } });
  throw new AppError('auth/expired-action-code');
}
