import { useEffect, useRef } from 'react';
import type { GameState, OpenQuestion } from '#shared/games/state.ts';
import { giveHaptic } from '../../../lib/haptics.ts';
import { shownSeconds } from '../hooks/use-remaining.ts';
import { playSound, unlockSound } from './player.ts';
import type { SoundName } from './sounds.ts';

/** The sound of a change in the game; null for silence. The end has its own, in `use-finale.ts`. */
export function soundOf(before: GameState, now: GameState): SoundName | null {
  const was = before.question;
  const open = now.question;
  if (open && isPicked(was, open)) return 'pick';
  const ofStage = open && was && open.stage !== was.stage ? soundOfStage(open) : null;
  if (ofStage !== null) return ofStage;
  if (was && !open && now.turns.length > before.turns.length) return soundOfEnd(was, now);
  if (now.turnLifelines.length > before.turnLifelines.length && now.turn === before.turn) return 'lifeline';
  return null;
}

function isPicked(was: GameState['question'], open: OpenQuestion): boolean {
  return !was || was.cellId !== open.cellId || was.swapped !== open.swapped;
}

function soundOfStage({ stage, verdict }: OpenQuestion): SoundName | null {
  if (stage === 'steal') return 'steal';
  if (stage === 'closed') return 'timeUp';
  return stage === 'revealed' && verdict !== undefined ? soundOfAward(verdict) : null;
}

function soundOfEnd({ verdict }: OpenQuestion, { turns }: GameState): SoundName | null {
  // In `choices` it sounded when the answer came.
  return verdict === undefined ? soundOfAward(turns.at(-1)?.awardedTo ?? null) : null;
}

function soundOfAward(teamIndex: number | null): SoundName {
  return teamIndex === null ? 'wrong' : 'right';
}

/** Plays the game's sounds, and vibrates in the app; the first tap unlocks audio. */
export function useGameSounds(state: GameState, isOn: boolean): void {
  const before = useRef(state);
  useEffect(() => {
    const sound = soundOf(before.current, state);
    before.current = state;
    if (sound === 'steal') giveHaptic('medium');
    if (sound === 'right') giveHaptic('light');
    if (isOn && sound !== null) playSound(sound);
  }, [state, isOn]);
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, unlockSound);
    return () => {
      for (const event of events) window.removeEventListener(event, unlockSound);
    };
  }, []);
}

/** The darbuka of the last five seconds. */
export function useLastSeconds(remainingMs: number | null, isRunning: boolean, isOn: boolean): void {
  const seconds = remainingMs === null || !isRunning ? null : shownSeconds(remainingMs);
  useEffect(() => {
    if (isOn && seconds !== null && seconds >= 1 && seconds <= 5) playSound('tick');
  }, [seconds, isOn]);
}
