import { accountsApi } from '#shared/accounts/api.ts';
import { AppError } from '../platform/app-error.ts';
import { versionOf } from '../platform/live/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { AccountDeps } from './accounts.ts';
import { userOf } from './queries.ts';

/** The change event of an account. */
export function changeOfUser(userId: string): string {
  return `me/${userId}`;
}

/** The live topic of the user's own record: balance, role, verified address [USER-2]. Ends with the session. */
export function meTopic({ database, clock }: Pick<AccountDeps, 'database' | 'clock'>): DescribedTopic {
  return {
    description: {
      name: 'me',
      access: 'signed-in',
      summary: "The caller's own record: balance, role, verified address. Ends with the session.",
      data: accountsApi.getMe.output,
    },
    isShared: false,
    owns: (name) => name === 'me',
    changeNameOf: (caller, name) => (caller === null ? name : changeOfUser(caller.user.uid)),
    async read(caller, _, after) {
      if (caller === null) throw new AppError('auth/unauthenticated');
      const row = await database.query
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .where('sessions.id', '=', caller.sessionId)
        .where('sessions.expires_at', '>', new Date(clock.now()))
        .where('users.disabled', '=', false)
        .executeTakeFirst();
      if (row === undefined) throw new AppError('auth/unauthenticated');
      const data = { user: userOf(row) };
      const version = versionOf(data);
      return version === after ? null : { version, data };
    },
  };
}
