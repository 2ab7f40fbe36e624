import { expect, it } from 'vitest';
import {
  connected,
  nextTick,
  reduceConnection,
  resetWaitMs,
  type Connection,
  type ConnectionEvent,
} from './connection.ts';

type Happening = readonly [seconds: number, type: ConnectionEvent['type'], isAnswered?: boolean];

function after(...happenings: readonly Happening[]): Connection {
  return happenings.reduce<Connection>((state, [seconds, type, isAnswered = false]) => {
    const at = seconds * 1000;
    return reduceConnection(state, type === 'asked' ? { type, isAnswered, at } : { type, at });
  }, connected);
}

const failures = (...seconds: readonly number[]) => seconds.map((second): Happening => [second, 'failed']);
/** Five failed attempts after a retry at 0 s, with their times. */
const inVain: readonly Happening[] = [
  [0, 'retry'],
  ...[2, 3, 5, 9, 17].flatMap((second): Happening[] => [
    [second, 'tick'],
    [second, 'asked'],
  ]),
];

it.each<readonly [string, readonly Happening[], Connection['trouble']]>([
  ['nothing', [], 'none'],
  ['four errors', failures(0, 1, 2, 3), 'none'],
  ['five errors, each within 30 s of the one before', failures(0, 30, 60, 90, 120), 'server'],
  ['five errors with a longer gap', failures(0, 30, 61, 90, 120), 'none'],
  ['seven errors far apart', failures(0, 31, 62, 93, 124, 155, 186), 'none'],
  ['eight errors far apart', failures(0, 31, 62, 93, 124, 155, 186, 217), 'server'],
  [
    'eight errors far apart, with an answer after a quiet while',
    [...failures(0, 31, 62, 93), [124, 'answered'], ...failures(155, 186, 217, 248)],
    'none',
  ],
  [
    'five errors with answers between',
    [
      [0, 'failed'],
      [1, 'answered'],
      [2, 'failed'],
      [3, 'answered'],
      [4, 'failed'],
      [5, 'failed'],
      [6, 'failed'],
    ],
    'server',
  ],
  ['an answer beside five errors', [...failures(0, 1, 2, 3, 4), [5, 'answered']], 'server'],
  ['an answer long after them', [...failures(0, 1, 2, 3, 4), [35, 'answered']], 'none'],
  [
    'no network for less than a second',
    [
      [0, 'offline'],
      [0.9, 'tick'],
      [0.95, 'online'],
    ],
    'none',
  ],
  [
    'no network for a second',
    [
      [0, 'offline'],
      [1, 'tick'],
    ],
    'offline',
  ],
  ['no network, and errors', [[0, 'offline'], [1, 'tick'], ...failures(2, 3, 4, 5, 6)], 'offline'],
  [
    'the network back',
    [
      [0, 'offline'],
      [1, 'tick'],
      [9, 'online'],
    ],
    'none',
  ],
  ['five attempts in vain', inVain, 'offline'],
  ['an answer after those', [...inVain, [60, 'answered']], 'none'],
])('after %s the trouble is as it should be [CONN-1]', (_, happenings, trouble) => {
  expect(after(...happenings).trouble).toBe(trouble);
});

it('waits 2 s, then probes, and clears the errors when it is answered [CONN-2]', () => {
  const held = after(...failures(0, 1, 2, 3, 4));
  expect(held.reset).toEqual({ phase: 'waiting', attempt: 1, until: 6000 });
  expect(nextTick(held)).toBe(6000);
  expect(after(...failures(0, 1, 2, 3, 4), [5.9, 'tick']).reset.phase).toBe('waiting');
  expect(after(...failures(0, 1, 2, 3, 4), [6, 'tick']).reset).toEqual({ phase: 'asking', attempt: 1 });
  expect(after(...failures(0, 1, 2, 3, 4), [6, 'tick'], [7, 'asked', true])).toEqual({ ...connected, resetAt: 7000 });
});

it('retries after 1, 2, 4 and 8 s, at most five times, then only on request [CONN-2]', () => {
  const waits = [3, 5, 7, 9].map((steps) => after(...inVain.slice(0, steps)).reset);
  expect(waits).toEqual(
    [3, 5, 9, 17].map((second, index) => ({ phase: 'waiting', attempt: index + 2, until: second * 1000 })),
  );
  const givenUp = after(...inVain);
  expect(givenUp.reset).toEqual({ phase: 'offline-only' });
  expect(nextTick(givenUp)).toBeNull();
  expect(after(...inVain, [60, 'failed'], [90, 'tick']).reset.phase).toBe('offline-only');
  expect([1, 2, 3, 4, 5, 6, 9].map(resetWaitMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it.each([
  ['retry', 62_000],
  ['online', 60_000],
] as const)('leaves offline-only by %s [CONN-2]', (type, until) => {
  expect(after(...inVain, [60, type]).reset).toEqual({ phase: 'waiting', attempt: 1, until });
});

it('reconnects 5 s after an unhandled error, unless a call was answered since [CONN-2]', () => {
  const pending = after([0, 'failed'], [0, 'unhandled']);
  expect(nextTick(pending)).toBe(5000);
  expect(after([0, 'failed'], [0, 'unhandled'], [5, 'tick']).reset).toEqual({
    phase: 'waiting',
    attempt: 1,
    until: 7000,
  });
  expect(nextTick(after([0, 'failed'], [0, 'unhandled'], [3, 'answered']))).toBeNull();
});

it('stays dismissed until the state changes [CONN-1]', () => {
  const lost: Happening[] = [
    [0, 'offline'],
    [1, 'tick'],
    [2, 'dismiss'],
  ];
  expect(after(...lost, [3, 'failed']).isDismissed).toBe(true);
  expect(after(...lost, [4, 'online'], [5, 'offline'], [6, 'tick'])).toMatchObject({
    trouble: 'offline',
    isDismissed: false,
  });
});

it('knows once a loss that something was kept [CONN-2]', () => {
  expect(after([0, 'offline'], [0.5, 'kept'], [1, 'tick']).hasKept).toBe(true);
  expect(after([0, 'offline'], [1, 'tick'], [2, 'kept'], [3, 'online'], [4, 'offline'], [5, 'tick']).hasKept).toBe(
    false,
  );
});

it('waits longer each time where trouble comes back soon after a reset, and forgets that after a quiet minute [CONN-2]', () => {
  const round = (from: number, holdS: number): Happening[] => [
    ...failures(from, from, from, from, from),
    [from + holdS, 'tick'],
    [from + holdS, 'asked', true],
  ];
  const untilOf = (...happenings: readonly Happening[]) => {
    const { reset } = after(...happenings);
    return reset.phase === 'waiting' ? reset.until / 1000 : null;
  };
  expect(untilOf(...round(0, 2), ...failures(3, 3, 3, 3, 3))).toBe(7);
  expect(untilOf(...round(0, 2), ...round(3, 4), ...failures(8, 8, 8, 8, 8))).toBe(16);
  expect(untilOf(...round(0, 2), ...round(3, 4), ...failures(100, 100, 100, 100, 100))).toBe(102);
});
