import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { User } from '#shared/accounts/schema.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { useWayOn } from '../components/way-on.tsx';
import { useHasLocalMailbox, useVerificationWatch } from '../queries.ts';

/** Waits until the mailed link was used, anywhere, and then continues [AUTH-4]. */
export function VerifyEmailPage() {
  const text = useText();
  const session = useSession();
  const location = useLocation();
  const { verify } = text.accounts;
  if (session.status === 'loading') return <PageLoader />;
  if (session.status !== 'signed-in') {
    return (
      <AuthFrame>
        <StatePanel
          level={1}
          icon="sign-in"
          title={verify.signedOutTitle}
          action={
            <ButtonLink to={pathTo('login')} state={location.state as unknown}>
              {text.accounts.login.submit}
            </ButtonLink>
          }
        >
          {verify.signedOut}
        </StatePanel>
      </AuthFrame>
    );
  }
  return session.user.emailVerified ? <Confirmed /> : <Waiting user={session.user} />;
}

function Confirmed() {
  const { accounts } = useText();
  const navigate = useNavigate();
  const wayOn = useWayOn();
  useEffect(() => {
    showToast({ id: 'verified', title: accounts.verify.done, description: accounts.verify.doneWhy });
    void navigate(wayOn, { replace: true });
  }, [accounts, navigate, wayOn]);
  return <PageLoader />;
}

function Waiting({ user }: { user: User }) {
  const text = useText();
  const { verify } = text.accounts;
  const watch = useVerificationWatch(true);
  const hasMailbox = useHasLocalMailbox();
  const checkNow = async () => {
    const { data } = await watch.refetch();
    if (data?.emailVerified === false)
      showToast({ id: 'not-yet', variant: 'destructive', title: verify.notYet, description: verify.notYetWhy });
  };
  return (
    <AuthFrame>
      <div className="grid justify-items-center gap-3 text-center">
        <Envelope />
        <h1 className="text-4xl">{verify.title}</h1>
        <p className="text-quiet">
          {verify.sentTo}
          <br />
          <LtrValue className="font-semibold break-all text-ink">{user.email}</LtrValue>
        </p>
        <p className="text-quiet">{verify.body}</p>
        <p role="status" className="pill">
          <span
            aria-hidden="true"
            className="size-2.5 rotate-45 animate-[pulse-dim_1.6s_ease-in-out_infinite] rounded-[2px] bg-saffron"
          />
          {verify.waiting}
        </p>
        {hasMailbox && (
          <a href="/dev/mail" target="_blank" rel="noreferrer" className="button button-secondary">
            <Icon name="inbox" />
            {verify.openMailbox}
          </a>
        )}
        <Button variant={hasMailbox ? 'quiet' : 'primary'} busy={watch.isFetching} onClick={() => void checkNow()}>
          {verify.checkNow}
        </Button>
        <div className="mt-2 grid w-full gap-1 border-t border-line pt-4">
          <p className="text-[0.95em] text-quiet">{verify.notArrived}</p>
          <ResendButton label={verify.resend} email={user.email} variant="bare" />
          <Link
            to={pathTo('home')}
            className="grid min-h-11 place-items-center text-quiet underline underline-offset-4"
          >
            {text.shell.nav.home}
          </Link>
        </div>
      </div>
    </AuthFrame>
  );
}

function Envelope() {
  return (
    <svg viewBox="0 0 160 116" aria-hidden="true" className="h-[clamp(4.5rem,13vmin,7rem)] w-auto">
      <rect x="8" y="18" width="144" height="90" rx="14" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <path d="M10 30 80 76 150 30" fill="none" stroke="var(--saffron)" strokeWidth="5" strokeLinejoin="round" />
      <path
        d="M20 96 34 84l14 12Zm28 0 14-12 14 12Zm28 0 14-12 14 12Zm28 0 14-12 14 12Z"
        fill="var(--saffron)"
        opacity=".5"
      />
      <g className="animate-flame">
        <path d="M80 2 96 22 80 42 64 22Z" fill="var(--saffron)" />
        <path d="M80 13 88 22 80 31 72 22Z" fill="#fff7e8" />
      </g>
    </svg>
  );
}
