import type { ReactNode } from 'react';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { ApiError, codeOf } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';

export type LinkError = 'expired' | 'used' | 'malformed';

/** The problem of a mailed link; null for other errors. */
export function linkErrorOf(error: Error | null): LinkError | null {
  if (!(error instanceof ApiError)) return null;
  const code = codeOf(passwordApi.completeAction, error);
  if (code === 'auth/expired-action-code') return 'expired';
  if (code === 'auth/invalid-action-code') return error.params['reason'] === 'used' ? 'used' : 'malformed';
  return code === 'system/invalid-input' ? 'malformed' : null;
}

const icons = { expired: 'clock', used: 'history', malformed: 'mail-failed' } as const;

/** Explains the problem of a link, with a way to a new one. The text of `used` depends on the link's purpose. */
export function FailedLink({ kind, used, action }: { kind: LinkError; used: string; action: ReactNode }) {
  const words = useText().accounts.action;
  return (
    <StatePanel
      level={1}
      icon={icons[kind]}
      tone={kind === 'used' ? 'calm' : 'bad'}
      title={words[`${kind}Title`]}
      action={action}
    >
      {kind === 'used' ? used : words[kind]}
    </StatePanel>
  );
}
