import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { present } from '#shared/kernel/assert.ts';
import type { Attendance, Gang } from '#shared/gangs/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { usePlayer } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { Face } from './face.tsx';
import { attendanceQuery, gangQuery } from './gang-queries.ts';
import { keepTap, useLateTaps } from './late-arrivals.ts';
import styles from './late-dialog.module.css';
import { NewName } from './new-name.tsx';

/** Who came while the game is played: faces of the gang to tap, and a new name. */
export function LateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const words = text.gangEvening.late;
  const describe = useErrorText();
  const { pack } = useGameContext();
  const gangId = present(pack.gangId, 'the gang of the game');
  const gang = useQuery(gangQuery(gangId));
  const attendance = useQuery(attendanceQuery(gangId, pack.gameId));
  const error = gang.error ?? attendance.error;
  const retry = () => {
    void gang.refetch();
    void attendance.refetch();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      className="[inline-size:min(max(56rem,64vw),calc(100vw-24px))]"
      actions={
        <Button data-first="" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {gang.data !== undefined && attendance.data !== undefined ? (
        <Faces gang={gang.data} attendance={attendance.data} />
      ) : error === null ? (
        <Skeleton className="h-28" />
      ) : (
        <FailedState title={text.gangEvening.who.failed} message={describe(error)} onRetry={retry} />
      )}
    </Dialog>
  );
}

function Faces({ gang, attendance }: { gang: Gang; attendance: Attendance }) {
  const words = useText().gangEvening.late;
  const { game, pack } = useGameContext();
  const uid = usePlayer()?.uid ?? '';
  const taps = useLateTaps();
  const [latest, setLatest] = useState('');
  const ofGame = taps.filter((tap) => tap.uid === uid && tap.gameId === pack.gameId);
  const isHere = (memberId: string) => {
    const tap = ofGame.find((each) => each.memberId === memberId);
    return tap === undefined ? attendance.latecomers.includes(memberId) : tap.afterSeq !== null;
  };
  const away = gang.members.filter(({ id }) => !attendance.players.includes(id));
  const tap = (memberId: string, comes: boolean) => {
    if (attendance.players.includes(memberId) || comes === isHere(memberId)) return;
    keepTap({ uid, gangId: gang.id, gameId: pack.gameId, memberId, afterSeq: comes ? game.seq : null });
  };
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{away.length === 0 ? words.allHere : words.lead}</p>
      <ul aria-label={words.faces} className={styles.faces}>
        {away.map((member) => (
          <li key={member.id} className="grid">
            <Face
              member={member}
              isOn={isHere(member.id)}
              isPicking={false}
              onPress={() => {
                const comes = !isHere(member.id);
                tap(member.id, comes);
                setLatest(comes ? words.came(member.name) : words.left(member.name));
              }}
            />
          </li>
        ))}
      </ul>
      <NewName gang={gang} onHere={(memberId) => tap(memberId, true)} />
      <p role="status" className={styles.note}>
        {latest}
      </p>
      <p className="text-sm text-quiet">{words.rule}</p>
    </div>
  );
}
