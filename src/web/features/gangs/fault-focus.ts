import { useEffect, useRef, useState, type RefObject } from 'react';

/** Leads to the first wrong field of a form once it is marked; in a long form it may be out of sight. */
export function useFaultFocus(): { readonly form: RefObject<HTMLFormElement | null>; readonly showFault: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (checks === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [checks]);
  return { form, showFault: () => setChecks((before) => before + 1) };
}
