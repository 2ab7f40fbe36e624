import { Stamp } from 'lucide-react';
import { teamOf } from '#shared/games/pack.ts';
import { committedOf, taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { usePressed } from './pressed.ts';
import styles from './commit-seal.module.css';

/** Teams that have committed by phone what the game asks just now; without those that undo has brought back. */
function useSealed(): readonly number[] {
  const { pack, state } = useGameContext();
  // Once all have committed the question is closed: the seals are of the same task.
  const question = state.question && { ...state.question, stage: 'own' as const };
  const commits = usePressed('commit', taskKeyOf({ ...state, question }));
  return pack.teams.flatMap((_, teamIndex) => {
    const committed = committedOf(state, teamIndex);
    const isByPhone = commits.some(
      (commit) => commit.teamIndex === teamIndex && String(commit.value) === String(committed),
    );
    return committed !== null && isByPhone ? [teamIndex] : [];
  });
}

/** The mark of a team that has committed: a stamp if it came from a phone. */
export function CommitSeal({ teamIndex }: { teamIndex: number }) {
  const text = useText().rooms.commit;
  if (!useSealed().includes(teamIndex)) return <Icon name="check" className="text-success" />;
  return (
    <span className={styles.seal}>
      <Stamp aria-hidden="true" />
      <span className="sr-only">{text.byPhone}</span>
    </span>
  );
}

/** Announces which teams have committed by phone. */
export function CommitStatus() {
  const text = useText().rooms;
  const { pack } = useGameContext();
  const names = useSealed().map((teamIndex) => teamOf(pack, teamIndex).name);
  return (
    <p role="status" className="sr-only">
      {names.length > 0 && text.commit.committed(names.join(text.join.separator))}
    </p>
  );
}
