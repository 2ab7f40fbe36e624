import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** Where a card is dragged: the places of the others follow it. */
interface Drag {
  readonly pointerId: number;
  readonly from: number;
  readonly startY: number;
  readonly y: number;
  /** As the cards lay before. */
  readonly boxes: readonly { readonly middle: number; readonly height: number }[];
  readonly gap: number;
}

const offsetOf = ({ startY, y }: Drag) => y - startY;

/** The place over which the dragged card is. */
function placeOf(drag: Drag): number {
  const own = drag.boxes[drag.from];
  if (own === undefined) return drag.from;
  const middle = own.middle + offsetOf(drag);
  return drag.boxes.filter((box, place) => place !== drag.from && box.middle < middle).length;
}

/** Lets the items of a list be dragged by handles. They change places when the finger leaves. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isOwn = (event: PointerEvent) => drag?.pointerId === event.pointerId;
  const grab = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || drag !== null || list.current === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const rects = [...list.current.children].map((item) => item.getBoundingClientRect());
      setDrag({
        pointerId: event.pointerId,
        from,
        startY: event.clientY,
        y: event.clientY,
        boxes: rects.map(({ top, height }) => ({ middle: top + height / 2, height })),
        gap: (rects[1]?.top ?? 0) - (rects[0]?.bottom ?? 0),
      });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag !== null && isOwn(event)) setDrag({ ...drag, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag === null || !isOwn(event)) return;
      setDrag(null);
      onMove(drag.from, placeOf(drag));
    },
    onPointerCancel: (event: PointerEvent) => {
      if (isOwn(event)) setDrag(null);
    },
  });
  const styleOf = (place: number): CSSProperties => {
    if (drag === null) return {};
    if (place === drag.from) return { translate: `0 ${offsetOf(drag)}px` };
    const to = placeOf(drag);
    const step = (drag.boxes[drag.from]?.height ?? 0) + drag.gap;
    const isPassedDown = place > drag.from && place <= to;
    const isPassedUp = place < drag.from && place >= to;
    const by = isPassedDown ? -step : isPassedUp ? step : 0;
    return { translate: `0 ${by}px`, transition: 'translate var(--press) var(--ease)' };
  };
  return { list, grab, styleOf, dragged: drag?.from ?? null };
}
