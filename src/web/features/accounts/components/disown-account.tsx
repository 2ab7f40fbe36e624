import { useState } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useDisownAccount } from '../link-queries.ts';
import { linkErrorOf, FailedLink, type LinkError } from './failed-link.tsx';

/** For a recipient of a verification mail who didn't sign up: closes that account on request [AUTH-4]. */
export function DisownAccount({ oobCode }: { oobCode: string }) {
  const { action } = useText().accounts;
  const { disown } = action;
  const describe = useErrorText();
  const close = useDisownAccount();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <StatePanel
        level={1}
        icon="check"
        tone="good"
        title={disown.doneTitle}
        action={<ButtonLink to={pathTo('home')}>{action.home}</ButtonLink>}
      >
        {disown.done}
      </StatePanel>
    );
  }
  const kind = linkErrorOf(close.error);
  if (kind !== null) return <FailedDisowning kind={kind} />;
  const hasFailed = close.error !== null;
  return (
    <StatePanel
      level={1}
      icon={hasFailed ? 'cloud-off' : 'mail-failed'}
      tone={hasFailed ? 'bad' : 'calm'}
      title={hasFailed ? disown.failedTitle : disown.title}
      action={
        <Button
          variant="danger"
          size="large"
          busy={close.isPending}
          onClick={() => close.mutate(oobCode, { onSuccess: () => setIsDone(true) })}
        >
          {disown.confirm}
        </Button>
      }
    >
      <p role="status">{hasFailed ? describe(close.error) : disown.lead}</p>
    </StatePanel>
  );
}

/** With an ended code a password reset still leads to the account, since it requires the mailbox too. */
export function FailedDisowning({ kind }: { kind: LinkError }) {
  const { disown } = useText().accounts.action;
  return (
    <FailedLink
      kind={kind}
      used={disown.used}
      action={
        <ButtonLink to={pathTo('forgotPassword')} icon="mail">
          {disown.newPassword}
        </ButtonLink>
      }
    />
  );
}
