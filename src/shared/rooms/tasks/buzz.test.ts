import { describe, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { stealWindowMs } from '../../games/question.ts';
import { present } from '../../kernel/assert.ts';
import { tieMs } from '../buzz.ts';
import { acceptsPress, seatTask, sinceOpening, taskKeyOf, type Moment } from './index.ts';

function passed(): TestGame {
  const pack = samplePack({ teams: 3, kind: 'text', firstTeamIndex: 0, setup: { buzzer: true } });
  const game = startTestGame(pack);
  game.give({ type: 'wheelStopped' });
  game.give({ type: 'pick', cellId: present(pack.cells[0], 'a cell').id });
  game.give({ type: 'pass' });
  return game;
}

const momentOf = (game: TestGame, teamIndex: number | null, at = game.now()): Moment => ({
  game: game.game(),
  seat: { id: '0190a000-0000-7000-8000-000000000002', teamIndex, isCaptain: false },
  pressed: [],
  at,
});

describe('the buzzer on phones', () => {
  it('is for the other teams, from the opening of the steal to its end [BUZZ-6]', () => {
    const game = passed();
    const clock = present(game.state().question?.clock, 'the clock');
    const opensAt = present(clock.since, 'its start');
    const task = { kind: 'buzz', key: taskKeyOf(game.state()), opensAt, until: opensAt + stealWindowMs };
    expect(opensAt).toBeGreaterThanOrEqual(game.now());
    expect([0, 1, 2, null].map((team) => seatTask(momentOf(game, team)))).toEqual([null, task, task, null]);
  });

  it('counts a press by its time: none before the steal is open, none after its end, none for another task [BUZZ-6]', () => {
    const game = passed();
    const key = present(taskKeyOf(game.state()), 'the key');
    const { opensAt, until } = seatTask(momentOf(game, 1)) as { opensAt: number; until: number };
    const counts = (at: number | null, task = key, teamIndex = 1) =>
      acceptsPress({ kind: 'buzz', task, at }, momentOf(game, teamIndex, opensAt));
    expect([opensAt - 1, opensAt, until, until + 1].map((at) => counts(at))).toEqual([false, true, true, false]);
    expect(counts(opensAt, 'another')).toBe(false);
    expect(counts(opensAt, key, 0)).toBe(false);
  });

  it('takes a press from up to 10 ms before the opening as made at it: clocks differ by as much [BUZZ-6]', () => {
    const moment = momentOf(passed(), 1);
    const { opensAt } = seatTask(moment) as { opensAt: number };
    const counted = [-tieMs - 1, -tieMs, -1, 0, 7].map((ms) => sinceOpening(moment, opensAt + ms) - opensAt);
    expect(counted).toEqual([-tieMs - 1, 0, 0, 0, 7]);
    expect(sinceOpening(momentOf(passed(), 0), opensAt - 1)).toBe(opensAt - 1);
  });

  it('ends with a pause and once a team has the steal [BUZZ-6]', () => {
    const paused = passed();
    paused.give({ type: 'pause' });
    expect(seatTask(momentOf(paused, 1))).toBeNull();
    const taken = passed();
    taken.give({ type: 'takeSteal', teamIndex: 2 });
    expect(seatTask(momentOf(taken, 1))?.kind).not.toBe('buzz');
  });
});
