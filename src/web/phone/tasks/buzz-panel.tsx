import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './buzz-panel.module.css';
import type { TaskPanelProps } from './task-screen.tsx';
import { useTaskText } from './task-text.ts';
import { useReceipt, type ReceiptState } from './use-receipt.ts';

/** After this the button takes another press: the steal is still open, so the screen didn't get the first. */
const pressedForMs = 1500;
/** A phone that doesn't know the server's time by then opens the button all the same. */
const unknownTimeMs = 500;
/** The server's time is measured again meanwhile, and may become more exact. */
const recheckMs = 100;

/** One large button for the steal [BUZZ-6]. It opens at the same moment on every phone, and its press carries its time. */
export function BuzzPanel({ task, ...parts }: TaskPanelProps<'buzz'>) {
  const { change, isConnected, send, serverTime } = parts;
  const { buzz: text } = useTaskText();
  const { key, opensAt } = task;
  const isOpen = useIsOpen(opensAt, serverTime.serverNow);
  /** The opening that was pressed for: after undo the same steal opens again. */
  const [pressedFor, setPressedFor] = useState<number | null>(null);
  const isPressed = pressedFor === opensAt;
  const receipt = useReceipt(parts, pressedForMs);
  const [awaitedFor, setAwaitedFor] = useState<number | null>(null);
  const isAwaited = awaitedFor === opensAt && receipt.press !== null;
  const isTouched = useRef(false);
  const { teamIndex } = change.seat;
  const measure = useEffectEvent(() => serverTime.measure());
  // A sleeping radio answers its first message late: this one wakes it.
  useEffect(() => measure(), []);
  useEffect(() => {
    if (pressedFor === null) return undefined;
    const timer = setTimeout(() => setPressedFor(null), pressedForMs);
    return () => clearTimeout(timer);
  }, [pressedFor]);
  const isBlocked = !isOpen || isPressed || !isConnected;
  const press = (timeStamp: number) => {
    if (isBlocked) return;
    const at = serverTime.serverNow(timeStamp);
    // Made before the button opened, though its event arrives after: the server would drop it.
    if (at !== null && at < opensAt) return;
    if ('vibrate' in navigator) navigator.vibrate(40);
    setPressedFor(opensAt);
    setAwaitedFor(opensAt);
    const made = { kind: 'buzz', task: key, at } as const;
    receipt.await(made);
    send(made);
  };
  return (
    <div
      data-team={teamIndex === null ? undefined : change.view.teams[teamIndex]?.color}
      className="grid grid-cols-1 grid-rows-[auto_1fr] gap-3 short:gap-2"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-quiet">
          {isAwaited && receipt.state === 'late'
            ? text.lost
            : isPressed
              ? text.pressed
              : isOpen
                ? text.prompt
                : text.wait}
        </p>
        {isAwaited && change.givesReceipts && <ReceiptMark state={receipt.state} />}
      </div>
      <button
        type="button"
        aria-disabled={isBlocked || undefined}
        data-pressed={isPressed || undefined}
        // The touch counts, not its end; keys and screen readers give a click alone.
        onPointerDown={(event) => {
          isTouched.current = true;
          if (event.button === 0) press(event.timeStamp);
        }}
        onPointerCancel={() => {
          isTouched.current = false;
        }}
        onClick={(event) => {
          // A key's click has no detail.
          const isEndOfTouch = isTouched.current && event.detail > 0;
          isTouched.current = false;
          if (!isEndOfTouch) press(event.timeStamp);
        }}
        className={styles.buzzer}
      >
        {text.press}
      </button>
    </div>
  );
}

/** Hollow until the server has the press. */
function ReceiptMark({ state }: { state: ReceiptState }) {
  return (
    <span
      aria-hidden="true"
      data-receipt={state}
      className={`size-5 flex-none rounded-full border-2 border-team ${state === 'received' ? 'bg-team' : ''}`}
    />
  );
}

/** True once the steal is open by the server's time. */
function useIsOpen(opensAt: number, serverNow: () => number | null): boolean {
  const leftMs = useEffectEvent((knownBy: number) => {
    const now = serverNow();
    return now === null ? knownBy - performance.now() : opensAt - now;
  });
  const [openedAt, setOpenedAt] = useState(() => ((serverNow() ?? -Infinity) >= opensAt ? opensAt : null));
  useEffect(() => {
    const knownBy = performance.now() + unknownTimeMs;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(check, Math.max(0, Math.min(leftMs(knownBy), recheckMs)));
    };
    const check = () => {
      if (leftMs(knownBy) <= 0) setOpenedAt(opensAt);
      else wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [opensAt]);
  return openedAt === opensAt;
}
