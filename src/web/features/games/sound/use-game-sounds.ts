import { useEffect, useRef } from 'react';
import type { GameState } from '#shared/games/state.ts';
import { giveHaptic } from '../../../lib/haptics.ts';
import { shownSeconds } from '../engine/use-remaining.ts';
import { playSound, unlockSound } from './player.ts';
import type { SoundName } from './sounds.ts';

/** The sound of a change in the game; null for silence. */
export function soundOf(before: GameState, now: GameState): SoundName | null {
  const was = before.question;
  const open = now.question;
  if (now.phase === 'finished' && before.phase !== 'finished') return 'winner';
  if (open && (!was || was.cellId !== open.cellId || was.swapped !== open.swapped)) return 'pick';
  if (open && was && open.stage !== was.stage) {
    if (open.stage === 'steal') return 'steal';
    if (open.stage === 'closed') return 'timeUp';
    if (open.stage === 'revealed' && open.verdict !== undefined) return open.verdict === null ? 'wrong' : 'right';
    return null;
  }
  if (was && !open && now.turns.length > before.turns.length) {
    // In `choices` it sounded when the answer came.
    const awarded = now.turns.at(-1)?.awardedTo ?? null;
    return was.verdict === undefined ? (awarded === null ? 'wrong' : 'right') : null;
  }
  if (now.turnLifelines.length > before.turnLifelines.length && now.turn === before.turn) return 'lifeline';
  return null;
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
