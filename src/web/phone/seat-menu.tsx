import { Languages, LogOut, Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Press, SeatChange } from '#shared/rooms/schema.ts';
import { leaveSeat } from './calls.ts';
import { CaptainMenu } from './captain-menu.tsx';
import { usePhoneText } from './language.tsx';
import { PhoneButton } from './parts.tsx';
import { Sheet } from './sheet.tsx';

interface SeatMenuProps {
  readonly token: string;
  readonly change: SeatChange | null;
  readonly isConnected: boolean;
  readonly send: (press: Press) => void;
  readonly onLeft: () => void;
}

/** From below: the captain, the other language, and leaving the seat, which asks once. */
export function SeatMenu({ token, change, isConnected, send, onLeft }: SeatMenuProps) {
  const { text, language, switchLanguage } = usePhoneText();
  const sheet = useRef<HTMLDialogElement>(null);
  const [isAsking, setAsking] = useState(false);
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={text.menu.open}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
        className="icon-button size-12 flex-none"
      >
        <Menu aria-hidden="true" />
      </button>
      <Sheet ref={sheet} title={isAsking ? text.menu.sure : text.menu.open} onClose={() => setAsking(false)}>
        {isAsking ? (
          <Leave token={token} onLeft={onLeft} onStay={close} />
        ) : (
          <>
            {change !== null && <CaptainMenu change={change} isConnected={isConnected} send={send} />}
            <PhoneButton look="secondary" lang={language === 'ar' ? 'en' : 'ar'} onClick={switchLanguage}>
              <Languages aria-hidden="true" className="icon" />
              {text.switchLanguage}
            </PhoneButton>
            <PhoneButton look="quiet" onClick={() => setAsking(true)}>
              <LogOut aria-hidden="true" className="icon rtl:-scale-x-100" />
              {text.menu.leave}
            </PhoneButton>
            <PhoneButton look="bare" onClick={close}>
              {text.menu.close}
            </PhoneButton>
          </>
        )}
      </Sheet>
    </>
  );
}

function Leave({ token, onLeft, onStay }: { token: string; onLeft: () => void; onStay: () => void }) {
  const { text } = usePhoneText();
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  const leave = () => {
    setState('leaving');
    leaveSeat(token).then(onLeft, () => setState('failed'));
  };
  return (
    <>
      <p className="text-lg text-quiet">{text.menu.sureBody}</p>
      {state === 'failed' && (
        <p role="alert" className="font-semibold text-danger">
          {text.menu.failed}
        </p>
      )}
      <PhoneButton look="danger" isBusy={state === 'leaving'} onClick={leave}>
        {text.menu.yes}
      </PhoneButton>
      <PhoneButton look="quiet" onClick={onStay}>
        {text.menu.no}
      </PhoneButton>
    </>
  );
}
