import { useEffect, useState } from 'react';
import { phoneReactions as ar } from '#shared/i18n/ar/phone-reactions.ts';
import { phoneReactions as en } from '#shared/i18n/en/phone-reactions.ts';
import { reactionsPerSecond } from '#shared/rooms/reaction-rate.ts';
import type { Press } from '#shared/rooms/schema.ts';
import type { Reaction } from '#shared/rooms/tasks/schema.ts';
import { ReactionSign } from '../ui/reaction-sign.tsx';
import { usePhoneText } from './language.tsx';
import styles from './reaction-bar.module.css';

const texts = { ar, en };
const order = Object.keys(ar.names) as Reaction[];
const restMs = 1000 / reactionsPerSecond;

/** Six reactions, which rise on the screen. Shows its own press at once, and rests after it as long as the server would drop. */
export function ReactionBar({ isConnected, send }: { isConnected: boolean; send: (press: Press) => void }) {
  const { label, names } = texts[usePhoneText().language];
  const [pressed, setPressed] = useState<Reaction | null>(null);
  useEffect(() => {
    if (pressed === null) return undefined;
    const timer = setTimeout(() => setPressed(null), restMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  const isResting = pressed !== null;
  const react = (reaction: Reaction) => {
    if (!isConnected || isResting) return;
    setPressed(reaction);
    send({ kind: 'react', reaction });
  };
  return (
    <div role="group" aria-label={label} className={styles.bar} data-away={!isConnected || undefined}>
      {order.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={names[reaction]}
          aria-disabled={isResting || !isConnected || undefined}
          data-pressed={reaction === pressed || undefined}
          className={styles.reaction}
          onClick={() => react(reaction)}
        >
          <ReactionSign reaction={reaction} className={styles.sign} />
          {reaction === pressed && <ReactionSign reaction={reaction} className={`${styles.sign} ${styles.rising}`} />}
        </button>
      ))}
    </div>
  );
}
