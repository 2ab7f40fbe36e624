import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { AddressForm } from '../components/address-form.tsx';
import { AuthFrame, AuthHeading } from '../components/auth-frame.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { textLink } from '../components/other-ways.tsx';
import { useSendPasswordReset } from '../link-queries.ts';

/** Requests a password reset; also for a signed-in user: the mail about a changed password links here [AUTH-5]. */
export function ForgotPasswordPage() {
  const { ways, resend } = useText().accounts;
  const location = useLocation();
  const session = useSession();
  const send = useSendPasswordReset();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  if (session.status === 'loading') return <PageLoader />;
  const ask = async (email: string) => {
    await send.mutateAsync(email);
    setTyped(email);
    setSentTo(email);
  };
  return (
    <AuthFrame>
      {sentTo !== null ? (
        <MailSent title={ways.forgot.sentTitle} email={sentTo} onAgain={() => setSentTo(null)}>
          {ways.forgot.sent}
        </MailSent>
      ) : (
        <>
          <AuthHeading title={ways.forgot.title} lead={ways.forgot.lead} />
          <AddressForm
            email={typed ?? session.user?.email ?? ''}
            submitLabel={ways.forgot.submit}
            icon="mail"
            onSubmit={ask}
            onFocus={send.prepare}
          />
        </>
      )}
      {session.status !== 'signed-in' && (
        <p className="mt-4 text-center">
          <Link to={pathTo('login')} state={location.state as unknown} className={textLink}>
            {resend.toLogin}
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
