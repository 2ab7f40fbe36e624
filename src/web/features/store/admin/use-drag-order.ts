import { useRef, useState, type PointerEvent } from 'react';
import { moved } from './moved.ts';

interface Drag<Item> {
  readonly id: string;
  readonly order: readonly Item[];
}

interface DragOrder<Item> {
  /** The displayed order: during a drag, with the item at its drop place. */
  readonly order: readonly Item[];
  readonly draggedId: string | null;
  readonly listRef: React.RefObject<HTMLUListElement | null>;
  readonly handleProps: (id: string) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * Dragging by mouse, pen or finger. Keyboards have buttons beside it. The list's children must be in the order of the
 * items.
 */
export function useDragOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  onDrop: (order: readonly Item[], id: string) => void,
): DragOrder<Item> {
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const listRef = useRef<HTMLUListElement>(null);

  const follow = (event: PointerEvent) => {
    if (drag === null || listRef.current === null) return;
    const rows = [...listRef.current.children].map((row) => row.getBoundingClientRect());
    const from = drag.order.findIndex(({ id }) => id === drag.id);
    const to = placeAt(rows, event.clientY, from);
    if (to !== from) setDrag({ ...drag, order: moved(drag.order, from, to) });
  };
  const drop = () => {
    if (drag === null) return;
    const isChanged = drag.order.some(({ id }, index) => id !== items[index]?.id);
    setDrag(null);
    if (isChanged) onDrop(drag.order, drag.id);
  };
  return {
    order: drag?.order ?? items,
    draggedId: drag?.id ?? null,
    listRef,
    handleProps: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, order: items });
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** Past the middle of a neighbour, its place is taken: rows of different heights don't flutter. */
function placeAt(rows: readonly DOMRect[], y: number, from: number): number {
  let to = from;
  for (const [index, row] of rows.entries()) {
    const middle = row.top + row.height / 2;
    if (index < from && y < middle) return index;
    if (index > from && y > middle) to = index;
  }
  return to;
}
