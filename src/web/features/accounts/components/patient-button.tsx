import type { ComponentProps } from 'react';
import { useText } from '../../../lib/language.ts';
import { shownWait, useWait } from '../../../lib/use-wait.ts';
import { Button } from '../../../ui/button.tsx';

/** A button that counts down the server's wait, instead of allowing futile retries [LIMIT-1]. */
export function PatientButton({
  error,
  children,
  disabled = false,
  ...button
}: ComponentProps<typeof Button> & { error: unknown }) {
  const text = useText();
  const wait = useWait(error);
  return (
    <Button {...button} disabled={disabled || wait !== null}>
      {wait === null ? children : text.shell.retryIn(shownWait(wait))}
    </Button>
  );
}
