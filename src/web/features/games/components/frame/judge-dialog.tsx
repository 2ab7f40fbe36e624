import { Suspense } from 'react';
import { useText } from '../../../../lib/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useCloseOnChange } from '../../hooks/use-close-on-change.ts';
import { JudgeAnswer } from './stages.ts';

/** The answer for a judge's phone, called up on request: no code is on the screen otherwise. */
export function JudgeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.play.tools;
  const { question } = useGameContext().state;
  useCloseOnChange(
    open,
    question === null ? null : `${question.cellId} ${question.swapped} ${question.stage === 'revealed'}`,
    onClose,
  );
  return (
    <Dialog open={open && question !== null} onClose={onClose} title={text.judgeTitle}>
      {open && (
        <Suspense fallback={null}>
          <JudgeAnswer />
        </Suspense>
      )}
    </Dialog>
  );
}
