import { createContext, use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { present } from '#shared/kernel/assert.ts';
import type { RemoteAct } from '#shared/rooms/schema.ts';
import { Spinner } from './parts.tsx';
import { useRoleText } from './role-text.ts';
import { keyOf, type StepPress } from './use-step-press.ts';

export const StepPressContext = createContext<StepPress | null>(null);

export function usePresses(): StepPress {
  return present(use(StepPressContext), 'the presses of the remote');
}

type ActButtonProps = { readonly act: RemoteAct; readonly icon?: ReactNode } & Omit<
  ComponentProps<'button'>,
  'onClick' | 'type'
>;

/** Sends a step. Blocked while another press is on its way; marked while its own is. */
export function ActButton({ act, icon, children, ...rest }: ActButtonProps) {
  const { waiting, isBlocked, press } = usePresses();
  const isWaiting = waiting === keyOf(act);
  return (
    <button
      {...rest}
      type="button"
      aria-busy={isWaiting || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={() => press(act)}
    >
      {isWaiting ? <Spinner /> : icon}
      {children}
    </button>
  );
}

const askMs = 4000;

/** Sends its step on a second tap: for steps that use something up or undo. */
export function AskingActButton({
  act,
  icon,
  label,
  className = '',
}: {
  act: RemoteAct;
  icon: ReactNode;
  label: string;
  className?: string;
}) {
  const text = useRoleText();
  const { waiting, isBlocked, press, seq } = usePresses();
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const isAsking = askedAt === seq;
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setAskedAt(null), askMs);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const isWaiting = waiting === keyOf(act);
  return (
    <>
      <button
        type="button"
        aria-busy={isWaiting || undefined}
        aria-disabled={isBlocked || undefined}
        aria-label={isAsking ? `${label}: ${text.again}` : undefined}
        className={`button ${isAsking ? 'button-danger' : 'button-quiet'} ${className}`}
        onClick={() => {
          if (isBlocked) return;
          setAskedAt(isAsking ? null : seq);
          if (isAsking) press(act);
        }}
      >
        {isWaiting ? <Spinner /> : icon}
        {isAsking ? text.sure : label}
      </button>
      <span role="status" className="sr-only">
        {isAsking && text.again}
      </span>
    </>
  );
}
