import type { ReactNode } from 'react';
import { NavigationType, useBlocker, useLocation, type BlockerFunction } from 'react-router';
import { useText } from '../lib/language.ts';
import { lostBetween, lostWith, useLeaveQuestion } from '../lib/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const isLeaving: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== NavigationType.Replace && lostBetween(currentLocation, nextLocation).length > 0;

/** Asks before unsaved input below it is left, and names the loss. A router can have only one of these. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { unsaved } = useText().shell;
  const here = useLocation();
  const blocker = useBlocker(isLeaving);
  const { question, answer } = useLeaveQuestion();
  const isBlocked = blocker.state === 'blocked';
  const losses = isBlocked ? lostBetween(here, blocker.location) : question === null ? [] : lostWith(question.modal);
  const stay = () => {
    answer();
    blocker.reset?.();
  };
  const leave = () => {
    answer();
    if (isBlocked) blocker.proceed();
    else question?.leave();
  };
  return (
    <>
      {children}
      <ConfirmDialog
        open={isBlocked || question !== null}
        onClose={stay}
        title={unsaved.title}
        confirm={unsaved.leave}
        keep={unsaved.stay}
        busy={false}
        onConfirm={leave}
      >
        {losses.map((loss) => (
          <p key={loss}>{unsaved.losses[loss]}</p>
        ))}
      </ConfirmDialog>
    </>
  );
}
