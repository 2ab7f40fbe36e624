import { useEffect } from 'react';
import { nextStep } from '../../../lib/spatial-focus/move-focus.ts';
import { isUsingRemote } from '../../../lib/spatial-focus/remote-control.ts';

/**
 * Gives the focus to the next step of a new screen, once it is painted: a remote never has to look for it. A focus that is
 * still in use stays. `lastTile` is the cell played last: on the board its neighbour gets the focus.
 */
export function useScreenFocus(screen: string, lastTile?: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The first task after the frame: focus computes styles, which the frame must not wait for.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (isFocusLost())
          (nextStep({ near: tileOf(lastTile), mayBeOption: isUsingRemote() }) ?? content())?.focus({
            preventScroll: true,
          });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [screen, lastTile]);
}

function tileOf(cellId: string | undefined): Element | null {
  return cellId === undefined ? null : document.querySelector(`[data-cell="${CSS.escape(cellId)}"]`);
}

/** Takes the focus while a screen has nothing to press, so that it is never on the document. */
function content(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}

/** A lifeline that has been used is no step any more. */
const lost = '#content, [inert] *, [data-covered] *, [data-lifeline]:is([data-status="active"], [data-status="used"])';

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(lost);
}
