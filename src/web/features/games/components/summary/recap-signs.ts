import type { TeamColor } from '#shared/games/setup.ts';
import { ink, saffron } from '../../../../ui/picture/canvas.ts';
import { teamInks } from '../../../../ui/picture/weaves.ts';

/** The signs of the moments in a square of 48, of straight threads as in Al-Sadu. */
const signs = {
  last: 'M24 3l6 15 15 6-15 6-6 15-6-15-15-6 15-6z',
  swing: 'M4 36L18 20l8 8L36 14h-8V6h16v16h-6v-3L26 38l-8-8-9 11z',
  leap: 'M24 3l18 20H31v22H17V23H6z',
  steal: 'M2 17L16 5v8h28v8H16v8zM46 33L32 45v-8H4v-8h28v-8z',
  streak: 'M29 2L8 27h12l-4 19 24-28H26z',
  hardest: 'M24 3l21 21-21 21L3 24zM24 13L13 24l11 11 11-11z',
} as const;
export type Sign = keyof typeof signs;

export function paintSign(
  context: CanvasRenderingContext2D,
  sign: Sign,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 48, size / 48);
  context.fillStyle = saffron;
  context.fill(new Path2D(signs[sign]), 'evenodd');
  context.restore();
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const dashes = [[], [22, 12], [6, 12], [28, 10, 8, 10]];

export interface Course {
  /** Best first. */
  readonly teams: readonly { readonly color: TeamColor }[];
  /** Scores after each step, in the order of `teams`. */
  readonly course: readonly (readonly number[])[];
  /** Where the night turned. */
  readonly mark: { readonly step: number; readonly team: number } | null;
  readonly direction: 'rtl' | 'ltr';
}

/** The scores over the night, a line a team; time runs with the reading direction. The swing has a mark. */
export function paintCourse(
  context: CanvasRenderingContext2D,
  { course, teams, mark, direction }: Course,
  box: Box,
): void {
  if (course.length < 2 || box.height < 60) return;
  const highest = Math.max(200, ...course.flat());
  const lowest = Math.min(0, ...course.flat());
  const xOf = (step: number) => {
    const share = step / (course.length - 1);
    return box.x + box.width * (direction === 'rtl' ? 1 - share : share);
  };
  const yOf = (score: number) => box.y + box.height * (1 - (score - lowest) / (highest - lowest));
  context.save();
  context.strokeStyle = '#2b4266';
  context.lineWidth = 2;
  for (const share of [0, 0.5, 1]) {
    context.beginPath();
    context.moveTo(box.x, box.y + box.height * share);
    context.lineTo(box.x + box.width, box.y + box.height * share);
    context.stroke();
  }
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const traced = (index: number) => {
    context.beginPath();
    for (const [step, scores] of course.entries()) context.lineTo(xOf(step), yOf(scores[index] ?? 0));
  };
  const [best] = teams;
  if (best) {
    const glow = context.createLinearGradient(0, box.y, 0, box.y + box.height);
    glow.addColorStop(0, `${teamInks[best.color]}55`);
    glow.addColorStop(1, `${teamInks[best.color]}00`);
    traced(0);
    context.lineTo(xOf(course.length - 1), box.y + box.height);
    context.lineTo(xOf(0), box.y + box.height);
    context.fillStyle = glow;
    context.fill();
  }
  // The best on top.
  for (const [index, { color }] of [...teams.entries()].reverse()) {
    context.strokeStyle = teamInks[color];
    context.lineWidth = 7;
    context.setLineDash(dashes[index] ?? []);
    traced(index);
    context.stroke();
  }
  context.setLineDash([]);
  if (mark !== null) {
    const [x, y] = [xOf(mark.step), yOf(course[mark.step]?.[mark.team] ?? 0)];
    context.translate(x, y);
    context.rotate(Math.PI / 4);
    context.fillStyle = saffron;
    context.strokeStyle = ink;
    context.lineWidth = 5;
    context.beginPath();
    context.roundRect(-15, -15, 30, 30, 6);
    context.fill();
    context.stroke();
  }
  context.restore();
}
