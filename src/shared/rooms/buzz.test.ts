import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectMs, countedAt, maxAllowanceMs, orderOfBuzzes, tieMs } from './buzz.ts';
import type { Buzz, BuzzMoment } from './buzz.ts';

const receivedAt = 1_800_000_000_000;
const moment: BuzzMoment = { seed: 'seed', cellId: 'c1', teams: [0, 1, 2, 3] };
const buzz = (teamIndex: number, countedAt: number, seatId = `seat-${teamIndex}`): Buzz => ({
  seatId,
  teamIndex,
  countedAt,
});

describe('when a press counts as made', () => {
  const ago = (pressedAgoMs: number | null, roundTripMs: number) =>
    receivedAt -
    countedAt({ pressedAt: pressedAgoMs === null ? null : receivedAt - pressedAgoMs, receivedAt, roundTripMs });

  it('is when the phone says, if that is within half the round trip and 20 ms [ROOM-8]', () => {
    expect(ago(35, 60)).toBe(35);
    expect(ago(50, 60)).toBe(50);
    expect(ago(0, 60)).toBe(0);
  });

  it('is no earlier than half the round trip and 20 ms before the receipt [ROOM-8]', () => {
    expect(ago(51, 60)).toBe(50);
    expect(ago(60_000, 60)).toBe(50);
  });

  it('is no earlier than 250 ms before the receipt, however slowly a phone answers [ROOM-8]', () => {
    expect(ago(400, 460)).toBe(250);
    expect(ago(400, 462)).toBe(250);
    expect(ago(60_000, 25_000)).toBe(250);
  });

  it('is the receipt for a press from the future, and for a phone that does not know the time [ROOM-8]', () => {
    expect(ago(-1, 60)).toBe(0);
    expect(ago(-60_000, 25_000)).toBe(0);
    expect(ago(null, 60)).toBe(0);
  });

  it('gives a phone without a measured round trip 20 ms [ROOM-8]', () => {
    expect(ago(15, 0)).toBe(15);
    expect(ago(100, 0)).toBe(20);
  });

  it('is within 250 ms before the receipt and never after it, and never earlier for a smaller round trip [ROOM-8]', () => {
    const times = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(times, fc.nat({ max: 60_000 }), fc.nat({ max: 60_000 }), (offset, one, other) => {
        const pressedAt = receivedAt + offset;
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map((roundTripMs) =>
          countedAt({ pressedAt, receivedAt, roundTripMs }),
        ) as [number, number];
        expect(small).toBeLessThanOrEqual(receivedAt);
        expect(large).toBeGreaterThanOrEqual(receivedAt - maxAllowanceMs);
        expect(large).toBeLessThanOrEqual(small);
      }),
    );
  });

  it('is awaited for longer than a press may count before its receipt [ROOM-8]', () => {
    expect(collectMs).toBeGreaterThan(maxAllowanceMs + tieMs);
  });
});

