import { useEffect, useRef } from 'react';

/** The error of a form or an action; renders nothing without one. Scrolls into view. */
export function Alert({ message }: { message: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(message);
  useEffect(() => {
    // A field that is wrong and has the focus comes first.
    const isFieldFirst = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (message !== undefined && message !== before.current && !isFieldFirst)
      line.current?.scrollIntoView({ block: 'nearest' });
    before.current = message;
  }, [message]);
  if (message === undefined) return null;
  return (
    <p
      ref={line}
      role="alert"
      className="rounded-2xl bg-well px-4 py-3 font-semibold text-danger shadow-[inset_0_0_0_2px_var(--danger)]"
    >
      {message}
    </p>
  );
}
