import { Lock, TvMinimal, WifiOff, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePhoneText } from './language.tsx';

/** Shorter gaps, such as a change of network, are not shown. */
const graceMs = 1500;

/** Says in one line why the phone can't follow or be joined: offline, screen away, room locked; else nothing. */
export function ConnectionLine({
  isConnected,
  isScreenAway,
  isLocked,
}: {
  isConnected: boolean;
  isScreenAway: boolean;
  isLocked: boolean;
}) {
  const { text } = usePhoneText();
  const isOffline = useLasting(!isConnected);
  const line: { readonly Drawing: LucideIcon; readonly words: string } | null = isOffline
    ? { Drawing: WifiOff, words: text.seat.offline }
    : isScreenAway
      ? { Drawing: TvMinimal, words: text.seat.screenAway }
      : isLocked
        ? { Drawing: Lock, words: text.seat.locked }
        : null;
  return (
    <div role="status">
      {line !== null && (
        <p
          key={line.words}
          className="mb-2.5 flex animate-appear items-center justify-center gap-2 rounded-xl bg-raised px-3 py-1.5 text-center text-sm font-semibold"
        >
          <line.Drawing aria-hidden="true" className="icon flex-none text-saffron-text" />
          {line.words}
        </p>
      )}
    </div>
  );
}

/** Whether a condition has lasted for `graceMs`. */
function useLasting(isSo: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setHasLasted(true), graceMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo]);
  return isSo && hasLasted;
}
