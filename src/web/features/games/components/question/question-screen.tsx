import type { ReactNode } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { answeringTeam } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import { OpenCard } from './open-card.tsx';
import { OpenSide } from './open-side.tsx';
import { RevealCard } from './reveal-card.tsx';
import { RevealSide } from './reveal-side.tsx';
import { TurnPill } from './turn-pill.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './question-screen.module.css';

/** One question on the whole screen, from the pick to the award. */
export function QuestionScreen({ open, notice }: { open: OpenQuestion; notice: ReactNode }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  const context = openContext(pack, open);
  const { cell } = context;
  const category = pack.categories[cell.categoryIndex];
  const isRevealed = open.stage === 'revealed';
  const team = teamOf(pack, answeringTeam(state)).name;
  const hasEveryone = Object.keys(open.commitments).length === pack.teams.length;
  const contestStage = hasEveryone ? text.contest.allIn : open.stage === 'own' ? text.contest.everyone : text.closed;
  return (
    <GameFrame
      title={text.title(category ? localized(category.name) : '', cell.value)}
      isMini
      notice={notice}
      middle={<TurnPill />}
    >
      <div className={classNames('hue', styles.screen)} style={{ '--hue': category?.hue }}>
        {isRevealed ? (
          <RevealCard open={open} />
        ) : (
          <OpenCard key={`${open.cellId}-${String(open.swapped)}`} open={open} />
        )}
        {isRevealed ? <RevealSide open={open} /> : <OpenSide open={open} />}
      </div>
      <span className="sr-only" aria-live="polite">
        {!isRevealed &&
          (context.rules.contest
            ? contestStage
            : open.stage === 'steal'
              ? text.stealBy(team)
              : open.stage === 'own'
                ? text.turnOf(team)
                : text.closed)}
      </span>
    </GameFrame>
  );
}