describe('the order of presses', () => {
  it('has no winner without a press of a team that may buzz [ROOM-8]', () => {
    expect(orderOfBuzzes([], moment)).toBeNull();
    expect(orderOfBuzzes([buzz(0, 5)], { ...moment, teams: [1, 2] })).toBeNull();
  });

  it('is that of the counted times, with what each is behind the first [ROOM-8]', () => {
    expect(orderOfBuzzes([buzz(2, 1120), buzz(0, 1000), buzz(1, 1011)], moment)).toEqual({
      winnerTeamIndex: 0,
      places: [
        { seatId: 'seat-0', teamIndex: 0, behindMs: 0 },
        { seatId: 'seat-1', teamIndex: 1, behindMs: 11 },
        { seatId: 'seat-2', teamIndex: 2, behindMs: 120 },
      ],
      isDrawn: false,
    });
  });

  it('counts only the first press of each team [ROOM-8]', () => {
    const presses = [
      buzz(1, 1100, 'b'),
      buzz(0, 1050, 'a'),
      buzz(1, 1020, 'c'),
      buzz(1, 1020, 'd'),
      buzz(0, 1300, 'e'),
    ];
    expect(orderOfBuzzes(presses, moment)?.places).toEqual([
      { seatId: 'c', teamIndex: 1, behindMs: 0 },
      { seatId: 'a', teamIndex: 0, behindMs: 30 },
    ]);
  });

  it('takes presses of other teams for none, also where they are first [ROOM-8]', () => {
    const order = orderOfBuzzes([buzz(3, 900), buzz(1, 1000), buzz(2, 1200)], { ...moment, teams: [1, 2] });
    expect(order?.winnerTeamIndex).toBe(1);
    expect(order?.places.map(({ behindMs }) => behindMs)).toEqual([0, 200]);
  });

  it('takes presses up to 10 ms after the first as equal to it, not to each other [ROOM-8]', () => {
    const order = orderOfBuzzes([buzz(0, 1000), buzz(1, 1010), buzz(2, 1011), buzz(3, 1012)], moment);
    expect(order?.isDrawn).toBe(true);
    expect([0, 1]).toContain(order?.winnerTeamIndex);
    expect(order?.places.map(({ behindMs }) => behindMs)).toEqual([0, 0, 11, 12]);
    expect(order?.places.slice(2).map(({ teamIndex }) => teamIndex)).toEqual([2, 3]);
  });

  it('is no draw between two phones of one team [ROOM-8]', () => {
    const order = orderOfBuzzes([buzz(1, 1000, 'b'), buzz(1, 1003, 'a'), buzz(0, 1040)], moment);
    expect(order).toMatchObject({ winnerTeamIndex: 1, isDrawn: false });
    expect(order?.places.map(({ seatId }) => seatId)).toEqual(['b', 'seat-0']);
  });

  it('draws among equals by seed and cell, each as often as the others [ROOM-8]', () => {
    const equals = [buzz(0, 1004), buzz(1, 1000), buzz(3, 1009)];
    const wins = new Map<number, number>();
    for (let cell = 0; cell < 3000; cell += 1) {
      const { winnerTeamIndex = -1 } = orderOfBuzzes(equals, { ...moment, cellId: `c${cell}` }) ?? {};
      wins.set(winnerTeamIndex, (wins.get(winnerTeamIndex) ?? 0) + 1);
    }
    expect([...wins.keys()].sort()).toEqual([0, 1, 3]);
    for (const count of wins.values()) expect(Math.abs(count - 1000)).toBeLessThan(100);
    const winnersBySeed = Array.from(
      { length: 40 },
      (_, seed) => orderOfBuzzes(equals, { ...moment, seed: `${seed}` })?.winnerTeamIndex,
    );
    expect(new Set(winnersBySeed).size).toBe(3);
  });

  const presses = fc.array(
    fc.record({
      seatId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      teamIndex: fc.nat({ max: 3 }),
      countedAt: fc.oneof(fc.integer({ min: 1000, max: 1300 }), fc.integer({ min: 1000, max: 1003 })),
    }),
    { maxLength: 24 },
  );

  it('is the same in whatever order the presses came, and again in a replay [ROOM-8]', () => {
    const shuffled = presses.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.string(), fc.string(), ([all, other], seed, cellId) => {
        expect(orderOfBuzzes(other, { ...moment, seed, cellId })).toEqual(
          orderOfBuzzes(all, { ...moment, seed, cellId }),
        );
      }),
    );
  });

  it('has one place a team that may buzz and pressed, the winner first and within 10 ms of the earliest [ROOM-8]', () => {
    fc.assert(
      fc.property(presses, fc.subarray([0, 1, 2, 3]), (all, teams) => {
        const order = orderOfBuzzes(all, { ...moment, teams });
        const counting = all.filter(({ teamIndex }) => teams.includes(teamIndex));
        if (counting.length === 0) {
          expect(order).toBeNull();
          return;
        }
        const earliest = Math.min(...counting.map(({ countedAt }) => countedAt));
        const firstOf = (teamIndex: number) =>
          Math.min(...counting.filter((each) => each.teamIndex === teamIndex).map(({ countedAt }) => countedAt));
        const pressed = [...new Set(counting.map(({ teamIndex }) => teamIndex))];
        const equal = pressed.filter((teamIndex) => firstOf(teamIndex) - earliest <= tieMs);
        expect(order?.places.map(({ teamIndex }) => teamIndex).sort()).toEqual(pressed.sort());
        expect(order?.places[0]?.teamIndex).toBe(order?.winnerTeamIndex);
        expect(equal).toContain(order?.winnerTeamIndex);
        expect(order?.isDrawn).toBe(equal.length > 1);
        for (const { seatId, teamIndex, behindMs } of order?.places ?? []) {
          expect(counting).toContainEqual({ seatId, teamIndex, countedAt: firstOf(teamIndex) });
          expect(behindMs).toBe(equal.includes(teamIndex) ? 0 : firstOf(teamIndex) - earliest);
        }
        const behind = order?.places.map(({ behindMs }) => behindMs) ?? [];
        expect(behind).toEqual([...behind].sort((one, other) => one - other));
      }),
    );
  });
});
