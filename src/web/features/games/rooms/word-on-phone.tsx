import { useState, type ReactNode } from 'react';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { usePressed } from './pressed.ts';
import { useShownRoom } from './use-shown-room.ts';
import styles from './word-on-phone.module.css';

/**
 * Whose phone has the word, in the place of its code, which one press brings back: a phone may die [ACTOR-2]. Before that the
 * code, with a note where a phone of the team may take the word.
 */
export function WordOnPhone({ children: code }: { children: (note: ReactNode) => ReactNode }) {
  const text = useText().rooms.actor;
  const { currentTeamIndex } = useGameContext().state;
  const seats = useShownRoom().known?.seats ?? [];
  const [isCodeShown, setCodeShown] = useState(false);
  const acting = usePressed('act-it').at(-1);
  const actor = seats.find(({ id, teamIndex }) => id === acting?.seatId && teamIndex === currentTeamIndex);
  const name = actor && (seatLabels(seats).get(actor.id) ?? actor.name);
  const mayTake = seats.some(({ teamIndex, isHere }) => teamIndex === currentTeamIndex && isHere);
  return (
    <>
      <span role="status" className="sr-only">
        {name !== undefined && text.has(name)}
      </span>
      {name === undefined ? (
        code(mayTake && <b className={styles.note}>{text.free}</b>)
      ) : isCodeShown ? (
        code(<b className={styles.note}>{text.has(name)}</b>)
      ) : (
        <div className={styles.panel}>
          <Icon name="phone" className={styles.sign} />
          <p className={styles.name}>{text.has(name)}</p>
          <p className={styles.alone}>{text.alone}</p>
          <Button variant="quiet" icon="qr" onClick={() => setCodeShown(true)}>
            {text.showCode}
          </Button>
        </div>
      )}
    </>
  );
}
