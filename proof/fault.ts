/** One part fails while rooms play: what callers get, how soon it works again, and what was lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { accountsApi } from '#shared/accounts/api.ts';
import { checkRoom, roomFacts } from './check-room.ts';
import { sumOf, type Kept } from './kept.ts';
import { live, type Room } from './room.ts';
import { patience, share } from './report.ts';

export interface Fault {
  readonly name: string;
  /** What the product promises for it. */
  readonly promise: string;
  /** How long it lasts in a whole proof, in ms. */
  readonly lastsMs: number;
  begin(): unknown;
  end(): unknown;
  /** What callers may get besides 200; where the fault lasts long enough to be felt, they must get it. */
  readonly code?: string;
  /** The longest that a caller may wait for an answer meanwhile, in ms. */
  readonly answerWithinMs: number;
  /** The longest until calls work again, in ms. */
  readonly recoverWithinMs: number;
}

export interface Damage {
  readonly row: readonly (string | number)[];
  readonly broken: readonly string[];
}

export const damageColumns = [
  'part and fault',
  'promise',
  'callers get',
  'slowest answer',
  'works again',
  'lost',
  'doubled',
];

interface Call {
  readonly what: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Writes something every 100 ms. */
async function ask({ caller }: Room, isOver: () => boolean, onCall: (call: Call) => void): Promise<void> {
  let count = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    count += 1;
    const outcome = await caller.call(accountsApi.updateMe, { displayName: `بو فهد ${count}` });
    const what = outcome.kind === 'done' ? '200' : outcome.kind === 'refused' ? outcome.code : codeOf(outcome.why);
    onCall({ what, startedAt, endedAt: performance.now() });
    await wait(100);
  }
}

/** "503 system/unavailable", or what the network said. */
export function codeOf(why: string): string {
  const status = /^(\d{3}) /.exec(why)?.[1];
  const code = /"code":"([^"]+)"/.exec(why)?.[1];
  return status === undefined ? why.slice(0, 40) : `${status} ${code ?? ''}`.trim();
}

export async function suffer(fault: Fault, rooms: readonly Room[]): Promise<Damage> {
  const [first] = rooms;
  if (first === undefined) throw new Error('no rooms');
  let isOver = false;
  const calls: Call[] = [];
  const asking = ask(
    first,
    () => isOver,
    (call) => calls.push(call),
  );
  const living = Promise.all(rooms.map((room) => live(room, () => isOver)));
  await wait(500);
  const begunAt = performance.now();
  await fault.begin();
  await wait(Math.max(1500, fault.lastsMs * share));
  await fault.end();
  const endedAt = performance.now();
  const worksAgain = () => calls.find((call) => call.what === '200' && call.endedAt > endedAt);
  while (worksAgain() === undefined && performance.now() - endedAt < 120_000) await wait(50);
  await wait(500);
  isOver = true;
  await Promise.all([asking, living]);

  const checks = await Promise.all(rooms.map(checkRoom));
  const kept = sumOf(checks.flatMap((check) => roomFacts.map((fact) => check[fact])));
  // A call that began before the fault and hangs in it counts too: it is the one that waits longest.
  const during = calls.filter((call) => call.endedAt > begunAt && call.startedAt < endedAt);
  return judge(fault, during, (worksAgain()?.endedAt ?? Infinity) - endedAt, kept);
}

function judge(fault: Fault, during: readonly Call[], againMs: number, { lost, doubled }: Kept): Damage {
  const { name, promise, code, answerWithinMs, recoverWithinMs } = fault;
  const answers = [...new Set(during.map(({ what }) => what))].sort();
  const slowestMs = Math.max(0, ...during.map((call) => call.endedAt - call.startedAt));
  const strange = answers.filter((what) => what !== '200' && (code === undefined || !what.includes(code)));
  const isFelt = code === undefined || share < 1 || answers.some((what) => what.includes(code));
  return {
    row: [name, promise, answers.join(', '), inSeconds(slowestMs), inSeconds(againMs), lost, doubled],
    broken: [
      ...(lost + doubled > 0 ? [`${name}: lost ${lost}, doubled ${doubled}`] : []),
      ...(during.length === 0 ? [`${name}: nothing was asked meanwhile`] : []),
      ...(strange.length > 0 ? [`${name}: callers got ${strange.join(', ')}`] : []),
      ...(isFelt ? [] : [`${name}: callers never got ${code}`]),
      ...(slowestMs > answerWithinMs * patience ? [`${name}: an answer took ${inSeconds(slowestMs)}`] : []),
      ...(againMs > recoverWithinMs * patience ? [`${name}: it did not work again in time`] : []),
    ],
  };
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
