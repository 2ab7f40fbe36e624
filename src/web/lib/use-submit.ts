import { useRef, type SubmitEvent } from 'react';

/** A form's onSubmit: ignores further presses while a submit is pending. */
export function useSubmit(submit: (event: SubmitEvent) => Promise<void>): (event: SubmitEvent) => void {
  const isSending = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void submit(event).finally(() => {
      isSending.current = false;
    });
  };
}
