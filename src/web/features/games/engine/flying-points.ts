import { useCallback } from 'react';
import { teamOf, useGameContext } from './game-context.tsx';
import { prefersStillness } from './reduced-motion.ts';

const flightMs = 760;

/** Awards the open question; the points fly from its tile to the team's score. */
export function useAward(): (teamIndex: number | null, points: number) => void {
  const { pack, state, give } = useGameContext();
  const cellId = state.question?.cellId ?? '';
  return useCallback(
    (teamIndex, points) => {
      if (!give({ type: 'award', teamIndex }) || teamIndex === null) return;
      flyPoints(cellId, teamIndex, points, teamOf(pack, teamIndex).color);
    },
    [cellId, give, pack],
  );
}

// The board comes up a moment later, when the step is kept: its tile is where the flight begins.
function flyPoints(cellId: string, teamIndex: number, points: number, color: string): void {
  if (prefersStillness()) return;
  const until = performance.now() + 400;
  const look = () => {
    const tile = document.querySelector(`.tile[data-cell="${CSS.escape(cellId)}"]`);
    const score = document.querySelector(`[data-score-of="${teamIndex}"]`);
    if (tile && score) fly(tile, score, points, color);
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function fly(from: Element, to: Element, points: number, color: string): void {
  const flyer = document.createElement('div');
  flyer.className = 'flying-points num';
  flyer.dataset['team'] = color;
  flyer.setAttribute('aria-hidden', 'true');
  flyer.textContent = `+${points}`;
  document.body.append(flyer);
  const size = flyer.getBoundingClientRect();
  const at = (element: Element, scale: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - size.width / 2}px, ${top + height / 2 - size.height / 2}px) scale(${scale})`;
  };
  const flight = flyer.animate(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(from, 1.25), opacity: 1, offset: 0.24, easing: 'cubic-bezier(.5, 0, .3, 1)' },
      { transform: at(to, 0.55), opacity: 1, offset: 0.94 },
      { transform: at(to, 0.4), opacity: 0 },
    ],
    { duration: flightMs },
  );
  void flight.finished.catch(() => undefined).then(() => flyer.remove());
}
