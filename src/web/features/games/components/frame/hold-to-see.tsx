import { useState, type ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';

interface HoldToSeeProps {
  readonly label: string;
  readonly hint: string;
  /** Opens the secret: called only while it is held. */
  readonly reveal: () => ReactNode;
}

/** Shows a secret only as long as a finger, or the space bar, holds it. */
export function HoldToSee({ label, hint, reveal }: HoldToSeeProps) {
  const [isHeld, setIsHeld] = useState(false);
  const letGo = () => setIsHeld(false);
  return (
    <button
      type="button"
      className="hold-to-see"
      data-held={isHeld || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsHeld(true);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onBlur={letGo}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') setIsHeld(true);
      }}
      onKeyUp={letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isHeld
        ? <span className="hold-secret">{reveal()}</span>
        : (
            <>
              <Icon name="hide" className="!size-[1.6em]" />
              <span>{label}</span>
              <small>{hint}</small>
            </>
          )}
    </button>
  );
}
