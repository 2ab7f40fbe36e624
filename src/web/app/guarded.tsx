import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hasRole } from '#shared/accounts/roles.ts';
import type { User } from '#shared/accounts/schema.ts';
import { useErrorText } from '../lib/error-text.ts';
import { useText } from '../lib/language.ts';
import { originHere } from '../lib/origin.ts';
import { pathTo, type Guard } from '../lib/paths.ts';
import { usePlayer, useSession } from '../lib/session.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { FailedState } from '../ui/state-panel.tsx';
import { showToast } from '../ui/toast.tsx';

/** Shows a page only to permitted users; redirects others to where they can become one, and back. */
export function Guarded({
  guard,
  isOnDevice = false,
  children,
}: {
  guard: Guard;
  isOnDevice?: boolean;
  children: ReactNode;
}) {
  if (guard === 'open') return children;
  return (
    <SignedIn guard={guard} isOnDevice={isOnDevice}>
      {children}
    </SignedIn>
  );
}

function SignedIn({
  guard,
  isOnDevice,
  children,
}: {
  guard: Exclude<Guard, 'open'>;
  isOnDevice: boolean;
  children: ReactNode;
}) {
  const session = useSession();
  const player = usePlayer();
  const location = useLocation();
  const describe = useErrorText();
  if (isOnDevice && session.status !== 'signed-in' && player?.emailVerified === true) return children;
  switch (session.status) {
    case 'loading':
      return <PageLoader />;
    case 'failed':
      return <FailedState className="py-16" message={describe(session.error)} onRetry={session.retry} />;
    case 'signed-out':
      return <Navigate to={pathTo('login')} replace state={originHere(location)} />;
    case 'signed-in':
      return (
        <Known guard={guard} user={session.user}>
          {children}
        </Known>
      );
  }
}

/** The same order as the server's: the address first, then the role. */
function Known({ guard, user, children }: { guard: Exclude<Guard, 'open'>; user: User; children: ReactNode }) {
  if (guard === 'signed-in') return children;
  if (!user.emailVerified) return <ToVerification />;
  return guard === 'verified' || hasRole(user.role, guard) ? children : <Navigate to={pathTo('home')} replace />;
}

function ToVerification() {
  const text = useText();
  const location = useLocation();
  useEffect(() => {
    showToast({
      id: 'verification-required',
      variant: 'destructive',
      title: text.shell.guard.verificationRequired,
      description: text.shell.guard.verificationRequiredWhy,
    });
  }, [text]);
  return <Navigate to={pathTo('resendVerification')} replace state={originHere(location)} />;
}
