import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { DisownAccount, FailedDisowning } from '../components/disown-account.tsx';
import { EnterByLink, FailedEntry } from '../components/enter-by-link.tsx';
import { linkErrorOf, FailedLink, type LinkError } from '../components/failed-link.tsx';
import { FailedReset, ResetPassword } from '../components/reset-password.tsx';
import { useVerifyEmail } from '../link-queries.ts';

/** Where the link in a mail leads. Opening it does nothing yet: mail scanners open links too, so a person taps. */
export function AuthActionPage() {
  const [query] = useSearchParams();
  return (
    <AuthFrame>
      <Action mode={query.get('mode')} oobCode={query.get('oobCode') ?? ''} />
    </AuthFrame>
  );
}

function Action({ mode, oobCode }: { mode: string | null; oobCode: string }) {
  const isCut = oobCode === '';
  if (mode === 'resetPassword') return isCut ? <FailedReset kind="malformed" /> : <ResetPassword oobCode={oobCode} />;
  if (mode === 'signIn') return isCut ? <FailedEntry kind="malformed" /> : <EnterByLink oobCode={oobCode} />;
  if (mode === 'disownAccount')
    return isCut ? <FailedDisowning kind="malformed" /> : <DisownAccount oobCode={oobCode} />;
  return mode !== 'verifyEmail' || isCut ? <Refused kind="malformed" /> : <Confirm oobCode={oobCode} />;
}

interface Outcome {
  /** True where this browser is in the account. */
  readonly isHere: boolean;
  readonly resetCode: string | null;
  /** The address is confirmed only by the new password. */
  readonly needsPassword: boolean;
}

function Confirm({ oobCode }: { oobCode: string }) {
  const { action } = useText().accounts;
  const describe = useErrorText();
  const verify = useVerifyEmail();
  const [done, setDone] = useState<Outcome | null>(null);
  if (done?.needsPassword === true) {
    return <ResetPassword oobCode={done.resetCode ?? ''} words={action.staff.confirm} byLink={false} />;
  }
  if (done?.isHere === true && done.resetCode !== null) return <DoneWithoutPassword resetCode={done.resetCode} />;
  if (done !== null) return <Done resetCode={done.resetCode} />;
  const kind = linkErrorOf(verify.error);
  if (kind !== null) return <Refused kind={kind} />;
  const confirm = () =>
    verify.mutate(oobCode, {
      onSuccess: ({ user, resetCode = null, needsPassword = false }) =>
        setDone({ isHere: user !== null, resetCode, needsPassword }),
    });
  const hasFailed = verify.error !== null;
  return (
    <StatePanel
      level={1}
      icon={hasFailed ? 'cloud-off' : 'mail-check'}
      tone={hasFailed ? 'bad' : 'calm'}
      title={hasFailed ? action.failedTitle : action.readyTitle}
      action={
        <Button size="large" busy={verify.isPending} onClick={confirm}>
          {action.confirm}
        </Button>
      }
    >
      <p role="status">{hasFailed ? describe(verify.error) : action.ready}</p>
    </StatePanel>
  );
}

/** For staff who confirmed in a session that didn't choose the password: it ended, and a new one is set here. */
function DoneWithoutPassword({ resetCode }: { resetCode: string }) {
  const { action } = useText().accounts;
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing) return <ResetPassword oobCode={resetCode} words={action.staff.replace} byLink={false} />;
  return (
    <StatePanel
      level={1}
      icon="check"
      tone="good"
      title={action.doneTitle}
      action={
        <Button size="large" onClick={() => setIsChoosing(true)}>
          {action.setPassword}
        </Button>
      }
    >
      {action.staff.passwordEnded}
    </StatePanel>
  );
}

function Done({ resetCode }: { resetCode: string | null }) {
  const { action } = useText().accounts;
  const { status } = useSession();
  const [isChoosing, setIsChoosing] = useState(false);
  if (resetCode !== null && isChoosing) return <ResetPassword oobCode={resetCode} byLink={false} />;
  if (resetCode !== null) {
    return (
      <StatePanel
        level={1}
        icon="check"
        tone="good"
        title={action.doneTitle}
        action={
          <>
            <ButtonLink to={pathTo('login')}>{action.signIn}</ButtonLink>
            <Button variant="secondary" onClick={() => setIsChoosing(true)}>
              {action.setPassword}
            </Button>
          </>
        }
      >
        {action.passwordElsewhere}
      </StatePanel>
    );
  }
  const isHere = status === 'signed-in';
  return (
    <StatePanel
      level={1}
      icon="check"
      tone="good"
      title={action.doneTitle}
      action={
        isHere ? (
          <ButtonLink size="large" icon="play" to={pathTo('newGame')}>
            {action.play}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo('login')}>{action.signIn}</ButtonLink>
        )
      }
    >
      {isHere ? action.done : action.doneElsewhere}
    </StatePanel>
  );
}

function Refused({ kind }: { kind: LinkError }) {
  const { action } = useText().accounts;
  const { status, user } = useSession();
  const newLink = (
    <ButtonLink to={pathTo('resendVerification')} icon="mail" variant={kind === 'used' ? 'quiet' : 'primary'}>
      {action.newLink}
    </ButtonLink>
  );
  const signIn = <ButtonLink to={pathTo('login')}>{action.signIn}</ButtonLink>;
  const home = <ButtonLink to={pathTo('home')}>{action.home}</ButtonLink>;
  const isDoneAlready = user?.emailVerified === true;
  const ways: Record<LinkError, ReactNode> = {
    expired: newLink,
    used: (
      <>
        {status === 'signed-in' ? home : signIn}
        {newLink}
      </>
    ),
    malformed: newLink,
  };
  return <FailedLink kind={kind} used={action.used} action={isDoneAlready ? home : ways[kind]} />;
}
