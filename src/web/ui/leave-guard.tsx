import { startTransition, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  NavigationType,
  parsePath,
  Router,
  type Location,
  type Navigator,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import { useText } from '../lib/language.ts';
import { lostBetween, lostWith, useLeaveQuestion } from '../lib/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Made with `v5Compat`, so that it also notifies about its own pushes. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

interface Leaving {
  readonly to: Pick<Location, 'pathname' | 'search'>;
  readonly leave: () => void;
}

/**
 * The router. Asks before unsaved input below it is left, and names the loss. The library can block only in its data
 * router, which is twice the code of all that the page uses of it.
 */
export function GuardedRouter({ history, children }: { history: History; children: ReactNode }) {
  const { shown, leaving, stay, navigator } = useGuardedHistory(history);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
      <LeaveDialog here={shown.location} leaving={leaving} stay={stay} />
    </Router>
  );
}

function useGuardedHistory(history: History) {
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const here = useRef(history.location);
  /** The next pop only takes back one that is blocked, or is one that the user has confirmed. */
  const nextPop = useRef<'return' | 'confirmed' | null>(null);
  useLayoutEffect(
    () =>
      history.listen(({ action, location, delta }) => {
        const known = nextPop.current;
        nextPop.current = null;
        if (known === 'return') return;
        if (
          action === NavigationType.Pop &&
          known === null &&
          delta !== null &&
          lostBetween(here.current, location).length > 0
        ) {
          const repeat = () => {
            nextPop.current = 'confirmed';
            history.go(delta);
          };
          setLeaving({ to: location, leave: repeat });
          nextPop.current = 'return';
          history.go(-delta);
          return;
        }
        here.current = location;
        setLeaving(null);
        startTransition(() => setShown({ action, location }));
      }),
    [history],
  );
  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      replace: (to, state) => history.replace(to, state),
      push(to, state) {
        const { pathname = here.current.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
        const leave = () => history.push(to, state);
        if (lostBetween(here.current, { pathname, search }).length > 0) setLeaving({ to: { pathname, search }, leave });
        else leave();
      },
    }),
    [history],
  );
  return { shown, leaving, stay: () => setLeaving(null), navigator };
}

interface DialogProps {
  readonly here: Location;
  readonly leaving: Leaving | null;
  readonly stay: () => void;
}

function LeaveDialog({ here, leaving, stay }: DialogProps) {
  const { unsaved } = useText().shell;
  const { question, answer } = useLeaveQuestion();
  const losses = leaving !== null ? lostBetween(here, leaving.to) : question === null ? [] : lostWith(question.modal);
  const end = () => {
    answer();
    stay();
  };
  return (
    <ConfirmDialog
      open={leaving !== null || question !== null}
      onClose={end}
      title={unsaved.title}
      confirm={unsaved.leave}
      keep={unsaved.stay}
      busy={false}
      onConfirm={() => {
        end();
        (leaving ?? question)?.leave();
      }}
    >
      {losses.map((loss) => (
        <p key={loss}>{unsaved.losses[loss]}</p>
      ))}
    </ConfirmDialog>
  );
}
