import type { TeamColor } from '#shared/games/setup.ts';
import {
  card,
  display,
  drawPng,
  fitFont,
  ink,
  paintGround,
  quiet,
  raised,
  saffron,
  textual,
} from '../../../../ui/picture/canvas.ts';
import type { EmblemPath } from '../../../../ui/picture/emblem.ts';
import { mirrored, paintHead } from '../../../../ui/picture/head.ts';
import { paintInvitation, pictureSizes, type Invitation } from './share-picture.ts';
import { paintCourse, paintSign, type Course, type Sign } from './recap-signs.ts';
import { paintWeave, teamInks } from '../../../../ui/picture/weaves.ts';

interface NamedTeam {
  readonly name: string;
  readonly color: TeamColor;
}

/** What the picture of a night says, in the words of one language. */
export interface RecapContent extends Invitation {
  readonly brand: string;
  readonly title: string;
  readonly date: string;
  /** Best first. */
  readonly teams: readonly (NamedTeam & {
    readonly emblem: readonly EmblemPath[];
    readonly score: string;
    readonly isWinner: boolean;
    readonly players: readonly string[];
  })[];
  readonly course: Course['course'];
  readonly mark: Course['mark'];
  /** Up to 4 are shown. */
  readonly moments: readonly {
    readonly sign: Sign;
    readonly label: string;
    readonly value: string;
    /** Null for what no team did. */
    readonly team: NamedTeam | null;
  }[];
  /** Who came late, in the order of coming. */
  readonly late: { readonly label: string; readonly names: readonly string[] };
  /** Who carried which category. */
  readonly carried: { readonly label: string; readonly categories: readonly NamedTeam[] };
}

const { width, height } = pictureSizes.recap;
const margin = 64;
const inner = width - 2 * margin;
const gap = 20;
const codeSize = 116;
const momentHeight = 124;
const chipHeight = 50;
const chipGap = 10;

/** The story of a night as a picture. */
export async function drawRecap(content: RecapContent): Promise<Blob> {
  const { brand, title, date, invitation, address, teams, moments, carried, late } = content;
  const texts = [
    ...[brand, title, date, invitation, address, carried.label],
    ...teams.flatMap(({ name, players }) => [name, ...players]),
    ...[late.label, ...late.names],
    ...moments.flatMap(({ label, value, team }) => [label, value, team?.name ?? '']),
    ...carried.categories.map(({ name }) => name),
  ];
  return drawPng(pictureSizes.recap, texts, (context) => paintRecap(context, content));
}

function paintRecap(context: CanvasRenderingContext2D, content: RecapContent): void {
  paintGround(context, { width, height });
  const looks = content.teams.filter(({ isWinner }) => isWinner);
  paintHead(context, { ...content, aside: content.date, looks });
  const footerStart = height - 52 - codeSize;
  paintInvitation(context, content, { y: footerStart, size: codeSize, margin });
  const scoresEnd = paintLate(context, content, paintScores(context, content, 398));
  // From the foot up, so that the course of the scores takes what is left.
  const chips = chipRows(context, content.carried);
  const chipsHeight = chips.rows.length * (chipHeight + chipGap) - chipGap;
  const chipsStart = footerStart - 30 - Math.max(0, chipsHeight);
  if (chips.rows.length > 0) paintChips(context, content, chips, chipsStart);
  const moments = content.moments.slice(0, 4);
  const rows = Math.ceil(moments.length / 2);
  const momentsStart = chipsStart - (chips.rows.length === 0 ? 0 : 24) - rows * (momentHeight + gap) + gap;
  for (const [index, moment] of moments.entries()) {
    const isAlone = index === moments.length - 1 && index % 2 === 0;
    const wide = isAlone ? inner : (inner - gap) / 2;
    const start = index % 2 === 0 ? margin : margin + wide + gap;
    const y = momentsStart + Math.floor(index / 2) * (momentHeight + gap);
    paintMoment(context, content.direction, moment, { x: mirrored(content, start, wide), y, width: wide });
  }
  const box = { x: margin, y: scoresEnd + 28, width: inner, height: momentsStart - scoresEnd - 56 };
  paintCourse(context, content, box);
}

