import { teamOf } from '#shared/games/pack.ts';
import { isGoalReached, isLastQuestion, isStealUntaken, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { answeringTeam } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useGameContext, useLocalized } from '../../hooks/game-context.tsx';
import { useReadingLeft } from '../../hooks/use-reading-left.ts';
import { StealLight } from '../../drama/steal-light.tsx';
import { LastSide } from '../last-question/last-side.tsx';
import { OpenCard } from './open-card.tsx';
import { OpenSide } from './open-side.tsx';
import { QuestionCard } from './question-card.tsx';
import { RevealCard } from './reveal-card.tsx';
import { RevealSide } from './reveal-side.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './question-stage.module.css';

/** Of the last question, which has no category: saffron. */
const lastHue = 42;

/** One question on the whole stage, from the pick to the award. */
export function QuestionStage({ open }: { open: OpenQuestion }) {
  const { pack } = useGameContext();
  const category = pack.categories[openContext(pack, open).cell.categoryIndex];
  const isRevealed = open.stage === 'revealed';
  return (
    <>
      <StealLight />
      <div
        className={classNames('hue', styles.stage)}
        data-race={isStealUntaken(open) || undefined}
        style={{ '--hue': category?.hue ?? lastHue }}
      >
        {/* The reveal changes what the card contains: to build the card again costs as much as the rest of the press. */}
        <QuestionCard key={`${open.cellId}-${String(open.swapped)}`} open={open}>
          {isRevealed ? <RevealCard open={open} /> : <OpenCard open={open} />}
        </QuestionCard>
        {!isRevealed ? <OpenSide open={open} /> : isLastQuestion(open) ? <LastSide /> : <RevealSide open={open} />}
      </div>
      <span className="sr-only" aria-live="polite">
        {!isRevealed && <SpokenStage open={open} />}
      </span>
    </>
  );
}

/** Whose answer counts now, for screen readers; the question itself where it comes after the look at a picture. */
function SpokenStage({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  const isStudied = useReadingLeft(open) === 0 && open.study === true;
  const context = openContext(pack, open);
  if (context.rules.contest) {
    const hasEveryone = Object.keys(open.commitments).length === pack.teams.length;
    return hasEveryone ? text.contest.allIn : open.stage === 'own' ? text.contest.everyone : text.closed;
  }
  const answering = answeringTeam(state);
  if (answering === null) return `${text.stealRace.pill}. ${text.stealRace.title}`;
  const team = teamOf(pack, answering).name;
  if (open.stage === 'steal') return text.stealBy(team);
  if (open.stage === 'own') return isStudied ? localized(context.question.text) : text.turnOf(team);
  return isGoalReached(context) ? text.nameThem.reached : text.closed;
}
