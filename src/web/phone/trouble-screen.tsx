import { Armchair, CloudOff, Hourglass, Lock, LogOut, SearchX, Users, WifiOff, type LucideIcon } from 'lucide-react';
import { CodeForm } from './code-form.tsx';
import { usePhoneText } from './language.tsx';
import { Halves, PhoneButton, ScreenTitle } from './parts.tsx';
import type { Trouble, useRoom } from './use-room.ts';

const drawings: Readonly<Record<Trouble, LucideIcon>> = {
  notFound: SearchX,
  locked: Lock,
  crowded: Users,
  offline: WifiOff,
  busy: Hourglass,
  failed: CloudOff,
  gone: Armchair,
  left: LogOut,
};

/** Says why there is no seat, with one button that helps. */
export function TroubleScreen({
  room,
  trouble,
  isBusy,
}: {
  room: ReturnType<typeof useRoom>;
  trouble: Trouble;
  isBusy: boolean;
}) {
  const { text } = usePhoneText();
  const { title, body } = text.trouble[trouble];
  const Drawing = drawings[trouble];
  return (
    <Halves
      top={
        <div className="grid justify-items-center gap-3 pt-[4vh] text-center">
          <span className="relative mb-2 grid size-24 place-items-center text-saffron-text">
            <span className="absolute inset-3 rotate-45 rounded-[22%] bg-well shadow-[inset_0_0_0_2px_color-mix(in_oklab,currentColor_50%,transparent)]" />
            <Drawing aria-hidden="true" className={`relative size-9 ${trouble === 'left' ? 'rtl:-scale-x-100' : ''}`} />
          </span>
          <ScreenTitle className="text-3xl">{title}</ScreenTitle>
          <p className="max-w-[34ch] text-lg text-quiet">{body}</p>
        </div>
      }
      bottom={
        trouble === 'notFound' ? (
          <CodeForm onEnter={room.enter} />
        ) : (
          <>
            <PhoneButton className="button-large w-full" isBusy={isBusy} onClick={room.retry}>
              {trouble === 'gone' || trouble === 'left' ? text.joinAgain : text.retry}
            </PhoneButton>
            <PhoneButton look="bare" onClick={room.enterOther}>
              {text.otherCode}
            </PhoneButton>
          </>
        )
      }
    />
  );
}
