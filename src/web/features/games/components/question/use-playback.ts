import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { usePageVisible } from '../../hooks/use-page-visible.ts';
import { useSoundMix } from '../../sound/mix.ts';

/** After the pluck by which a tile opens. */
const playAfterMs = 700;

export interface Playback {
  readonly isPlaying: boolean;
  /** It ended, and restarts when played. */
  readonly isOver: boolean;
  /** How much has been played, from 0 to 1. */
  readonly share: number;
  readonly toggle: () => void;
}

interface Wish {
  /** Starts automatically, if the browser allows it. */
  readonly byItself: boolean;
  /** While true nothing plays, and nothing can be played. */
  readonly isPaused: boolean;
  /** What plays stops when the game is muted; it may be played all the same. */
  readonly isMuted: boolean;
}

/** A sound or a film of a question: played, stopped, and played once more. */
export function usePlayback(
  media: RefObject<HTMLMediaElement | null>,
  { byItself, isPaused, isMuted }: Wish,
): Playback {
  const [state, setState] = useState({ isPlaying: false, isOver: false, share: 0 });
  const { volumes } = useSoundMix();
  const isVisible = usePageVisible();
  useEffect(() => {
    if (media.current !== null) media.current.volume = volumes.effects;
  }, [media, volumes.effects]);
  useEffect(() => {
    const element = media.current;
    if (element === null) return undefined;
    const note = () =>
      setState({
        isPlaying: !element.paused && !element.ended,
        isOver: element.ended,
        share: element.duration > 0 ? element.currentTime / element.duration : 0,
      });
    const events = ['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeked'] as const;
    for (const event of events) element.addEventListener(event, note);
    return () => {
      for (const event of events) element.removeEventListener(event, note);
      // Stops on unmount: it would play on without a control.
      element.pause();
    };
  }, [media]);
  // Reads the current state: the game may have been paused or muted meanwhile.
  const begin = useEffectEvent(() => {
    if (byItself && !isPaused && !isMuted) start(media.current);
  });
  useEffect(() => {
    const timer = setTimeout(begin, playAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isPaused || isMuted || !isVisible) media.current?.pause();
  }, [media, isPaused, isMuted, isVisible]);
  const toggle = () => {
    const element = media.current;
    if (element === null || isPaused) return;
    if (element.paused || element.ended) start(element);
    else element.pause();
  };
  return { ...state, toggle };
}

/** Where the browser waits for a tap there is a button. */
function start(element: HTMLMediaElement | null): void {
  void element?.play().catch(() => undefined);
}
