import { isLastQuestion, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import {
  acceptedNames,
  answerMedium,
  forbiddenWords,
  asksAmongOptions,
  optionViews,
  revealedAnswer,
} from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { ContestOutcome, RightOrder } from '../contest/contest-reveal.tsx';
import { LastOutcome } from '../last-question/last-outcome.tsx';
import { AcceptedNames } from './accepted-names.tsx';
import { FitBox } from './fit-box.tsx';
import { OptionList } from './option-list.tsx';
import { AnswerMedia } from './question-media.tsx';
import styles from './reveal-card.module.css';

const longAnswer = 22;

/** On the card after the reveal: the answer, large, with what there is to know about it. */
export function RevealCard({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const { question, rules } = openContext(pack, open);
  const revealed = revealedAnswer(pack, open);
  if (!revealed) return null;
  const answer = localized(revealed.answer);
  const options = optionViews(pack, open);
  const forbidden = forbiddenWords(pack, question);
  const media = answerMedium(pack, question);
  const accepted = acceptedNames(pack, question);
  const wasChosen = options.some(({ chosenBy, look }) => chosenBy !== null && look === 'wrong');
  return (
    <>
      <FitBox className={styles.answer}>
        {media && <AnswerMedia question={{ ...question, media }} />}
        <p className={classNames(styles.asked, styles.question)}>{localized(question.text)}</p>
        <div>
          <p className={styles.label}>
            {accepted ? (accepted.isComplete ? text.nameThem.all : text.nameThem.some) : text.answer}
          </p>
          {question.events ? (
            <RightOrder question={question} />
          ) : accepted ? (
            <AcceptedNames accepted={accepted} />
          ) : (
            <p data-answer className={styles.text} data-long={answer.length > longAnswer || undefined}>
              {answer}
            </p>
          )}
        </div>
        {forbidden !== null && (
          <p className={styles.asked}>
            {text.secretWord.wereForbidden}: {forbidden.map(localized).join(text.secretWord.listSeparator)}
          </p>
        )}
        {isLastQuestion(open) ? <LastOutcome /> : rules.contest && <ContestOutcome open={open} question={question} />}
        {revealed.explanation && (
          <p data-explanation className={styles.explanation}>
            {localized(revealed.explanation)}
          </p>
        )}
      </FitBox>
      {(wasChosen || asksAmongOptions(question)) && (
        <OptionList options={options} open={open} mayChoose={false} onlyChosen={!asksAmongOptions(question)} />
      )}
    </>
  );
}