/** The teams beside each other, with their players. Returns where they end. */
function paintScores(context: CanvasRenderingContext2D, content: RecapContent, y: number): number {
  const { teams, direction } = content;
  const wide = (inner - gap * (teams.length - 1)) / teams.length;
  const hasPlayers = teams.some(({ players }) => players.length > 0);
  const high = hasPlayers ? 172 : 138;
  for (const [index, { name, color, score, isWinner, players }] of teams.entries()) {
    const x = mirrored(content, margin + index * (wide + gap), wide);
    paintBox(context, { x, y, width: wide, height: high }, isWinner);
    context.save();
    context.beginPath();
    context.roundRect(x, y, wide, high, 26);
    context.clip();
    paintWeave(context, color, { x, y, width: wide, height: 16 }, 16);
    context.restore();
    if (isWinner) paintFrame(context, { x, y, width: wide, height: high });
    const middle = x + wide / 2;
    const room = wide - 40;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.direction = direction;
    context.fillStyle = ink;
    fitFont(context, name, { family: display, weight: 800, max: 36, min: 20, room });
    context.fillText(name, middle, y + 54, room);
    if (hasPlayers) {
      context.fillStyle = quiet;
      context.font = `400 25px ${textual}`;
      context.fillText(fittingNames(context, players, room), middle, y + 154, room);
    }
    context.direction = 'ltr';
    context.fillStyle = teamInks[color];
    context.font = `800 70px ${display}`;
    context.fillText(score, middle, y + 118, room);
  }
  return y + high;
}

/** Who came late, in one line below the teams. Returns where it ends. */
function paintLate(context: CanvasRenderingContext2D, { late, direction }: RecapContent, y: number): number {
  if (late.names.length === 0) return y;
  const isRtl = direction === 'rtl';
  const base = y + 44;
  const start = isRtl ? width - margin : margin;
  context.direction = direction;
  context.textBaseline = 'alphabetic';
  context.textAlign = isRtl ? 'right' : 'left';
  context.font = labelFont;
  context.fillStyle = saffron;
  context.fillText(late.label, start, base);
  const used = context.measureText(late.label).width + 22;
  context.fillStyle = quiet;
  context.fillText(
    fittingNames(context, late.names, inner - used),
    isRtl ? start - used : start + used,
    base,
    inner - used,
  );
  return base;
}

/** As many names as fit, then the number of the others. */
function fittingNames(context: CanvasRenderingContext2D, names: readonly string[], room: number): string {
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    // Isolated, so that a name of the other script leaves the order of the line as it is.
    const shown = names.slice(0, count).map((name) => `\u2068${name}\u2069`);
    const line = [...shown, ...(rest === 0 ? [] : [`\u2066+${rest}\u2069`])].join(' · ');
    if (count === 1 || context.measureText(line).width <= room) return line;
  }
  return '';
}

function paintMoment(
  context: CanvasRenderingContext2D,
  direction: RecapContent['direction'],
  { sign, label, value, team }: RecapContent['moments'][number],
  box: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const isRtl = direction === 'rtl';
  paintBox(context, { ...box, height: momentHeight }, false);
  const signSize = 56;
  const edge = 26;
  const signX = isRtl ? box.x + box.width - edge - signSize : box.x + edge;
  paintSign(context, sign, { x: signX, y: box.y + (momentHeight - signSize) / 2, size: signSize });
  const x = isRtl ? signX - 24 : signX + signSize + 24;
  const room = box.width - edge - signSize - 24 - edge;
  context.textAlign = isRtl ? 'right' : 'left';
  context.textBaseline = 'alphabetic';
  context.direction = direction;
  context.fillStyle = saffron;
  fitFont(context, label, { family: textual, weight: 400, max: 24, min: 18, room });
  context.fillText(label, x, box.y + 36, room);
  context.fillStyle = ink;
  fitFont(context, value, { family: display, weight: 800, max: 34, min: 22, room });
  context.fillText(value, x, box.y + (team === null ? 88 : 76), room);
  if (team === null) return;
  context.fillStyle = teamInks[team.color];
  fitFont(context, team.name, { family: display, weight: 800, max: 25, min: 18, room });
  context.fillText(team.name, x, box.y + 109, room);
}

