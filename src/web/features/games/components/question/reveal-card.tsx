import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { optionViews, revealedAnswer } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useLocalized, useGameContext } from '../../engine/game-context.tsx';
import { ContestOutcome, RightOrder } from '../contest/contest-reveal.tsx';
import { CardMeta } from './card-meta.tsx';
import { FitBox } from './fit-box.tsx';
import { OptionList } from './option-list.tsx';
import { AnswerMedia, hasMedia } from './question-media.tsx';

const longAnswer = 22;

/** The answer, large, with what there is to know about it. */
export function RevealCard({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const { question, rules } = openContext(pack, open);
  const revealed = revealedAnswer(pack, open);
  if (!revealed) return null;
  const answer = localized(revealed.answer);
  const options = optionViews(pack, open);
  const wasChosen = options.some(({ chosenBy, look }) => chosenBy !== null && look === 'wrong');
  return (
    <section className="q-card">
      <SaduBand />
      <CardMeta open={open} />
      <FitBox className="q-answer">
        {hasMedia(question) && <AnswerMedia question={question} />}
        <p className="q-asked">{localized(question.text)}</p>
        <div>
          <p className="q-answer-label">{text.answer}</p>
          {question.events ? (
            <RightOrder question={question} />
          ) : (
            <p className="q-answer-text" data-long={answer.length > longAnswer || undefined}>
              {answer}
            </p>
          )}
        </div>
        {rules.contest && <ContestOutcome open={open} question={question} />}
        {revealed.explanation && <p className="q-explanation">{localized(revealed.explanation)}</p>}
      </FitBox>
      {wasChosen && <OptionList options={options} open={open} mayChoose={false} onlyChosen />}
    </section>
  );
}
