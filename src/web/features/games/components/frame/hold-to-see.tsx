import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './hold-to-see.module.css';

interface HoldToSeeProps {
  /** `row`: beside or under a code; `alone`: in its place; in a judge's dialog `below` a code, or `judge` without one. */
  readonly place: 'row' | 'alone' | 'judge' | 'below';
  readonly label: string;
  readonly hint: string;
  /** Said before the secret to a screen reader: "The word". */
  readonly spoken: string;
  /** Renders the secret: called only while it is pressed. */
  readonly reveal: () => ReactNode;
}

// What keyboards and the remotes of televisions send for OK.
const holdKeys: readonly string[] = [' ', 'Enter', 'Select', 'Accept'];

/**
 * Shows a secret only while a finger, a mouse button, a key or a remote's OK is pressed. Screen readers and switches
 * can't hold: their click shows it until the next one. Losing the focus hides it.
 */
export function HoldToSee({ place, label, hint, spoken, reveal }: HoldToSeeProps) {
  const [isHeld, setIsHeld] = useState(false);
  useHideWhenAway(isHeld, setIsHeld);
  const letGo = () => setIsHeld(false);
  return (
    <div className={styles.frame} data-place={place}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isHeld}
        data-held={isHeld || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsHeld(true);
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onBlur={letGo}
        onKeyDown={(event) => {
          if (!holdKeys.includes(event.key)) return;
          // Without its default the key makes no click, scrolls nothing and submits nothing.
          event.preventDefault();
          setIsHeld(true);
        }}
        onKeyUp={(event) => {
          // Firefox clicks as the space bar comes up, whatever became of its going down.
          if (holdKeys.includes(event.key)) event.preventDefault();
          letGo();
        }}
        onClick={({ detail }) => {
          if (detail === 0) setIsHeld(!isHeld);
        }}
        onContextMenu={(event) => event.preventDefault()}
      >
        {isHeld ? (
          <>
            <span className="sr-only">{label}</span>
            <span aria-hidden="true" className={styles.secret}>
              {reveal()}
            </span>
          </>
        ) : (
          <>
            <Icon name="hide" className="size-[1.6em]" />
            <span>{label}</span>
            <small>{hint}</small>
          </>
        )}
      </button>
      <span className="sr-only" role="status">
        {isHeld && (
          <>
            {spoken}: {reveal()}
          </>
        )}
      </span>
    </div>
  );
}

/** A hidden or unfocused window gets no release event. */
function useHideWhenAway(isHeld: boolean, setIsHeld: (isHeld: boolean) => void): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const hide = () => setIsHeld(false);
    window.addEventListener('blur', hide);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', hide);
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isHeld, setIsHeld]);
}
