import { memo, type Ref } from 'react';
import { reactions } from '#shared/rooms/tasks/schema.ts';
import { ReactionSign } from '../../../ui/reaction-sign.tsx';
import { maxRising } from './rising.ts';
import styles from './rising-reactions.module.css';

/** The slots on which reactions rise, in the margin beside the game: each has all signs, of which it shows one. */
export const RisingReactions = memo(function RisingReactions({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} aria-hidden="true" className={styles.lane}>
      {Array.from({ length: maxRising }, (_, slot) => (
        <span key={slot} className={styles.slot}>
          {reactions.map((reaction) => (
            <span key={reaction} data-sign={reaction} className={styles.sign}>
              <ReactionSign reaction={reaction} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
});
