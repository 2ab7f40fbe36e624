import { useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { stored } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSendVerificationMail, useVerificationWatch } from '../queries.ts';
import { resendNote } from './resend-note.ts';

/** A banner while the signed-in user hasn't verified their address [AUTH-7]. */
export function VerificationBanner() {
  const { user } = useSession();
  const [dismissedUid, setDismissedUid] = useState(() => stored.dismissedVerification.read());
  const isUnverified = user !== null && !user.emailVerified;
  // Put away or not, the page still has to learn of it.
  useVerificationWatch(isUnverified);
  if (!isUnverified || dismissedUid === user.uid) return null;
  const dismiss = () => {
    stored.dismissedVerification.write(user.uid);
    setDismissedUid(user.uid);
  };
  return <Banner email={user.email} onDismiss={dismiss} />;
}

function Banner({ email, onDismiss }: { email: string; onDismiss: () => void }) {
  const text = useText();
  const describe = useErrorText();
  const send = useSendVerificationMail();
  const { banner } = text.shell;
  const resend = () =>
    send.mutate(
      {},
      {
        onSuccess: () => showToast({ id: 'verification-mail', title: banner.sent, description: banner.sentTo(email) }),
        onError: (error) =>
          showToast({
            id: 'verification-mail',
            variant: 'destructive',
            title: describe(error),
            description: resendNote(text, error),
          }),
      },
    );
  return (
    <aside aria-label={banner.title} className="page-width">
      <div
        className={[
          'relative flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl bg-raised ps-4 pe-14 py-1.5',
          'shadow-[inset_0_0_0_1.5px_var(--edge)] sm:pe-1.5',
        ].join(' ')}
      >
        <Icon name="mail" className="text-saffron-text max-sm:hidden" />
        <p className="min-w-0 grow basis-60 py-1.5">
          <strong className="me-2 max-sm:block">{banner.title}</strong>
          <span className="text-quiet">{banner.body}</span>
        </p>
        <span className="-ms-3 flex flex-wrap items-center sm:ms-0">
          <Button variant="bare" className="text-base" busy={send.isPending} onClick={resend}>
            {banner.resend}
          </Button>
          <Link to={pathTo('verifyEmail')} className="button button-bare text-base">
            {banner.goToPage}
          </Link>
        </span>
        <IconButton
          icon="close"
          label={banner.dismiss}
          onClick={onDismiss}
          className="size-11 bg-transparent shadow-none max-sm:absolute max-sm:end-1 max-sm:top-1"
        />
      </div>
    </aside>
  );
}
