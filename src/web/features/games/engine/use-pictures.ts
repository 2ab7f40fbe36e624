import { useEffect } from 'react';
import type { Pack } from '#shared/games/pack.ts';

/** Brings every picture of the pack to the device when the game opens: nothing in play waits for the network. */
export function usePictures(pack: Pack): void {
  useEffect(() => {
    const pictures = pack.cells.flatMap(({ question, reserve }) => [question, reserve]).flatMap(({ media }) => {
      if (!media) return [];
      const picture = new Image();
      picture.src = media.url;
      return [picture];
    });
    // Held until the game closes, so that the browser keeps them.
    return () => { pictures.length = 0; };
  }, [pack]);
}
