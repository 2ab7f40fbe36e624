import { actionCodeDurationMs } from '#shared/accounts/schema.ts';
import type { ActionMode } from '#shared/accounts/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { hashToken, newToken } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';

interface CodeDeps {
  readonly clock: Clock;
  readonly secret: string;
}

/** Ends the codes that were mailed for these and not used. */
export async function supersedeCodes(
  tx: Tx,
  deps: CodeDeps,
  userId: string,
  ...modes: readonly ActionMode[]
): Promise<void> {
  await tx
    .updateTable('action_codes')
    .set({ superseded_at: new Date(deps.clock.now()) })
    .where('user_id', '=', userId)
    .where('mode', 'in', modes)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}

/** A new code for an address, which ends the older ones. Stored hashed. */
export async function issueCode(
  tx: Tx,
  deps: CodeDeps,
  owner: { readonly userId: string; readonly email: string; readonly mode: ActionMode },
): Promise<string> {
  await supersedeCodes(tx, deps, owner.userId, owner.mode);
  const code = newToken();
  const now = deps.clock.now();
  await tx
    .insertInto('action_codes')
    .values({
      id: hashToken(code, deps.secret),
      user_id: owner.userId,
      mode: owner.mode,
      email: owner.email,
      created_at: new Date(now),
      expires_at: new Date(now + actionCodeDurationMs[owner.mode]),
      used_at: null,
      superseded_at: null,
    })
    .execute();
  return code;
}

/** Uses a code up; of several concurrent uses one succeeds. */
export async function redeemCode(
  tx: Tx,
  deps: CodeDeps,
  mode: ActionMode,
  code: string,
): Promise<{ userId: string; email: string }> {
  const now = new Date(deps.clock.now());
  const id = hashToken(code, deps.secret);
  // The account before its codes, as in issuing one: two at once wait for each other instead of locking up.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (build) => build.selectFrom('action_codes').select('user_id').where('id', '=', id))
    .forUpdate()
    .execute();
  const used = await tx
    .updateTable('action_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('mode', '=', mode)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (used !== undefined) return { userId: used.user_id, email: used.email };
  const known = await tx
    .selectFrom('action_codes')
    .select('used_at')
    .where('id', '=', id)
    .where('mode', '=', mode)
    .executeTakeFirst();
  throw refusalOf(known);
}

/** How long the reason of an ended code is kept; after that the code is unknown. */
const keptAfterEndMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes codes that ended long ago. */
export async function forgetOldCodes(database: Database, { clock }: Pick<CodeDeps, 'clock'>): Promise<void> {
  await database.query
    .deleteFrom('action_codes')
    .where('expires_at', '<=', new Date(clock.now() - keptAfterEndMs))
    .execute();
}

/** Rejects a code that could not be redeemed now, without using it, before expensive work. Returns its user's id. */
export async function checkCode(
  database: Database,
  deps: CodeDeps,
  mode: ActionMode,
  code: string,
): Promise<{ email: string }> {
  const known = await database.query
    .selectFrom('action_codes')
    .select(['email', 'used_at', 'superseded_at', 'expires_at'])
    .where('id', '=', hashToken(code, deps.secret))
    .where('mode', '=', mode)
    .executeTakeFirst();
  const isLive =
    known?.used_at === null && known.superseded_at === null && known.expires_at.getTime() > deps.clock.now();
  if (!isLive) throw refusalOf(known);
  return { email: known.email };
}

// Decision 005: unknown, used and expired are distinguished.
function refusalOf(known: { readonly used_at: Date | null } | undefined): AppError {
  if (known === undefined) return new AppError('auth/invalid-action-code', { params: { reason: 'malformed' } });
  if (known.used_at !== null) return new AppError('auth/invalid-action-code', { params: { reason: 'used' } });
  return new AppError('auth/expired-action-code');
}
