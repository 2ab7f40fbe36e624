import { useEffect, useState } from 'react';
import type { Press, RemoteAct, RemoteView } from '#shared/rooms/schema.ts';

/** How long a press waits for the next step, before the phone says that the screen didn't answer. */
const patienceMs = 3000;
/** How long new buttons ignore presses: the second of two quick taps was meant for the previous ones. */
const newStepMs = 350;

export const keyOf = (act: RemoteAct): string => JSON.stringify(act);

/** Sends the presses of a remote: one at a time, each with the step that the user saw. */
export function useStepPress(remote: RemoteView, isConnected: boolean, send: (press: Press) => void) {
  const [sent, setSent] = useState<{ readonly key: string; readonly seq: number; readonly isLate: boolean } | null>(
    null,
  );
  // A phone that falls asleep moves no button.
  const teammates = remote.teammates?.map(({ id }) => id);
  const isNew = useNewness(JSON.stringify({ ...remote, teammates, seq: 0 }));
  const ofThisStep = sent?.seq === remote.seq ? sent : null;
  const isWaiting = ofThisStep !== null && !ofThisStep.isLate;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSent((late) => late && { ...late, isLate: true }), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const isBlocked = isWaiting || isNew || !isConnected;
  return {
    /** The key of the press that is on its way. */
    waiting: isWaiting ? ofThisStep.key : null,
    isBlocked,
    isUnanswered: ofThisStep?.isLate === true,
    seq: remote.seq,
    press: (act: RemoteAct, askedSeatId?: string) => {
      if (isBlocked) return;
      if ('vibrate' in navigator) navigator.vibrate(15);
      setSent({ key: keyOf(act), seq: remote.seq, isLate: false });
      send({ kind: 'act', seq: remote.seq, act, ...(askedSeatId === undefined ? {} : { askedSeatId }) });
    },
  };
}

export type StepPress = ReturnType<typeof useStepPress>;

/** Whether a value differs from what it was a moment ago. */
export function useNewness(value: string): boolean {
  const [known, setKnown] = useState(value);
  useEffect(() => {
    if (value === known) return undefined;
    const timer = setTimeout(() => setKnown(value), newStepMs);
    return () => clearTimeout(timer);
  }, [value, known]);
  return value !== known;
}
