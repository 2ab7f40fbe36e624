import { isStealUntaken, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { optionViews, setAside } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { useReadingLeft } from '../../hooks/use-reading-left.ts';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import { ContestBody } from '../contest/contest-body.tsx';
import { ClearingPicture } from './clearing-picture.tsx';
import { FallenClues } from './fallen-clues.tsx';
import { FitText } from './fit-text.tsx';
import { FlipBar } from './flip-bar.tsx';
import { OptionList } from './option-list.tsx';
import { hasMedia, QuestionMedia } from './question-media.tsx';
import { NameThem } from './name-them.tsx';
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
  if (open.study) return <MemoryBody open={open} />;
  if (question.goal !== undefined) return <NameThem open={open} goal={question.goal} />;
  if (question.steps) return <ClearingPicture open={open} />;
  if (question.kind === 'falling-clues') return <FallenClues open={open} />;
  return rules.contest ? <ContestBody open={open} /> : <QuestionBody open={open} />;
}

/** The picture for its time, then the question without it. A pause hides both. */
function MemoryBody({ open }: { open: OpenQuestion }) {
  const text = useText().games.question.memory;
  const { pack } = useGameContext();
  const { question } = openContext(pack, open);
  const isStudied = useReadingLeft(open) !== 0;
  if (!isStudied || !hasMedia(question)) return <QuestionBody open={open} />;
  return open.paused ? (
    <FitText key="held">{text.held}</FitText>
  ) : (
    <div className={styles.study}>
      <QuestionMedia key={question.id} question={question} isPaused={false} />
    </div>
  );
}

function QuestionBody({ open }: { open: OpenQuestion }) {
  const kinds = useText().games.question.kinds;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const { question } = openContext(pack, open);
  // A picture to remember is gone by now.
  const isShown = hasMedia(question) && !open.study;
  return (
    <div className={styles.body} data-media={isShown || undefined}>
      <FitText key={localized(question.text)} kind={question.kind === 'saying' ? kinds.saying : undefined}>
        {localized(question.text)}
      </FitText>
      {isShown && <QuestionMedia key={question.id} question={question} isPaused={open.paused} />}
    </div>
  );
}

function CardFoot({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const aside = setAside(pack, open);
  const isStudied = useReadingLeft(open) !== 0 && open.study === true;
  const options = isStudied ? [] : optionViews(pack, open);
  const room = useRoomOnScreen();
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
      {room && <room.parts.PhoneHint open={open} />}
      {options.length > 0 && (
        <OptionList options={options} mayChoose={pack.answerMode === 'choices' && !isStealUntaken(open)} open={open} />
      )}
    </div>
  );
}
