import { useEffect, useState } from 'react';
import type { ReceivedPress } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import type { TaskPanelProps } from './task-screen.tsx';

interface Sent {
  readonly press: ReceivedPress;
  /** The newest receipt at that time: an equal press may have got it. */
  readonly before: ReceivedPress | null;
}

/** On its way, without a receipt for too long, or at the server; that is assumed of a server that gives no receipts. */
export type ReceiptState = 'waiting' | 'late' | 'received';

/** Whether the server has this phone's newest press [VOTE-3]. A connection that comes back ends the wait. */
export function useReceipt(
  { change: { givesReceipts }, received, isConnected }: Omit<TaskPanelProps<SeatTask['kind']>, 'task'>,
  patienceMs: number,
) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [late, setLate] = useState<Sent | null>(null);
  const [wasConnected, setWasConnected] = useState(isConnected);
  const isWaiting = givesReceipts && sent !== null && (received === sent.before || !isSame(sent.press, received));
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected);
    if (isConnected && isWaiting) setSent(null);
  }
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(sent), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, sent, patienceMs]);
  const state: ReceiptState = isWaiting ? (late === sent ? 'late' : 'waiting') : 'received';
  return {
    state,
    /** The newest press; null before the first. */
    press: sent?.press ?? null,
    await: (press: ReceivedPress) => setSent({ press, before: received }),
  };
}

function isSame(sent: ReceivedPress, received: ReceivedPress | null): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...received };
  return Object.entries(sent).every(([name, value]) => fields[name] === value);
}
