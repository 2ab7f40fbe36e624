import { useEffect, useEffectEvent, useState } from 'react';
import { giveHaptic } from '../../../lib/haptics.ts';
import { isSoundOn as isDeviceSoundOn } from '../../../lib/sound.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { player } from '../sound/player.ts';

/** All names have fallen after this, however many they are. */
const maxFallMs = 5000;
const maxStepMs = 420;

interface Falling {
  /** The place of each member in the order of falling. */
  readonly order: ReadonlyMap<string, number>;
  /** How many have fallen. */
  readonly fallen: number;
  readonly isDone: boolean;
}

/**
 * Names fall one by one, into each team in turn, with their sounds; with reduced motion all are there at once. Teams that
 * change afterwards don't fall again, and those that were seen before don't fall at all.
 */
export function useFalling(teams: readonly (readonly string[])[], isSoundOn: boolean, wasSeen: boolean): Falling {
  const [order] = useState(() => fallingOrder(teams));
  const [fallen, setFallen] = useState(() => (wasSeen || prefersReducedMotion() ? order.size : 0));
  const isDone = fallen >= order.size;
  const sound = useEffectEvent((name: 'commit' | 'wheelStop') => {
    if (isSoundOn && isDeviceSoundOn()) player.play(name);
  });
  useEffect(() => {
    if (isDone && wasSeen) return undefined;
    if (isDone) {
      giveHaptic('heavy');
      sound('wheelStop');
      return undefined;
    }
    const timer = setTimeout(
      () => {
        sound('commit');
        setFallen(fallen + 1);
      },
      Math.min(maxStepMs, maxFallMs / order.size),
    );
    return () => clearTimeout(timer);
  }, [fallen, isDone, order, wasSeen]);
  return { order, fallen, isDone };
}

function fallingOrder(teams: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const rounds = Math.max(...teams.map((team) => team.length));
  const ids = Array.from({ length: rounds }, (_, round) => teams.flatMap((team) => team[round] ?? [])).flat();
  return new Map(ids.map((id, place) => [id, place]));
}
