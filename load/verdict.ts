import type { LoadResult, PressCounts } from './result.ts';

/** Of the reads of the metrics: with fewer answers, growth could hide in the gaps. */
const maxUnansweredShare = 0.1;

/** With fewer presses a single one would decide. */
const minDuePresses = 20;
/** Not all: the server drops a third reaction of a seat in a second, and a network that was late brings some together. */
const minReactionShare = 0.95;

/** Why a run failed: calls that failed, arrivals that were dropped, memory that doesn't stay. Empty if it passed. */
export function brokenOf({ operations, presses, journeys, memory, samples }: Omit<LoadResult, 'broken'>): string[] {
  const failed = operations.flatMap(({ name, codes }) =>
    Object.entries(codes).map(([code, count]) => `${name} failed ${count} times: ${code}`),
  );
  const unanswered = memory === null ? 0 : samples.filter(({ server }) => server === null).length;
  return [
    ...failed,
    ...(unanswered > samples.length * maxUnansweredShare
      ? [`the metrics did not answer in ${unanswered} of ${samples.length} intervals`]
      : []),
    ...presses.flatMap(lostPressesOf),
    ...(journeys.failed > 0 ? [`${journeys.failed} journeys failed`] : []),
    ...(journeys.cutOff > 0 ? [`${journeys.cutOff} journeys were cut off: they did not end in their time`] : []),
    ...(journeys.dropped > 0 ? [`${journeys.dropped} arrivals were dropped: the rate was not kept`] : []),
    ...(journeys.finished === 0 ? ['no journey was finished: nothing was shown'] : []),
    ...(memory?.verdict === 'grows' ? ['memory grows: its slope is above noise'] : []),
    ...(memory?.verdict === 'falls' ? ['memory falls: it was not steady yet, a longer warm-up is needed'] : []),
  ];
}

/**
 * Of a vote or a commit nothing at all may have arrived to fail: a server refuses what the rules don't accept at its newest step,
 * which a phone doesn't know yet.
 */
function lostPressesOf({ kind, arrived, lost }: PressCounts): string[] {
  const due = arrived + lost;
  const isEnough = kind === 'react' ? arrived >= due * minReactionShare : arrived > 0;
  return due < minDuePresses || isEnough ? [] : [`${arrived} of ${due} presses arrived whose moment lasted: ${kind}`];
}

/** Above these a server is over its capacity, in ms. */
const maxCommandP99Ms = 250;
const maxCallP99Ms = 1000;
/** Of the middle interval: docs/operations.md calls a loop blocked above it. */
const maxEventLoopP99Ms = 100;
const commands = 'POST /api/games/{id}/commands';

/** Why a rate was more than the server can do; empty if it wasn't. */
export function overloadOf(result: LoadResult): string[] {
  const slow = result.operations
    .filter(({ name }) => /^[A-Z]+ \//.test(name))
    .filter(({ name, p99 }) => p99 > (name === commands ? maxCommandP99Ms : maxCallP99Ms))
    .map(({ name, p99 }) => `p99 of ${name} is ${Math.round(p99)} ms`);
  const delays = result.samples
    .flatMap(({ server }) => (server === null ? [] : [server.eventLoopP99Ms]))
    .toSorted((one, other) => one - other);
  const delay = delays[Math.floor(delays.length / 2)] ?? 0;
  return [
    ...result.broken.filter((reason) => !reason.startsWith('memory')),
    ...slow,
    ...(delay > maxEventLoopP99Ms ? [`the event loop is ${Math.round(delay)} ms late`] : []),
  ];
}
