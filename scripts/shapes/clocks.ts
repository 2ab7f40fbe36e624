import { circle, colours, line, mirrored, picture, plain, round, sign, type Point } from './pen.ts';

export interface Time {
  readonly hour: number;
  readonly minute: number;
}

const centre: Point = [200, 150];

function anglesAt({ hour, minute }: Time): { readonly hourHand: number; readonly minuteHand: number } {
  return { hourHand: (hour % 12) * 30 + minute / 2, minuteHand: minute * 6 };
}

/** The smaller angle between the hands, in degrees. */
export function angleBetween(time: Time): number {
  const { hourHand, minuteHand } = anglesAt(time);
  const apart = Math.abs(hourHand - minuteHand) % 360;
  return Math.min(apart, 360 - apart);
}

/** How often the hands meet in this many hours after a meeting: at every eleventh of a round of twelve. */
export function countMeetings(hours: number): number {
  const meetings = Array.from({ length: hours }, (_, index) => ((index + 1) * 12) / 11);
  return meetings.filter((at) => at < hours + 0.001).length;
}

export function writeTime({ hour, minute }: Time): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** What a mirror makes of a time. */
export function mirrorTime({ hour, minute }: Time): Time {
  const minutes = 12 * 60 - ((hour % 12) * 60 + minute);
  return { hour: Math.floor(minutes / 60) % 12 || 12, minute: minutes % 60 };
}

function face(time: Time, isNumbered: boolean): string {
  const { hourHand, minuteHand } = anglesAt(time);
  const ticks = Array.from({ length: 12 }, (_, hour) =>
    line([round(centre, hour % 3 === 0 ? 104 : 112, hour * 30), round(centre, 122, hour * 30)], {
      width: hour % 3 === 0 ? 9 : 5,
    }),
  );
  return [
    circle(centre, 130, { fill: colours.white, width: 9 }),
    ...(isNumbered ? [12, 3, 6, 9].map((hour) => sign(hour, round(centre, 100, hour * 30), 34)) : ticks),
    ...(isNumbered ? ticks.filter((_, hour) => hour % 3 !== 0) : []),
    line([centre, round(centre, 60, hourHand)], { width: 13 }),
    line([centre, round(centre, isNumbered ? 75 : 96, minuteHand)], { width: 8, stroke: colours.red }),
    circle(centre, 11, plain(colours.ink)),
  ].join('');
}

export function drawClock(time: Time): string {
  return picture(face(time, true));
}

/** A clock without numbers, as a mirror shows it. */
export function drawMirroredClock(time: Time): string {
  return picture(mirrored(face(time, false)));
}
