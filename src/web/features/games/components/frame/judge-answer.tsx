import { answerCodeOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { answerOf } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import { AnswerCode } from './answer-code.tsx';
import { HoldToSee } from './hold-to-see.tsx';
import { answerAddress } from './public-address.ts';
import styles from './judge-answer.module.css';

/** The answer of the open question: whose phone shows it, or a code for the judge's, and a button that shows it. */
export function JudgeAnswer() {
  const text = useText().games.play.tools;
  const holdHint = useText().games.question.secretWord.holdHint;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  const judgeNote = useRoomOnScreen()?.judgeNote ?? null;
  if (!state.question) return null;
  const { question } = openContext(pack, state.question);
  const address = judgeNote === null ? answerAddress(answerCodeOf(pack, question), window.location) : null;
  return (
    <>
      <p>{judgeNote ?? (address === null ? text.judgeLocal : text.judgeBody)}</p>
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
