import { expect, it } from 'vitest';
import { pingsInRow, RoundTrip } from './round-trip.ts';

function measured() {
  let now = 1000;
  const pings: string[] = [];
  const roundTrip = new RoundTrip(
    (payload) => pings.push(payload),
    () => now,
  );
  /** Answers the newest ping after `ms`. */
  const answerAfter = (ms: number) => {
    now += ms;
    roundTrip.takePong(pings.at(-1) ?? '');
  };
  const row = (...answersMs: number[]) => {
    roundTrip.measure();
    for (const ms of answersMs) answerAfter(ms);
  };
  return { roundTrip, pings, answerAfter, row };
}

it('is 0 until a ping has its answer, and then the shortest of a row [ROOM-8]', () => {
  const { roundTrip, pings, answerAfter } = measured();
  expect(roundTrip.ms).toBe(0);
  roundTrip.measure();
  expect(pings).toHaveLength(1);
  expect(roundTrip.ms).toBe(0);
  answerAfter(180);
  expect(roundTrip.ms).toBe(180);
  answerAfter(40);
  answerAfter(55);
  expect(roundTrip.ms).toBe(40);
});

it('sends no more pings in a row than 3, each after the answer to the one before [ROOM-8]', () => {
  const { roundTrip, pings, answerAfter, row } = measured();
  row(10, 10, 10);
  expect(pings).toHaveLength(pingsInRow);
  answerAfter(5);
  expect(pings).toHaveLength(pingsInRow);
  expect(roundTrip.ms).toBe(10);
  roundTrip.measure();
  expect(pings).toHaveLength(pingsInRow + 1);
});

it('forgets what is older than two rows [ROOM-8]', () => {
  const { roundTrip, row } = measured();
  row(10, 90, 90);
  row(80, 80, 80);
  expect(roundTrip.ms).toBe(10);
  row(70, 75, 75);
  expect(roundTrip.ms).toBe(70);
});

it('counts neither an answer to nothing, nor one to an earlier ping, nor a second one [ROOM-8]', () => {
  const { roundTrip, pings, answerAfter } = measured();
  roundTrip.takePong('');
  roundTrip.takePong('1');
  expect(roundTrip.ms).toBe(0);
  roundTrip.measure();
  const [late = ''] = pings;
  roundTrip.measure();
  roundTrip.takePong(late);
  roundTrip.takePong('forged');
  expect(roundTrip.ms).toBe(0);
  for (const ms of [30, 30, 30]) answerAfter(ms);
  for (let count = 0; count < 10; count += 1) answerAfter(500);
  expect(roundTrip.ms).toBe(30);
});
