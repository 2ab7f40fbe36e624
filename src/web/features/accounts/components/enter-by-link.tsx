import { useState } from 'react';
import { Navigate } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { keptLink, useSignInByLink } from '../link-queries.ts';
import { AddressForm } from './address-form.tsx';
import { AuthHeading } from './auth-frame.tsx';
import { linkErrorOf, FailedLink, type LinkError } from './failed-link.tsx';

/**
 * Signs in by the mailed code, after a tap. The address is prefilled only on the device that requested the link;
 * elsewhere it is typed, so that a link sent by a stranger can't sign a user in to the stranger's account [AUTH-6].
 */
export function EnterByLink({ oobCode }: { oobCode: string }) {
  const { link } = useText().accounts.ways;
  // As it was when the page opened: signing in clears it.
  const [kept] = useState(keptLink);
  const signIn = useSignInByLink();
  if (signIn.isSuccess) return <Navigate to={kept.from ?? pathTo('home')} replace />;
  const kind = linkErrorOf(signIn.error);
  if (kind !== null) return <FailedEntry kind={kind} />;
  const enter = async (email: string) => {
    const { user } = await signIn.mutateAsync({ oobCode, email });
    // Also for a user whose password was removed before the address was verified (docs/security.md).
    if (user?.hasPassword === false)
      showToast({ id: 'no-password', title: link.noPassword, description: link.noPasswordWhy });
  };
  return (
    <>
      <AuthHeading title={link.enterTitle} lead={kept.email === '' ? link.askAddress : link.enterLead} />
      <AddressForm email={kept.email} submitLabel={link.enter} icon="sign-in" onSubmit={enter} />
    </>
  );
}

export function FailedEntry({ kind }: { kind: LinkError }) {
  const { link } = useText().accounts.ways;
  return (
    <FailedLink
      kind={kind}
      used={link.used}
      action={
        <ButtonLink to={pathTo('emailSignIn')} icon="mail">
          {link.newLink}
        </ButtonLink>
      }
    />
  );
}
