import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { optionViews, setAside } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { ContestBody } from '../contest/contest-body.tsx';
import { FallenClues } from './fallen-clues.tsx';
import { FitText } from './fit-text.tsx';
import { FlipBar } from './flip-bar.tsx';
import { OptionList } from './option-list.tsx';
import { hasMedia, QuestionMedia } from './question-media.tsx';
import { ReadingLine } from './reading-line.tsx';
import { SecretWord } from './secret-word.tsx';
import { Strip } from './strip.tsx';
import styles from './open-card.module.css';

/** On the card while the question may be answered, and while it is closed and not yet revealed. */
export function OpenCard({ open }: { open: OpenQuestion }) {
  return (
    <>
      <Body open={open} />
      <CardFoot open={open} />
    </>
  );
}

function Body({ open }: { open: OpenQuestion }) {
  const { pack } = useGameContext();
  const { question, rules } = openContext(pack, open);
  if (question.kind === 'secret-word') return <SecretWord key={question.id} question={question} />;
  if (question.kind === 'falling-clues') return <FallenClues open={open} />;
  return rules.contest ? <ContestBody open={open} /> : <QuestionBody open={open} />;
}

function QuestionBody({ open }: { open: OpenQuestion }) {
  const kinds = useText().games.question.kinds;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const { question } = openContext(pack, open);
  return (
    <div className={styles.body} data-media={question.media !== undefined || undefined}>
      <FitText key={localized(question.text)} kind={question.kind === 'saying' ? kinds.saying : undefined}>
        {localized(question.text)}
      </FitText>
      {hasMedia(question) && <QuestionMedia key={question.id} question={question} isPaused={open.paused} />}
    </div>
  );
}

function CardFoot({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const aside = setAside(pack, open);
  const options = optionViews(pack, open);
  return (
    <div className="grid gap-[clamp(6px,1.4vmin,16px)]">
      {aside && (
        <Strip>
          <span>
            {text.flip.old}: <b>{localized(aside.answer)}</b>
          </span>
        </Strip>
      )}
      {open.isAfterObjection && <Strip>{text.afterObjection}</Strip>}
      <FlipBar open={open} />
      <ReadingLine open={open} />
      {open.fiftyFifty && pack.answerMode === 'open' && <Strip>{text.fiftyFifty.label}</Strip>}
      {options.length > 0 && <OptionList options={options} mayChoose={pack.answerMode === 'choices'} open={open} />}
    </div>
  );
}
