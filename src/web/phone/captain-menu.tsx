import { Crown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Press, SeatChange } from '#shared/rooms/schema.ts';
import { usePhoneText } from './language.tsx';
import { TeammateButton } from './teammate-button.tsx';

/** Without a change by then, the part hasn't been passed on. */
const patienceMs = 3000;

interface CaptainMenuProps {
  readonly change: SeatChange;
  readonly isConnected: boolean;
  readonly send: (press: Press) => void;
}

/** In the menu: who the team's captain is, who passes the part on by one tap [VOTE-2]. Nothing for an onlooker. */
export function CaptainMenu({ change: { seat, teammates }, isConnected, send }: CaptainMenuProps) {
  const text = usePhoneText().text.menu.captain;
  const line = useRef<HTMLParagraphElement>(null);
  const captain = teammates.find(({ isCaptain }) => isCaptain);
  const wasOwn = useRef(seat.isCaptain);
  useEffect(() => {
    // The pressed button is gone.
    if (wasOwn.current && !seat.isCaptain && document.activeElement === document.body) line.current?.focus();
    wasOwn.current = seat.isCaptain;
  }, [seat.isCaptain]);
  if (seat.teamIndex === null || (!seat.isCaptain && captain === undefined)) return null;
  return (
    <section className="grid gap-2.5 rounded-2xl bg-well p-4">
      <p ref={line} tabIndex={-1} role="status" className="flex items-center gap-2 font-semibold outline-none">
        <Crown aria-hidden="true" className="icon flex-none text-saffron-text" />
        <span className="min-w-0 wrap-anywhere">{seat.isCaptain ? text.own : text.other(captain?.name ?? '')}</span>
      </p>
      {seat.isCaptain && teammates.length > 0 && <PassOn teammates={teammates} isConnected={isConnected} send={send} />}
    </section>
  );
}

function PassOn({
  teammates,
  isConnected,
  send,
}: Pick<SeatChange, 'teammates'> & Pick<CaptainMenuProps, 'isConnected' | 'send'>) {
  const text = usePhoneText().text.menu.captain;
  const [passed, setPassed] = useState<{ readonly seatId: string; readonly isLate: boolean } | null>(null);
  const isWaiting = passed?.isLate === false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPassed((late) => late && { ...late, isLate: true }), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const pass = (seatId: string) => {
    if (!isConnected || isWaiting) return;
    setPassed({ seatId, isLate: false });
    send({ kind: 'captain', seatId });
  };
  return (
    <>
      <p className="text-sm text-quiet">{text.pass}</p>
      <ul className="grid gap-2">
        {teammates.map((teammate) => (
          <li key={teammate.id} className="grid">
            <TeammateButton
              teammate={teammate}
              isBusy={isWaiting && passed.seatId === teammate.id}
              disabled={!teammate.isHere || !isConnected}
              onClick={() => pass(teammate.id)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {passed?.isLate === true && text.failed}
      </p>
    </>
  );
}
