import type { Member } from '#shared/gangs/schema.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';
import { FaceToken } from './face.tsx';
import styles from './fallen-name.module.css';
import type { Drag } from './use-drag.ts';

interface FallenNameProps {
  readonly member: Member;
  /** Its place is kept free before. */
  readonly isFallen: boolean;
  readonly isChosen: boolean;
  readonly drag: Drag;
  readonly onChoose: () => void;
}

/** A name in its team: a press chooses it for a move, a pointer drags it. */
export function FallenName({ member, isFallen, isChosen, drag, onChoose }: FallenNameProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        data-fallen={isFallen || undefined}
        data-member={member.id}
        className={styles.name}
        {...drag.handlersFor(member.id, onChoose)}
      >
        <span data-grip="" className={styles.grip}>
          <FaceToken member={member} className={styles.token} />
        </span>
        <span className={styles.text}>
          <UserText>{member.name}</UserText>
        </span>
        <span data-grip="" className={classNames(styles.grip, styles.sign)}>
          <Icon name="drag" />
        </span>
      </button>
    </li>
  );
}
