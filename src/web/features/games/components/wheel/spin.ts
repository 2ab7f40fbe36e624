/** Four seconds, easing out [GAME-2]. */
export const spinMs = 4000;
/** Parted evenly among 2, 3 and 4 teams. */
export const segments = 12;
const degreesEach = 360 / segments;
const wholeTurns = 6;
/** The rotation before the first spin: the pointer is in the middle of a segment, not between two teams. */
export const restAngle = degreesEach / 2;

export function teamOfSegment(segment: number, teams: number): number {
  return segment % teams;
}

/** How far the wheel turns to stop with one of the team's segments under the pointer; `chance` in [0, 1) picks which and where in it. */
export function stopAngle(teamIndex: number, teams: number, chance: number): number {
  const own = Array.from({ length: segments }, (_, segment) => segment).filter(
    (segment) => teamOfSegment(segment, teams) === teamIndex,
  );
  const picked = own[Math.floor(chance * own.length)] ?? teamIndex;
  // Never on the line between two.
  const inside = 0.22 + 0.56 * ((chance * 97) % 1);
  return wholeTurns * 360 + 360 - (picked + inside) * degreesEach;
}

/** The segment under the pointer at the top, at this rotation. */
export function segmentAt(angle: number): number {
  return Math.floor((((-angle % 360) + 360) % 360) / degreesEach) % segments;
}

/** The wheel's path: fast at once, then slower and slower. */
export function easeOut(progress: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3.4;
}

/** The rotation at a moment of the spin, from 0 to 1. */
function angleAt(angle: number, progress: number): number {
  return restAngle + (angle - restAngle) * easeOut(progress);
}

/** The instants, from 0 to 1, at which a segment passes the pointer: one tick each. */
export function tickTimes(angle: number): readonly number[] {
  const times: number[] = [];
  const steps = 2000;
  let last = segmentAt(restAngle);
  for (let step = 1; step <= steps; step += 1) {
    const now = segmentAt(angleAt(angle, step / steps));
    if (now !== last) times.push(step / steps);
    last = now;
  }
  return times;
}

/** The same path for the browser's own animation. */
export function spinFrames(angle: number): Keyframe[] {
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, step) => ({
    transform: `rotate(${angleAt(angle, step / steps).toFixed(3)}deg)`,
    offset: step / steps,
  }));
}
