import { MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RemoteAct, RemoteView } from '#shared/rooms/schema.ts';
import { usePresses } from './act-button.tsx';
import { usePhoneText } from './language.tsx';
import { PhoneButton, Spinner } from './parts.tsx';
import { useRoleText } from './role-text.ts';
import { Sheet } from './sheet.tsx';
import { TeammateButton } from './teammate-button.tsx';
import { keyOf, useNewness } from './use-step-press.ts';

const ask: RemoteAct = { type: 'useLifeline', lifeline: 'askTeammate' };

interface AskTeammateProps {
  /** Of the team in turn. */
  readonly phones: NonNullable<RemoteView['teammates']>;
  readonly className: string;
}

/** "Ask a teammate" where the team has phones: asks which of them gets the question, or none [HINT-1]. */
export function AskTeammate({ phones, className }: AskTeammateProps) {
  const text = useRoleText();
  const { menu } = usePhoneText().text;
  const { waiting, isBlocked, press } = usePresses();
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The second of two quick taps was meant for the button that opens the sheet.
  const isDeaf = useNewness(String(isOpen)) || isBlocked;
  const isWaiting = waiting === keyOf(ask);
  const choose = (seatId?: string) => {
    if (isDeaf) return;
    sheet.current?.close();
    press(ask, seatId);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isWaiting || undefined}
        aria-disabled={isBlocked || undefined}
        className={`button button-quiet ${className}`}
        onClick={() => {
          if (isBlocked) return;
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        {isWaiting ? <Spinner /> : <MessagesSquare aria-hidden="true" className="icon" />}
        {text.lifelines.askTeammate}
      </button>
      <Sheet ref={sheet} title={text.ask.title} onClose={() => setOpen(false)}>
        <p className="text-quiet">{text.ask.lead}</p>
        <ul className="grid gap-2">
          {phones.map((phone) => (
            <li key={phone.id} className="grid">
              <TeammateButton teammate={phone} aria-disabled={isDeaf || undefined} onClick={() => choose(phone.id)} />
            </li>
          ))}
        </ul>
        <PhoneButton look="quiet" aria-disabled={isDeaf || undefined} onClick={() => choose()}>
          {text.ask.withoutPhone}
        </PhoneButton>
        <PhoneButton look="bare" onClick={() => sheet.current?.close()}>
          {menu.close}
        </PhoneButton>
      </Sheet>
    </>
  );
}
