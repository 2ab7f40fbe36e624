import { memo, useEffect, useRef, useState } from 'react';
import { hasStatus } from '#shared/games/lifelines.ts';
import { teamOf } from '#shared/games/pack.ts';
import { isDoubled } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import styles from './turn-call.module.css';

/**
 * Announces the team whose turn begins, briefly over the board; always for screen readers. `isHeld` while a scene of the
 * last question is still played.
 */
export const TurnCall = memo(function TurnCall({ isHeld = false }: { isHeld?: boolean }) {
  const text = useText().games.play.board;
  const { pack, state } = useGameContext();
  const [called, setCalled] = useState<number | null>(null);
  const before = useRef(state.turn);
  useEffect(() => {
    // Not for a turn that was there when the page came, nor for one that undo brought back.
    if (state.turn > before.current) setCalled(state.turn);
    before.current = state.turn;
  }, [state.turn]);
  if (state.phase !== 'board') return null;
  const team = teamOf(pack, state.currentTeamIndex);
  const extra = isDoubled(state)
    ? text.doubled
    : hasStatus(state, state.currentTeamIndex, 'flip', 'active')
      ? text.mayFlip
      : text.pick;
  return (
    <>
      <p className="sr-only" aria-live="polite">
        <LastAward /> {text.turnOf(team.name)}. {extra}
      </p>
      {called === state.turn && !isHeld && (
        <div
          key={called}
          aria-hidden="true"
          data-team={team.color}
          className={styles.call}
          onAnimationEnd={() => setCalled(null)}
        >
          <div>
            {text.turnOf(team.name)}
            <small>{extra}</small>
          </div>
        </div>
      )}
    </>
  );
});

/** What the last question brought, read out with the next turn. */
function LastAward() {
  const text = useText().games.play.teams;
  const { pack, state } = useGameContext();
  const last = state.turns.at(-1);
  if (!last || last.awardedTo === null) return null;
  const { name } = teamOf(pack, last.awardedTo);
  return (
    <>
      {text.gained(name, last.points)} {text.score(name, state.scores[last.awardedTo] ?? 0)}.
    </>
  );
}
