import type { Member } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import styles from './face.module.css';

interface FaceProps {
  readonly member: Member;
  readonly isOn: boolean;
  /** Faces are picked for a wish. */
  readonly isPicking: boolean;
  readonly onPress: () => void;
}

/** A member as a token to tap: emblem on its cloth, and the name. */
export function Face({ member, isOn, isPicking, onPress }: FaceProps) {
  const words = useText().gangEvening.who;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      data-team={member.color}
      data-picking={isPicking || undefined}
      className={styles.face}
      onClick={onPress}
    >
      <FaceToken member={member} className={styles.token} />
      <UserText className={styles.name}>{member.name}</UserText>
      {member.isYoung && <span className={styles.young}>{words.young}</span>}
      {isOn && <Icon name="check" className={styles.check} />}
    </button>
  );
}

export function FaceToken({ member, className = '' }: { member: Member; className?: string | undefined }) {
  return (
    <span
      data-team={member.color}
      className={`team-cloth grid flex-none place-items-center text-team-text ${className}`}
    >
      <TeamEmblem emblem={member.emblem} className="block size-3/4" />
    </span>
  );
}
