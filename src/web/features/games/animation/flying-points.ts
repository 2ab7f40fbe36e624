import { useEffect, useRef } from 'react';
import type { Game } from '#shared/games/state.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './flying-points.module.css';

const flightMs = 760;

/** An award by the newest command: whose points, how many, and for which tile. Null for any other command. */
export function newestAward({ seq, past, state }: Game) {
  // What undo and redo bring back has an older number.
  const command = past?.top.command;
  const turn = state.turns.at(-1);
  if (command?.type !== 'award' || command.seq !== seq || turn === undefined || turn.awardedTo === null) return null;
  return { cellId: turn.cellId, teamIndex: turn.awardedTo, points: turn.points };
}

/** Awarded points fly from the question's tile to the team's score, on the writing device. */
export function useFlyingPoints(game: Game, isWriter: boolean): void {
  const before = useRef(game);
  useEffect(() => {
    const isNew = game.seq > before.current.seq;
    before.current = game;
    const award = isNew && isWriter ? newestAward(game) : null;
    const team = award && game.pack.teams[award.teamIndex];
    if (award === null || !team || prefersReducedMotion()) return;
    afterPaint(() => {
      const tile = document.querySelector(`[data-cell="${CSS.escape(award.cellId)}"]`);
      const score = document.querySelector(`[data-score-of="${award.teamIndex}"]`);
      if (tile && score) fly(tile, score, award.points, team.color);
    });
  }, [game, isWriter]);
}

function fly(from: Element, to: Element, points: number, color: string): void {
  const flyer = document.createElement('div');
  flyer.className = classNames('num', styles.points);
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
