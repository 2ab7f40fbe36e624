import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { originOf } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { AddressForm } from '../components/address-form.tsx';
import { AuthFrame, AuthHeading } from '../components/auth-frame.tsx';
import { EnterByLink } from '../components/enter-by-link.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { textLink } from '../components/other-ways.tsx';
import { GoOn } from '../components/way-on.tsx';
import { useSendSignInLink } from '../link-queries.ts';
import { useVerificationWatch } from '../queries.ts';

/** Signing in without a password: asks for the address, waits for the mail, and completes from its link [AUTH-6]. */
export function EmailSignInPage() {
  const [query] = useSearchParams();
  const oobCode = query.get('oobCode') ?? '';
  return <AuthFrame>{oobCode === '' ? <AskForLink /> : <EnterByLink oobCode={oobCode} />}</AuthFrame>;
}

function AskForLink() {
  const { ways } = useText().accounts;
  const session = useSession();
  const location = useLocation();
  const send = useSendSignInLink();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  // The link may be opened in another tab of this browser: this one then continues itself.
  useVerificationWatch(sentTo !== null);
  if (session.status === 'signed-in') return <GoOn />;
  const state: unknown = location.state;
  const ask = async (email: string) => {
    await send.mutateAsync({ email, from: originOf(location) });
    setTyped(email);
    setSentTo(email);
  };
  if (sentTo !== null)
    return (
      <MailSent title={ways.link.sentTitle} email={sentTo} onAgain={() => setSentTo(null)}>
        {ways.link.sent}
      </MailSent>
    );
  return (
    <>
      <AuthHeading title={ways.link.title} lead={ways.link.lead} />
      <AddressForm email={typed} submitLabel={ways.link.submit} icon="mail" onSubmit={ask} />
      <p className="mt-4 text-center text-quiet">
        {ways.link.forMembersOnly}{' '}
        <Link to={pathTo('register')} state={state} className={textLink}>
          {ways.link.toRegister}
        </Link>
      </p>
      <p className="text-center">
        <Link to={pathTo('login')} state={state} className={textLink}>
          {ways.toPassword}
        </Link>
      </p>
    </>
  );
}
