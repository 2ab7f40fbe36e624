import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { accountsApi } from '#shared/accounts/api.ts';
import { call } from '../../../lib/api-client.ts';
import { loadAccountTexts } from '../../../lib/language.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { setSessionUser, useSession } from '../../../lib/session.ts';
import { stored } from '../../../lib/storage.ts';

const WelcomeDialog = lazyPage<'WelcomeDialog', { onClose: () => void }>(
  () => import('./welcome-dialog.tsx'),
  'WelcomeDialog',
  loadAccountTexts,
);

/** Welcomes a new account once its address is verified, once per device and account [WELCOME-1]. */
export function Welcome() {
  const { user } = useSession();
  const client = useQueryClient();
  const [greeted, setGreeted] = useState(() => stored.welcomed.read() ?? []);
  if (user === null || !user.isNewUser || !user.emailVerified || greeted.includes(user.uid)) return null;
  const close = () => {
    const all = [...greeted, user.uid];
    stored.welcomed.write(all);
    setGreeted(all);
    // Lost on the way, it is asked again on another device at most.
    call(accountsApi.updateMe, { isNewUser: false }).then(
      ({ user: known }) => setSessionUser(client, known),
      () => undefined,
    );
  };
  return (
    <Suspense fallback={null}>
      <WelcomeDialog onClose={close} />
    </Suspense>
  );
}
