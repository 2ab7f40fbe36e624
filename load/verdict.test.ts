import { expect, it } from 'vitest';
import type { LoadResult, Operation } from './result.ts';
import { brokenOf, overloadOf } from './verdict.ts';

const times = { count: 100, errors: 0, p50: 5, p90: 9, p99: 20, max: 40 };
const commands: Operation = { name: 'POST /api/games/{id}/commands', ...times, codes: {}, intervals: [] };
const sampleOf = (eventLoopP99Ms: number): LoadResult['samples'][number] => ({
  atMs: 0,
  server: { rssMb: 100, heapUsedMb: 50, eventLoopP99Ms, cpuCores: 0.5, sockets: 4 },
  driverP99Ms: 11,
  driverCores: 0.1,
  journeys: 2,
  arrived: 1,
  dropped: 0,
});

const passed: LoadResult = {
  startedAt: '2026-11-20T17:00:00.000Z',
  machine: '2 cores',
  conditions: 'a server',
  ratePerMinute: 20,
  minutes: 30,
  warmUpMinutes: 6,
  journeys: { planned: 9, started: 9, dropped: 0, late: 0, finished: 9, failed: 0, cutOff: 0, commands: 2000 },
  operations: [commands],
  presses: [],
  samples: [sampleOf(12), sampleOf(400), sampleOf(13)],
  memory: { verdict: 'within-noise', perHour: 1, standardErrorPerHour: 2, line: [], blocks: [] },
  skipped: [],
  broken: [],
};
const withMemory = (verdict: NonNullable<LoadResult['memory']>['verdict']) =>
  brokenOf({ ...passed, memory: { ...passed.memory!, verdict } });

it('passes a run without errors whose memory stays', () => {
  expect(brokenOf(passed)).toEqual([]);
  expect(brokenOf({ ...passed, memory: null })).toEqual([]);
  expect(withMemory('too-short')).toEqual([]);
});

it('fails for memory that grows, and for memory that has not become steady', () => {
  expect(withMemory('grows')).toEqual([expect.stringContaining('memory grows')]);
  expect(withMemory('falls')).toEqual([expect.stringContaining('longer warm-up')]);
});

it('fails for each error code, for dropped arrivals and for a run in which nothing was finished', () => {
  const operations = [{ ...commands, codes: { timeout: 2, 'system/unavailable': 1 } }];
  expect(brokenOf({ ...passed, operations })).toEqual([
    'POST /api/games/{id}/commands failed 2 times: timeout',
    'POST /api/games/{id}/commands failed 1 times: system/unavailable',
  ]);
  const journeys = { ...passed.journeys, dropped: 3, finished: 0, failed: 1 };
  expect(brokenOf({ ...passed, journeys })).toHaveLength(3);
});

it('fails for journeys that had to be cut off', () => {
  const journeys = { ...passed.journeys, finished: 8, cutOff: 1 };
  expect(brokenOf({ ...passed, journeys })).toEqual([expect.stringContaining('1 journeys were cut off')]);
});

it.each([
  ['react', 190, 10, 0],
  ['react', 189, 11, 1],
  ['react', 0, 20, 1],
  ['react', 0, 19, 0],
  ['vote', 1, 60, 0],
  ['vote', 0, 20, 1],
  ['commit', 0, 20, 1],
  ['commit', 0, 19, 0],
] as const)('judges %s with %i arrived and %i lost by enough presses: %i faults', (kind, arrived, lost, faults) => {
  const presses = [{ kind, pressed: arrived + lost + 500, arrived, lost, passed: 400, cut: 100 }];
  expect(brokenOf({ ...passed, presses })).toHaveLength(faults);
});

it('fails where the metrics answered too rarely to judge memory', () => {
  const samples = Array.from({ length: 20 }, () => sampleOf(12));
  const silent = (count: number) =>
    samples.map((sample, index) => (index < count ? { ...sample, server: null } : sample));
  expect(brokenOf({ ...passed, samples: silent(2) })).toEqual([]);
  expect(brokenOf({ ...passed, samples: silent(3) })).toEqual(['the metrics did not answer in 3 of 20 intervals']);
  expect(brokenOf({ ...passed, samples: silent(20), memory: null })).toEqual([]);
});

it('calls a server overloaded by slow calls, a late event loop or errors, not by one bad moment or by memory', () => {
  expect(overloadOf({ ...passed, broken: ['memory grows: its slope is above noise'] })).toEqual([]);
  expect(overloadOf({ ...passed, operations: [{ ...commands, p99: 251 }] })).toEqual([
    expect.stringContaining('251 ms'),
  ]);
  const signIn = { ...commands, name: 'POST /api/auth/sign-in', p99: 251 };
  expect(overloadOf({ ...passed, operations: [signIn] })).toEqual([]);
  expect(overloadOf({ ...passed, operations: [{ ...signIn, p99: 1001 }] })).toHaveLength(1);
  expect(overloadOf({ ...passed, operations: [{ ...signIn, name: 'a journey', p99: 90_000 }] })).toEqual([]);
  expect(overloadOf({ ...passed, samples: [sampleOf(120), sampleOf(400), sampleOf(13)] })).toHaveLength(1);
  expect(overloadOf({ ...passed, broken: ['5 arrivals were dropped'] })).toEqual(['5 arrivals were dropped']);
});
