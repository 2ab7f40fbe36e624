import { useEffect, useState } from 'react';
import type { Pack } from '#shared/games/pack.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';
import { whenBack } from '../../../lib/connection-store.ts';
import { keepMedia } from '../../../lib/media-store.ts';

/**
 * Brings every picture, sound and film of the pack to the device when the game opens: nothing in play waits for the network [GAME-6].
 * False once it is known that some couldn't be kept.
 */
export function usePackMedia(pack: Pack): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    const media = mediaOf(pack);
    let isGone = false;
    const keep = () =>
      void keepMedia(
        pack.gameId,
        media.map(({ url }) => url),
      ).then((all) => {
        if (!isGone) setIsKept(all);
      });
    keep();
    // What a bad moment left out comes with the network.
    const leave = whenBack(keep);
    // Held until the game closes: where the device keeps nothing, the open page still does.
    const pictures = media
      .filter(({ kind }) => kind === 'image')
      .map(({ url }) => Object.assign(new Image(), { src: url }));
    return () => {
      isGone = true;
      leave();
      pictures.length = 0;
    };
  }, [pack]);
  return isKept;
}

function mediaOf(pack: Pack): readonly { readonly url: string; readonly kind: QuestionKind }[] {
  const questions = [...pack.cells.flatMap(({ question, reserve }) => [question, reserve]), pack.tieBreaker];
  const kinds = new Map(questions.flatMap(({ kind, media }) => (media ? [[media.url, kind] as const] : [])));
  return [...kinds].map(([url, kind]) => ({ url, kind }));
}
