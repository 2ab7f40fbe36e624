import { describe, expect, it } from 'vitest';
import { easeOut, restAngle, segmentAt, segments, spinFrames, stopAngle, teamOfSegment, tickTimes } from './spin.ts';

describe('the wheel', () => {
  it.each([2, 3, 4])('stops at the team that the pack names, among %i teams [GAME-2]', (teams) => {
    for (let team = 0; team < teams; team += 1) {
      for (let chance = 0; chance < 1; chance += 0.01) {
        expect(teamOfSegment(segmentAt(stopAngle(team, teams, chance)), teams)).toBe(team);
      }
    }
  });

  it('rests with the pointer in the middle of a segment, and starts to turn from there', () => {
    const eachDegrees = 360 / segments;
    expect(restAngle % eachDegrees).toBe(eachDegrees / 2);
    expect(spinFrames(1000)[0]).toMatchObject({ transform: `rotate(${restAngle.toFixed(3)}deg)` });
    expect(spinFrames(1000).at(-1)).toMatchObject({ transform: 'rotate(1000.000deg)' });
  });

  it('ticks once for each segment that passes, ever slower', () => {
    const angle = stopAngle(0, 2, 0.5);
    const times = tickTimes(angle);
    expect(times).toHaveLength(Math.floor(angle / (360 / segments)));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.at(-1) ?? 0).toBeGreaterThan((gaps[0] ?? 0) * 5);
    expect([easeOut(0), easeOut(1)]).toEqual([0, 1]);
  });
});