interface Chip extends NamedTeam {
  readonly width: number;
}

interface Chips {
  readonly rows: readonly (readonly Chip[])[];
  readonly size: number;
}
const labelFont = `400 26px ${textual}`;
const chipFont = (size: number) => `800 ${size}px ${display}`;

/** Two rows of categories after the label; smaller where there are many. What still doesn't fit is left out. */
function chipRows(context: CanvasRenderingContext2D, { label, categories }: RecapContent['carried']): Chips {
  context.font = labelFont;
  const labelWidth = context.measureText(label).width + 22;
  const arranged = [26, 23, 20].map((size) => {
    context.font = chipFont(size);
    const rows: Chip[][] = [];
    let left = inner - labelWidth;
    for (const category of categories) {
      const chip = { ...category, width: Math.min(inner - labelWidth, context.measureText(category.name).width + 76) };
      const row = rows.at(-1);
      if (row === undefined || left < chip.width) {
        left = inner - (rows.length === 0 ? labelWidth : 0);
        rows.push([chip]);
      } else row.push(chip);
      left -= chip.width + chipGap;
    }
    return { size, rows };
  });
  const fitting = arranged.find(({ rows }) => rows.length <= 2) ?? { size: 20, rows: arranged.at(-1)?.rows ?? [] };
  return { size: fitting.size, rows: fitting.rows.slice(0, 2) };
}

function paintChips(
  context: CanvasRenderingContext2D,
  content: RecapContent,
  { rows, size }: Chips,
  start: number,
): void {
  const { direction, carried } = content;
  const isRtl = direction === 'rtl';
  context.direction = direction;
  context.textBaseline = 'middle';
  context.textAlign = isRtl ? 'right' : 'left';
  context.fillStyle = saffron;
  context.font = labelFont;
  context.fillText(carried.label, isRtl ? width - margin : margin, start + chipHeight / 2);
  let begin = margin + context.measureText(carried.label).width + 22;
  context.font = chipFont(size);
  for (const [row, chips] of rows.entries()) {
    const y = start + row * (chipHeight + chipGap);
    for (const chip of chips) {
      const x = mirrored(content, begin, chip.width);
      context.save();
      context.beginPath();
      context.roundRect(x, y, chip.width, chipHeight, 18);
      context.clip();
      context.fillStyle = raised;
      context.fillRect(x, y, chip.width, chipHeight);
      paintWeave(context, chip.color, { x: isRtl ? x + chip.width - 24 : x, y, width: 24, height: chipHeight }, 24);
      context.restore();
      context.fillStyle = teamInks[chip.color];
      const textX = isRtl ? x + chip.width - 44 : x + 44;
      context.fillText(chip.name, textX, y + chipHeight / 2 + 5, chip.width - 64);
      begin += chip.width + chipGap;
    }
    begin = margin;
  }
  context.textBaseline = 'alphabetic';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintBox(context: CanvasRenderingContext2D, box: Box, isRaised: boolean): void {
  context.fillStyle = isRaised ? raised : card;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 26);
  context.fill();
}

function paintFrame(context: CanvasRenderingContext2D, box: Box): void {
  context.strokeStyle = saffron;
  context.lineWidth = 5;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 26);
  context.stroke();
}
