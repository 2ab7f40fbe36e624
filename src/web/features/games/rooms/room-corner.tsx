import { CommitStatus } from './commit-seal.tsx';
import { RemoteSign } from './remote-sign.tsx';
import { RoomChip } from './room-chip.tsx';
import styles from './room-corner.module.css';

/** Beside the logo: how phones join, while the board is shown, and who has the remote. */
export function RoomCorner({ isOnBoard }: { isOnBoard: boolean }) {
  return (
    <div className={styles.corner}>
      {isOnBoard && <RoomChip place="board" />}
      <RemoteSign />
      <CommitStatus />
    </div>
  );
}
