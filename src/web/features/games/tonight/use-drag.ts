import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A pointer that moves less presses. */
const minDistancePx = 8;

interface Started {
  readonly id: string;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

interface DragHandlers {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface Drag {
  readonly handlersFor: (id: string, onPress: () => void) => DragHandlers;
}

/** Drags an element to another one with `data-drop-team`: a mouse anywhere on it, a finger by its `data-grip`. */
export function useDrag(onDrop: (id: string, team: number) => void): Drag {
  const started = useRef<Started | null>(null);
  const wasDragged = useRef(false);
  const end = (element: HTMLElement) => {
    started.current = null;
    element.style.translate = '';
    delete element.dataset['dragged'];
    markTarget(null);
  };
  return {
    handlersFor: (id, onPress) => ({
      // A click follows a drag that ends on its own team; one by a key has no detail.
      onClick: ({ detail }) => {
        if (!wasDragged.current || detail === 0) onPress();
        wasDragged.current = false;
      },
      onPointerDown: ({ target, pointerId, isPrimary, pointerType, button, clientX: x, clientY: y }) => {
        if (!isPrimary) return;
        wasDragged.current = false;
        const isGripped = target instanceof Element && target.closest('[data-grip]') !== null;
        if (button === 0 && (pointerType === 'mouse' || isGripped))
          started.current = { id, pointerId, x, y, isDragging: false };
      },
      onPointerMove: ({ currentTarget, pointerId, clientX, clientY }) => {
        const from = started.current;
        if (from?.id !== id || from.pointerId !== pointerId) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        if (!from.isDragging) {
          if (Math.hypot(x, y) < minDistancePx) return;
          from.isDragging = true;
          wasDragged.current = true;
          currentTarget.setPointerCapture(pointerId);
          currentTarget.dataset['dragged'] = '';
        }
        currentTarget.style.translate = `${x}px ${y}px`;
        markTarget(teamAt(clientX, clientY));
      },
      onPointerUp: ({ currentTarget, pointerId, clientX, clientY }) => {
        const from = started.current;
        if (from?.id !== id || from.pointerId !== pointerId) return;
        const target = from.isDragging ? teamAt(clientX, clientY) : null;
        end(currentTarget);
        if (target !== null) onDrop(id, Number(target.dataset['dropTeam']));
      },
      onPointerCancel: ({ currentTarget, pointerId }) => {
        if (started.current?.pointerId === pointerId) end(currentTarget);
      },
    }),
  };
}

function teamAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-team]') ?? null;
}

function markTarget(target: HTMLElement | null): void {
  for (const team of document.querySelectorAll<HTMLElement>('[data-drop-team][data-over]'))
    if (team !== target) delete team.dataset['over'];
  if (target !== null) target.dataset['over'] = '';
}
