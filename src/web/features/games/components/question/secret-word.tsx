import type { ReactNode } from 'react';
import { answerCodeOf, type PackQuestion } from '#shared/games/pack.ts';
import { answerOf, forbiddenWords } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import { FitBox } from './fit-box.tsx';
import { AnswerCode } from '../frame/answer-code.tsx';
import { HoldToSee } from '../frame/hold-to-see.tsx';
import { answerAddress } from '../frame/public-address.ts';
import styles from './secret-word.module.css';

/** A word for the actor alone: the task is shown, the word never is [GAME-7]. */
export function SecretWord({ question }: { question: PackQuestion }) {
  const text = useText().games.question.secretWord;
  const localized = useLocalized();
  const act = question.act ?? 'mime';
  return (
    <div className={styles.secret}>
      <FitBox className={styles.act}>
        <b>{text.acts[act]}</b>
        <p data-question-text className={styles.text}>
          {localized(question.text)}
        </p>
        <p>{text.actHints[act]}</p>
      </FitBox>
      <WordForActor question={question} />
    </div>
  );
}

/** The word, with what must not be said where it is described. */
function ShownWord({ question }: { question: PackQuestion }) {
  const text = useText().games.question.secretWord;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const forbidden = forbiddenWords(pack, question);
  const word = localized(answerOf(pack, question).answer);
  if (forbidden === null) return word;
  return (
    <>
      {word}
      <span className={styles.forbidden}>
        {text.forbidden}: {forbidden.map(localized).join(text.listSeparator)}
      </span>
    </>
  );
}

function WordForActor({ question }: { question: PackQuestion }) {
  const text = useText().games.question.secretWord;
  const { pack } = useGameContext();
  const room = useRoomOnScreen();
  const address = answerAddress(answerCodeOf(pack, question), window.location);
  const hold = (
    <HoldToSee
      place={address === null ? 'alone' : 'row'}
      label={text.hold}
      hint={text.holdHint}
      spoken={text.holding}
      reveal={() => <ShownWord question={question} />}
    />
  );
  // If no phone can open the address, hold-to-see replaces the code.
  if (address === null) return <div className={styles.code}>{hold}</div>;
  const code = (note: ReactNode) => (
    <>
      <div className={styles.code}>
        <AnswerCode address={address} label={text.qrLabel} className={styles.picture} />
        <p>
          {text.scan} <small>{question.act === 'describe' ? text.scanHintDescribe : text.scanHint}</small>
          {note}
        </p>
      </div>
      {hold}
    </>
  );
  return room === null ? code(null) : <room.parts.WordOnPhone>{code}</room.parts.WordOnPhone>;
}
