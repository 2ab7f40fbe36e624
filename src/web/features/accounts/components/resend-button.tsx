import { useState } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import type { ButtonVariant } from '../../../ui/button.tsx';
import { useSendVerificationMail } from '../queries.ts';
import { PatientButton } from './patient-button.tsx';
import { resendNote } from './resend-note.ts';

/** Sends the link to the user's address again, and shows the result in place. */
export function ResendButton({
  label,
  email,
  variant = 'secondary',
}: {
  label: string;
  email: string;
  variant?: ButtonVariant;
}) {
  const text = useText();
  const describe = useErrorText();
  const send = useSendVerificationMail();
  const [outcome, setOutcome] = useState<{ message: string; note?: string | undefined; isBad: boolean } | null>(null);
  const resend = () =>
    send.mutate(
      {},
      {
        onSuccess: () =>
          setOutcome({ message: text.shell.banner.sent, note: text.shell.banner.sentTo(email), isBad: false }),
        onError: (error) => setOutcome({ message: describe(error), note: resendNote(text, error), isBad: true }),
      },
    );
  return (
    <div className="grid gap-2">
      <PatientButton error={send.error} variant={variant} icon="mail" busy={send.isPending} onClick={resend}>
        {label}
      </PatientButton>
      <div role="status" className="text-[0.95em]">
        {outcome !== null && (
          <p>
            <strong className={outcome.isBad ? 'text-danger' : 'text-success'}>{outcome.message}</strong>{' '}
            <span className="text-quiet">{outcome.note}</span>
          </p>
        )}
      </div>
    </div>
  );
}
