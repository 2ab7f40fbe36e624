import { answerCodeOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { answerOf } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { AnswerCode } from './answer-code.tsx';
import { HoldToSee } from './hold-to-see.tsx';
import { answerAddress } from './public-address.ts';
import styles from './judge-dialog.module.css';

/** The answer for a judge's phone, called up on request: no code is on the screen otherwise. */
export function JudgeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.play.tools;
  const hasQuestion = useGameContext().state.question !== null;
  return (
    <Dialog open={open && hasQuestion} onClose={onClose} title={text.judgeTitle}>
      {open && <JudgeAnswer />}
    </Dialog>
  );
}

function JudgeAnswer() {
  const text = useText().games.play.tools;
  const holdHint = useText().games.question.secretWord.holdHint;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  if (!state.question) return null;
  const { question } = openContext(pack, state.question);
  const address = answerAddress(answerCodeOf(pack, question), window.location);
  return (
    <>
      <p>{address === null ? text.judgeLocal : text.judgeBody}</p>
      <div className={styles.ways} data-code={address !== null || undefined}>
        {address !== null && <AnswerCode address={address} label={text.judge} className="w-[min(100%,24rem,42dvh)]" />}
        <HoldToSee
          place={address === null ? 'judge' : 'below'}
          label={text.judgeHold}
          hint={holdHint}
          spoken={text.judgeSpoken}
          reveal={() => localized(answerOf(pack, question).answer)}
        />
      </div>
    </>
  );
}
