/** One part fails while rooms play: what callers get, how soon it works again, and what was lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { accountsApi } from '#shared/accounts/api.ts';
import type { Outcome } from '#testing/caller.ts';
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
  /** The code that the default caller may get besides 200; in a whole proof it must get it at least once. */
  readonly code?: string;
  /** Maximum time that the default caller waits for an answer during the fault, in ms. */
  readonly answerWithinMs: number;
  /** Maximum time from the end of the fault until all callers get 200 again, in ms. */
  readonly recoverWithinMs: number;
  /** Replaces the default caller, which keeps changing the display name of a room's account. */
  readonly asker?: Asker;
  /** Callers of other things meanwhile, each with their own limits. */
  readonly others?: readonly Asker[];
  /** What else must be whole afterwards. */
  readonly check?: () => Promise<Kept>;
}

/** A caller that asks for one thing again and again. */
export interface Asker {
  readonly name: string;
  /** "200", or the code of what it got. */
  ask(): Promise<string>;
  readonly code?: string;
  /** What the call says in place of that code. */
  readonly ownCode?: string;
  readonly answerWithinMs: number;
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
  readonly by: Asker;
  readonly what: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

const pauseMs = 100;

/** Asks until `isOver`, with a pause after each answer. */
async function askOften(by: Asker, isOver: () => boolean, onCall: (call: Call) => void): Promise<void> {
  while (!isOver()) {
    const startedAt = performance.now();
    const what = await by.ask();
    onCall({ by, what, startedAt, endedAt: performance.now() });
    await wait(pauseMs);
  }
}

/** Writes something with each call. */
function writerOf({ caller }: Room, { code, answerWithinMs }: Fault): Asker {
  let count = 0;
  return {
    name: '',
    ...(code === undefined ? {} : { code }),
    answerWithinMs,
    async ask() {
      count += 1;
      return answerOf(await caller.call(accountsApi.updateMe, { displayName: `بو فهد ${count}` }));
    },
  };
}

/** "200", the code, or what the network said. */
export function answerOf(outcome: Outcome<unknown>): string {
  if (outcome.kind === 'done') return '200';
  return outcome.kind === 'refused' ? outcome.code : codeOf(outcome.why);
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
  const askers = [fault.asker ?? writerOf(first, fault), ...(fault.others ?? [])];
  let isOver = false;
  const calls: Call[] = [];
  const asking = Promise.all(
    askers.map((asker) =>
      askOften(
        asker,
        () => isOver,
        (call) => calls.push(call),
      ),
    ),
  );
  const living = Promise.all(rooms.map((room) => live(room, () => isOver)));
  let begunAt = 0;
  let endedAt = 0;
  const workedAt = (asker: Asker) =>
    calls.find(({ by, what, endedAt: at }) => by === asker && what === '200' && at > endedAt)?.endedAt ?? Infinity;
  const allWorkedAt = () => Math.max(...askers.map(workedAt));
  try {
    await wait(500);
    begunAt = performance.now();
    await fault.begin();
    await wait(Math.max(1500, fault.lastsMs * share));
    await fault.end();
    endedAt = performance.now();
    while (allWorkedAt() === Infinity && performance.now() - endedAt < 120_000) await wait(50);
    await wait(500);
  } finally {
    // Callers that go on would keep the process from ending where the fault could not begin or end.
    isOver = true;
  }
  await Promise.all([asking, living]);

  const checks = await Promise.all(rooms.map(checkRoom));
  const kept = sumOf([
    ...checks.flatMap((check) => roomFacts.map((fact) => check[fact])),
    ...(fault.check === undefined ? [] : [await fault.check()]),
  ]);
  // A call that began before the fault and hangs in it counts too: it is the one that waits longest.
  const during = calls.filter((call) => call.endedAt > begunAt && call.startedAt < endedAt);
  return judge(
    fault,
    askers.map((asker) => ({ asker, calls: during.filter(({ by }) => by === asker) })),
    allWorkedAt() - endedAt,
    kept,
  );
}

interface Asked {
  readonly asker: Asker;
  readonly calls: readonly Call[];
}

function judge(fault: Fault, asked: readonly Asked[], againMs: number, { lost, doubled }: Kept): Damage {
  const { name, promise, recoverWithinMs } = fault;
  const said = (what: (asked: Asked) => string) =>
    asked.map((each) => `${each.asker.name === '' ? '' : `${each.asker.name}: `}${what(each)}`).join('; ');
  return {
    row: [
      name,
      promise,
      said((each) => answersOf(each).join(', ')),
      said((each) => inSeconds(slowestOf(each))),
      inSeconds(againMs),
      lost,
      doubled,
    ],
    broken: [
      ...(lost + doubled > 0 ? [`${name}: lost ${lost}, doubled ${doubled}`] : []),
      ...asked.flatMap((each) => wrongOf(each).map((wrong) => `${name}: ${wrong}`)),
      ...(againMs > recoverWithinMs * patience ? [`${name}: it did not work again in time`] : []),
    ],
  };
}

/** What one caller got that the promise rules out. */
function wrongOf(asked: Asked): string[] {
  const { code, ownCode, answerWithinMs, name } = asked.asker;
  const isPromised = (what: string) => [code, ownCode].some((each) => each !== undefined && what.includes(each));
  const who = name === '' ? 'callers' : name;
  const answers = answersOf(asked);
  const slowestMs = slowestOf(asked);
  const strange = answers.filter((what) => what !== '200' && !isPromised(what));
  const isFelt = code === undefined || share < 1 || answers.some(isPromised);
  return [
    ...(answers.length === 0 ? [`${who} asked nothing meanwhile`] : []),
    ...(strange.length > 0 ? [`${who} got ${strange.join(', ')}`] : []),
    ...(isFelt ? [] : [`${who} never got ${code}`]),
    ...(slowestMs > answerWithinMs * patience ? [`${who} waited ${inSeconds(slowestMs)} for an answer`] : []),
  ];
}

function answersOf({ calls }: Asked): readonly string[] {
  return [...new Set(calls.map(({ what }) => what))].sort();
}

function slowestOf({ calls }: Asked): number {
  return Math.max(0, ...calls.map((call) => call.endedAt - call.startedAt));
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
