import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Attendance } from '#shared/gangs/schema.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { stored } from '../../../lib/storage.ts';

const tapSchema = z.object({
  /** The account that tapped: another on this device neither sends the tap nor loses it. */
  uid: z.string(),
  gangId: z.string(),
  gameId: z.string(),
  memberId: z.string(),
  /** The game's last step before the member came; null where the tap was taken back. */
  afterSeq: z.number().int().min(0).nullable(),
});
/** A tap on a face that the server may not know yet. */
export type LateTap = z.infer<typeof tapSchema>;

/** Of all games on this device; the oldest leave. */
const maxTaps = 200;

const listeners = new Set<() => void>();

function readTaps(): readonly LateTap[] {
  return z.array(tapSchema).safeParse(stored.lateTaps.read()).data ?? [];
}

function writeTaps(taps: readonly LateTap[]): void {
  if (taps.length === 0) stored.lateTaps.clear();
  else stored.lateTaps.write(taps.slice(-maxTaps));
  for (const listener of listeners) listener();
}

const isOfSame = (one: LateTap) => (other: LateTap) =>
  one.uid === other.uid && one.gameId === other.gameId && one.memberId === other.memberId;
const isSame = (one: LateTap) => (other: LateTap) => isOfSame(one)(other) && one.afterSeq === other.afterSeq;

/** Keeps a tap until the server has it; the last one on a face counts. */
export function keepTap(tap: LateTap): void {
  writeTaps([...readTaps().filter((each) => !isOfSame(tap)(each)), tap]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The taps that wait, as the device stores them. */
export function useLateTaps(): readonly LateTap[] {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readTaps()));
  return useMemo(() => z.array(tapSchema).parse(JSON.parse(text)), [text]);
}

/** The game on the screen: how many of its steps there are, and how many of them the server has. */
export interface SentSteps {
  readonly gameId: string;
  readonly seq: number;
  readonly sentSeq: number;
}

let sending: Promise<void> = Promise.resolve();

/** Sends the taps of an account that wait, one after the other and each once its steps are sent. */
export function sendTaps(
  uid: string,
  steps: SentSteps | null,
  onAnswer: (gameId: string, attendance: Attendance) => void,
): Promise<void> {
  sending = sending.then(async () => {
    for (const tap of readTaps().filter((each) => each.uid === uid)) {
      // A line that another device left behind may have been longer.
      const afterSeq = tap.afterSeq === null || steps === null ? tap.afterSeq : Math.min(tap.afterSeq, steps.seq);
      if (tap.gameId === steps?.gameId && afterSeq !== null && afterSeq > steps.sentSeq) continue;
      try {
        onAnswer(tap.gameId, await send({ ...tap, afterSeq: tap.gameId === steps?.gameId ? afterSeq : tap.afterSeq }));
      } catch (error) {
        if (mayPass(error)) continue;
      }
      writeTaps(readTaps().filter((each) => !isSame(tap)(each)));
    }
  });
  return sending;
}

function send({ gangId: id, gameId, memberId, afterSeq }: LateTap): Promise<Attendance> {
  return afterSeq === null
    ? call(gangsApi.removeLatecomer, { id, gameId, memberId })
    : call(gangsApi.addLatecomer, { id, gameId, memberId, afterSeq });
}

/** No network, a session that ended, or steps that the server hasn't yet: the tap waits. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'games/sequence-gap') return true;
  return !error.hasPrefix('games/') && !error.hasPrefix('gangs/');
}
