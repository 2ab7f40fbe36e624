import { useErrorText } from '../../lib/error-text.ts';
import { useText } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { askToLeave } from '../../lib/unsaved.ts';
import { showToast } from '../../ui/toast.tsx';
import { sendUnsentSteps } from '../../features/games/index.ts';

/** Signs out, after asking where something unsaved stands on the page; steps of a game that this device still has are sent first, and where they can't be, it says so. */
export function useSignOut(): () => void {
  const describe = useErrorText();
  const words = useText().games.summary.active;
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
