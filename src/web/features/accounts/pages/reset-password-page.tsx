import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ResetPassword } from '../components/reset-password.tsx';

/** The form for the new password; without a code it explains where to get one. */
export function ResetPasswordPage() {
  const { reset } = useText().accounts.ways;
  const [query] = useSearchParams();
  const oobCode = query.get('oobCode') ?? '';
  return (
    <AuthFrame>
      {oobCode !== '' ? (
        <ResetPassword oobCode={oobCode} />
      ) : (
        <StatePanel
          level={1}
          icon="mail"
          title={reset.noCodeTitle}
          action={
            <ButtonLink icon="mail" to={pathTo('forgotPassword')}>
              {reset.newLink}
            </ButtonLink>
          }
        >
          {reset.noCode}
        </StatePanel>
      )}
    </AuthFrame>
  );
}
