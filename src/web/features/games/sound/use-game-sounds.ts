import { useEffect, useEffectEvent, useRef } from 'react';
import { remainingAt } from '#shared/games/clock.ts';
import type { Game } from '#shared/games/state.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { giveHaptic } from '../../../lib/haptics.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { stagedSounds } from '../drama/scenes.ts';
import { usePageVisible } from '../hooks/use-page-visible.ts';
import { bedOf, runningClock, ticksOf } from './clock-sounds.ts';
import { audibleCues, cuesOf, isQuietQuestion, type Cue } from './cues.ts';
import { onMixChange, soundMix } from './mix.ts';
import { player } from './player.ts';

interface Wish {
  readonly isOn: boolean;
  /** A watching device has the sounds of the steps, and neither music nor ticks: one clock is enough for a room. */
  readonly isWriter: boolean;
  /** The scenes of the step play their sounds themselves. */
  readonly isStaged?: boolean;
}

/** Plays the game's sounds and beds, and vibrates in the app; the first press unlocks audio. */
export function useGameSounds(game: Game, { isOn, isWriter, isStaged = false }: Wish): void {
  useUnlock();
  useStepSounds(game, isOn, isStaged);
  useBed(game, isOn && isWriter);
  useTicks(game, isOn && isWriter);
}

function useStepSounds(game: Game, isOn: boolean, isStaged: boolean): void {
  const before = useRef(game);
  const playStep = useEffectEvent((was: Game) => {
    const cues = cuesOf(was, game);
    const audible = audibleCues(cues, was, game).filter(({ name }) => !isStaged || !stagedSounds.has(name));
    vibrateFor(cues);
    if (!isOn) {
      player.stopAll();
      return;
    }
    if (cues.some(({ name }) => name === 'undo')) player.stopComing();
    afterPaint(() => audible.forEach(({ name, afterMs }) => player.play(name, afterMs)));
  });
  useEffect(() => {
    const was = before.current;
    before.current = game;
    playStep(was);
  }, [game, isOn]);
}

function vibrateFor(cues: readonly Cue[]): void {
  if (cues.some(({ name }) => name === 'stealOpens')) giveHaptic('medium');
  if (cues.some(({ name }) => name === 'right' || name === 'stealWon')) giveHaptic('light');
}

function useUnlock(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const unlock = () => player.unlock();
    const turn = () => player.changeVisibility();
    for (const event of events) window.addEventListener(event, unlock);
    document.addEventListener('visibilitychange', turn);
    const leave = onMixChange(() => player.setMix(soundMix()));
    return () => {
      for (const event of events) window.removeEventListener(event, unlock);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, []);
}

/** The music below the board, and below a clock from the moment at which it runs. */
function useBed(game: Game, isOn: boolean): void {
  const { pack, state } = game;
  const bed = bedOf(pack, state);
  const clock = bed === 'clock' ? runningClock(state) : null;
  const since = clock?.since ?? null;
  const remainingMs = clock?.remainingMs ?? 0;
  const isVisible = usePageVisible();
  useEffect(() => {
    if (bed === null || !isOn || !isVisible) return undefined;
    const leftMs = () =>
      since === null ? Infinity : remainingAt({ totalMs: remainingMs, remainingMs, since }, serverNow());
    let stop: (() => void) | null = null;
    const waitMs = since === null ? bedPauseMs : Math.max(0, since - serverNow());
    const timer = setTimeout(() => {
      stop = player.startBed({ bed, leftMs });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [bed, since, remainingMs, isOn, isVisible]);
}

/** After an award the room is heard first. */
const bedPauseMs = 2500;

/** The last ten seconds of a clock. */
function useTicks({ pack, state }: Game, isOn: boolean): void {
  const clock = runningClock(state);
  const since = clock?.since ?? null;
  const remainingMs = clock?.remainingMs ?? 0;
  const isQuiet = state.question !== null && isQuietQuestion(pack, state.question);
  useEffect(() => {
    if (since === null || !isOn || isQuiet) return undefined;
    const ticks = ticksOf({ totalMs: remainingMs, remainingMs, since }, serverNow());
    const timers = ticks.map(({ name, afterMs }) => setTimeout(() => player.play(name), afterMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [since, remainingMs, isOn, isQuiet]);
}
