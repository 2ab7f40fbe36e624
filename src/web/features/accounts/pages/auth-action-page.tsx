import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { useVerifyEmail } from '../queries.ts';

/** Where the link in the mail leads. Opening it does nothing yet: mail scanners open links too, so a person taps. */
export function AuthActionPage() {
  const [query] = useSearchParams();
  const oobCode = query.get('oobCode') ?? '';
  const isUnderstood = query.get('mode') === 'verifyEmail' && oobCode !== '';
  return <AuthFrame>{isUnderstood ? <Confirm oobCode={oobCode} /> : <Refused kind="malformed" />}</AuthFrame>;
}

function Confirm({ oobCode }: { oobCode: string }) {
  const { action } = useText().accounts;
  const describe = useErrorText();
  const verify = useVerifyEmail();
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done />;
  const kind = refusalOf(verify.error);
  if (kind !== null) return <Refused kind={kind} />;
  const confirm = () => verify.mutate(oobCode, { onSuccess: () => setIsDone(true) });
  const hasFailed = verify.error !== null;
  return (
    <StatePanel
      level={1}
      icon={hasFailed ? 'cloud-off' : 'mail-check'} tone={hasFailed ? 'bad' : 'calm'} title={hasFailed ? action.failedTitle : action.readyTitle}
      action={<Button size="large" busy={verify.isPending} onClick={confirm}>{action.confirm}</Button>}
    >
      <p role="status">{hasFailed ? describe(verify.error) : action.ready}</p>
    </StatePanel>
  );
}

function Done() {
  const { action } = useText().accounts;
  const { status } = useSession();
  const isHere = status === 'signed-in';
  return (
    <StatePanel
      level={1}
      icon="check" tone="good" title={action.doneTitle}
      action={isHere
        ? <ButtonLink size="large" icon="play" to={pathTo('newGame')}>{action.play}</ButtonLink>
        : <ButtonLink to={pathTo('login')}>{action.signIn}</ButtonLink>}
    >
      {isHere ? action.done : action.doneElsewhere}
    </StatePanel>
  );
}

type RefusalKind = 'expired' | 'used' | 'malformed';

function refusalOf(error: Error | null): RefusalKind | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'auth/expired-action-code') return 'expired';
  if (error.code === 'auth/invalid-action-code') return error.params['reason'] === 'used' ? 'used' : 'malformed';
  return error.code === 'system/invalid-input' ? 'malformed' : null;
}

function Refused({ kind }: { kind: RefusalKind }) {
  const { action } = useText().accounts;
  const { status, user } = useSession();
  const newLink = <ButtonLink to={pathTo('resendVerification')} icon="mail" variant={kind === 'used' ? 'quiet' : 'primary'}>{action.newLink}</ButtonLink>;
  const signIn = <ButtonLink to={pathTo('login')}>{action.signIn}</ButtonLink>;
  const home = <ButtonLink to={pathTo('home')}>{action.home}</ButtonLink>;
  const isDoneAlready = user?.emailVerified === true;
  const ways: Record<RefusalKind, ReactNode> = {
    expired: newLink,
    used: <>{status === 'signed-in' ? home : signIn}{newLink}</>,
    malformed: newLink,
  };
  const icons = { expired: 'clock', used: 'history', malformed: 'mail-failed' } as const;
  return (
    <StatePanel level={1} icon={icons[kind]} tone={kind === 'used' ? 'calm' : 'bad'} title={action[`${kind}Title`]} action={isDoneAlready ? home : ways[kind]}>
      {action[kind]}
    </StatePanel>
  );
}
