import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { launchConfetti } from '../../../../ui/confetti.ts';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { firstScoreMs, openingMs, scoreMs } from '#shared/games/finale-times.ts';
import { player } from '../../sound/player.ts';

const nameMs = 3200;
const confettiPieces = 180;

/** Where the show is: some scores are on the screen, the winner's name covers it, or it is over. */
export type Act =
  | { readonly name: 'scores'; readonly shown: number }
  | { readonly name: 'winner' }
  | { readonly name: 'end' };

interface FinaleOptions {
  readonly teams: number;
  /** One winner, who gets the whole screen. */
  readonly hasWinner: boolean;
  /** The scores were shown before the tie-breaker. */
  readonly wereScoresShown: boolean;
  readonly isSoundOn: boolean;
}

/** Runs the show at the end of a game; under reduced motion it is over from the start. */
export function useFinale({ teams, hasWinner, wereScoresShown, isSoundOn }: FinaleOptions) {
  const [act, setAct] = useState<Act>(() => {
    if (prefersReducedMotion()) return { name: 'end' };
    if (!wereScoresShown) return { name: 'scores', shown: 0 };
    return hasWinner ? { name: 'winner' } : { name: 'end' };
  });
  const skip = useCallback(() => {
    player.stopComing();
    setAct({ name: 'end' });
  }, []);
  useEffect(() => {
    if (act.name === 'end') return;
    const timer = setTimeout(() => setAct(nextAct(act, teams, hasWinner)), lengthMs(act, teams));
    return () => clearTimeout(timer);
  }, [act, teams, hasWinner]);
  const sound = useEffectEvent(() => {
    if (!isSoundOn) return;
    // Without the show its end still sounds.
    if (!prefersReducedMotion()) playAct(act);
    else if (hasWinner) player.play('fanfare');
  });
  useEffect(() => sound(), [act]);
  useEffect(() => {
    if (act.name === 'winner') launchConfetti(confettiPieces);
  }, [act]);
  return { act, skip };
}

export function nextAct(act: Act, teams: number, hasWinner: boolean): Act {
  if (act.name !== 'scores') return { name: 'end' };
  if (act.shown < teams) return { name: 'scores', shown: act.shown + 1 };
  return { name: hasWinner ? 'winner' : 'end' };
}

function lengthMs(act: Act, teams: number): number {
  if (act.name === 'winner') return nameMs;
  if (act.name === 'end' || act.shown === 0) return openingMs;
  return act.shown === teams ? firstScoreMs : scoreMs;
}

function playAct(act: Act): void {
  if (act.name === 'winner') player.play('fanfare');
  if (act.name === 'scores' && act.shown > 0) player.play('drumRoll');
}
