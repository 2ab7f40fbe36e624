import { useErrorText } from '../../lib/error-text.ts';
import { useText } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { askToLeave } from '../../lib/unsaved.ts';
import { showToast } from '../../ui/toast.tsx';
import { sendUnsentSteps } from '../../features/games/index.ts';

/**
 * Signs out. Asks first when the page has unsaved input. Sends the unsent steps of games before, and says so when that
 * fails.
 */
export function useSignOut(): () => void {
  const describe = useErrorText();
  const words = useText().shell.unsentSteps;
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const leave = () => {
    signOut(uid, user?.notificationsEnabled).catch((error: unknown) =>
      showToast({ variant: 'destructive', title: describe(error) }),
    );
  };
  return () =>
    askToLeave(() => {
      sendUnsentSteps(uid)
        .catch(() => 0)
        .then((left) => {
          if (left === 0) leave();
          else
            showToast({
              id: 'unsent',
              variant: 'destructive',
              durationMs: 12_000,
              title: words.leaveUnsent(left),
              action: { label: words.leaveAnyway, onSelect: leave },
            });
        }, leave);
    });
}
