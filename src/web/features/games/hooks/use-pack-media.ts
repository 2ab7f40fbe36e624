import { useEffect, useMemo, useState } from 'react';
import { openStep, type Pack } from '#shared/games/pack.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';
import { whenBack } from '../../../lib/connection-store.ts';
import { keepMedia } from '../../../lib/media-store.ts';
import { BoardMedia } from '../engine/board-media.ts';

interface PackMedia {
  /** False once it is known that some couldn't be kept. */
  readonly isKept: boolean;
  /** What the wheel waits for. */
  readonly board: BoardMedia;
}

/**
 * Brings every picture, sound and film of the pack to the device when the game opens, the board's before the reserves':
 * nothing in play waits for the network [GAME-6].
 */
export function usePackMedia(pack: Pack): PackMedia {
  const [isKept, setIsKept] = useState(true);
  const board = useMemo(() => new BoardMedia([...boardMediaOf(pack).keys()]), [pack]);
  useEffect(() => {
    // The reserves come last: most are never opened.
    const media = new Map([...boardMediaOf(pack), ...mediaOf(pack, 'reserve')]);
    // Kept in memory until the game closes, for devices that store no files.
    const pictures = new Map<string, HTMLImageElement>();
    let isGone = false;
    const settle = (url: string) => {
      board.settle(url);
      const kind = media.get(url);
      if (!isGone && kind !== 'sound' && kind !== 'video') pictures.set(url, Object.assign(new Image(), { src: url }));
    };
    let newest = 0;
    const keep = () => {
      newest += 1;
      const run = newest;
      // An older run may end later, and knows less.
      void keepMedia(pack.gameId, [...media.keys()], settle).then((all) => {
        if (!isGone && run === newest) setIsKept(all);
      });
    };
    keep();
    // What a bad moment left out comes with the network.
    const leave = whenBack(keep);
    return () => {
      isGone = true;
      leave();
      pictures.clear();
    };
  }, [pack, board]);
  return { isKept, board };
}

/** What a pick may open: each tile's question, and its sister for a young team. */
function boardMediaOf(pack: Pack): ReadonlyMap<string, QuestionKind> {
  return new Map([...mediaOf(pack, 'question'), ...mediaOf(pack, 'sister')]);
}

/** Of all tiles: the kind of question by the address of what it shows or plays, in the order of the tiles. */
function mediaOf(pack: Pack, of: 'question' | 'reserve' | 'sister'): ReadonlyMap<string, QuestionKind> {
  return new Map(
    pack.cells.flatMap(({ [of]: question }) =>
      question === undefined
        ? []
        : [
            ...(question.media ? [[question.media.url, question.kind] as const] : []),
            // In the order of their addresses, which says nothing of their steps.
            ...(question.steps?.urls ?? [])
              .map((_, index) => [openStep(pack, question, index), 'image'] as const)
              .sort(([one], [other]) => (one < other ? -1 : 1)),
            ...question.options.flatMap(({ picture }) => (picture === undefined ? [] : [[picture, 'image'] as const])),
          ],
    ),
  );
}
