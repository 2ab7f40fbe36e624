import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { whenBack } from '../../../lib/connection-store.ts';
import { usePlayer } from '../../../lib/session.ts';
import { latecomersKey } from '../components/setup/query-keys.ts';
import { attendanceQuery, gangQuery } from './gang-queries.ts';
import { sendTaps, useLateTaps, type SentSteps } from './late-arrivals.ts';

interface OutboxProps {
  /** Of the game on the screen; null beside none. */
  readonly gangId: string | null;
  readonly steps: SentSteps | null;
}

/** Sends who came late, also what was tapped without a network, and reads who is in the gang before it is asked for. */
export function LateOutbox({ gangId, steps }: OutboxProps) {
  const client = useQueryClient();
  const uid = usePlayer()?.uid ?? '';
  const taps = useLateTaps();
  const gameId = steps?.gameId ?? '';
  useQuery({ ...gangQuery(gangId ?? ''), enabled: gangId !== null });
  useQuery({ ...attendanceQuery(gangId ?? '', gameId), enabled: gangId !== null });
  const send = useEffectEvent(() => {
    void sendTaps(uid, steps, (id, attendance) => {
      client.setQueryData(attendanceQuery('', id).queryKey, attendance);
      void client.invalidateQueries({ queryKey: latecomersKey(id) });
    });
  });
  useEffect(() => {
    if (taps.length > 0) send();
  }, [taps, uid, steps?.sentSeq]);
  useEffect(() => whenBack(() => send()), []);
  return null;
}
