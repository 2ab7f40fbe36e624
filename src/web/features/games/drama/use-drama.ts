import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from '#shared/games/state.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { player } from '../sound/player.ts';
import { areScenesLoaded, loadScenes } from './load-scenes.ts';
import { isSameMoment, scenesOf, sceneTimes, type Scene } from './scenes.ts';

export interface Drama {
  /** What is played now; null for most of a game. */
  readonly scene: Scene | null;
  /** Differs from scene to scene. */
  readonly key: string;
  /** The stage was seen until this scene. */
  readonly isFirst: boolean;
  /** The stage is seen after it. */
  readonly isLast: boolean;
  /** To the next scene, or to the stage. */
  readonly skip: () => void;
}

interface Show {
  readonly game: Game;
  readonly scenes: readonly Scene[];
  readonly at: number;
  /** The step that began it. */
  readonly seq: number;
}

/**
 * Plays the scenes of each new step over the stage. The step itself is done before they begin, so that nothing waits for
 * them: without motion, in a hidden tab, or while their code isn't there, there are none.
 */
export function useDrama(game: Game, isSoundOn: boolean): Drama {
  const [stored, setShow] = useState<Show>({ game, scenes: [], at: 0, seq: 0 });
  let show = stored;
  // While rendering: the scene must cover the stage in the frame in which the answer reaches it.
  if (stored.game !== game) {
    show = follow(stored, game);
    setShow(show);
  }
  const { scenes, at } = show;
  const scene = scenes[at] ?? null;
  const skip = () => {
    // The drums end with the scene; what rings after an answer may ring on.
    if (scene?.name === 'suspense') player.stopAll();
    setShow(advance);
  };
  useEffect(() => {
    if (scene === null) return;
    const timer = setTimeout(() => setShow(advance), sceneTimes[scene.name].ms);
    return () => clearTimeout(timer);
  }, [scene]);
  const sound = useEffectEvent(({ sound: name }: Scene) => {
    if (name !== null && isSoundOn) afterPaint(() => player.play(name));
  });
  useEffect(() => {
    if (scene !== null) sound(scene);
  }, [scene]);
  // Well before the first answer, and not with the page.
  const hasQuestion = game.state.question !== null;
  useEffect(() => {
    if (hasQuestion && !prefersReducedMotion()) void loadScenes();
  }, [hasQuestion]);
  return { scene, key: `${show.seq}-${at}`, isFirst: at === 0, isLast: at === scenes.length - 1, skip };
}

function follow(show: Show, game: Game): Show {
  const scenes = canPlay() ? scenesOf(show.game, game) : [];
  if (scenes.length > 0) return { game, scenes, at: 0, seq: game.seq };
  return isSameMoment(show.game, game) ? { ...show, game } : { ...show, game, scenes: [], at: 0 };
}

function advance(show: Show): Show {
  const next = show.at + 1;
  return next < show.scenes.length ? { ...show, at: next } : { ...show, scenes: [], at: 0 };
}

function canPlay(): boolean {
  return !prefersReducedMotion() && document.visibilityState !== 'hidden' && areScenesLoaded();
}
