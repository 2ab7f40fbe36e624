import type { TeamColor } from '#shared/games/setup.ts';
import {
  card,
  display,
  drawPng,
  fitFont,
  ink,
  paintBrand,
  paintGround,
  quiet,
  raised,
  saffron,
  textual,
  type PictureSize,
} from '../../../../ui/picture/canvas.ts';
import { paintWeave, teamInks } from '../../../../ui/picture/weaves.ts';

export const pictureFormats = ['portrait', 'recap', 'tall'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels: the result as a post, the story of the night as a post, and the result as a story that fills a phone. */
export const pictureSizes: Readonly<Record<PictureFormat, PictureSize>> = {
  portrait: { width: 1080, height: 1350 },
  recap: { width: 1080, height: 1350 },
  tall: { width: 1080, height: 1920 },
};

/** What leads to the game, at the foot of a picture. */
export interface Invitation {
  readonly invitation: string;
  readonly address: string;
  /** Leads to the address. */
  readonly code: CanvasImageSource;
  readonly direction: 'rtl' | 'ltr';
}

/** What the picture says, in the words of one language. */
export interface PictureContent extends Invitation {
  readonly brand: string;
  readonly title: string;
  readonly date: string;
  /** Best first. */
  readonly teams: readonly {
    readonly name: string;
    readonly score: string;
    readonly color: TeamColor;
    readonly isWinner: boolean;
    /** Its first title of honour; empty without one. */
    readonly honour: string;
  }[];
}

const margin = 76;
const codeSize = 190;

/** A picture of the result. */
export async function drawResult(content: PictureContent, format: Exclude<PictureFormat, 'recap'>): Promise<Blob> {
  const { brand, title, date, teams, invitation, address } = content;
  const texts = [brand, title, date, invitation, address, ...teams.flatMap(({ name, honour }) => [name, honour])];
  const size = pictureSizes[format];
  return drawPng(size, texts, (context) => paintPicture(context, content, size.height));
}

const width = pictureSizes.portrait.width;

function paintPicture(context: CanvasRenderingContext2D, content: PictureContent, height: number): void {
  paintGround(context, { width, height });
  const isTall = height > pictureSizes.portrait.height;
  const headerEnd = paintHeader(context, content, isTall);
  const footerStart = height - 96 - codeSize - 30;
  paintInvitation(context, content, { y: footerStart, size: codeSize, margin });
  paintTeams(context, content, headerEnd, footerStart - 36);
}

/** Returns where it ends. */
function paintHeader(context: CanvasRenderingContext2D, content: PictureContent, isTall: boolean): number {
  const { brand, title, date, direction, teams } = content;
  const top = isTall ? 120 : 74;
  const brandSize = isTall ? 84 : 68;
  paintBrand(context, { brand, direction, x: width / 2, align: 'center', top, size: brandSize });
  let y = top + brandSize + (isTall ? 60 : 26);
  const winner = teams.find(({ isWinner }) => isWinner);
  if (isTall && winner) {
    paintWeave(context, winner.color, { x: 0, y, width, height: 150 }, 74);
    y += 200;
  }
  context.textAlign = 'center';
  context.fillStyle = ink;
  y = paintLines(context, title, { y, size: isTall ? 84 : 72, room: width - 2 * margin });
  context.fillStyle = quiet;
  context.font = `400 ${isTall ? 42 : 36}px ${textual}`;
  y += isTall ? 92 : 76;
  context.fillText(date, width / 2, y);
  return y + (isTall ? 60 : 40);
}

/** Writes a heading in one line, or two where one would be small. Returns its last baseline. */
function paintLines(
  context: CanvasRenderingContext2D,
  title: string,
  { y, size, room }: { readonly y: number; readonly size: number; readonly room: number },
): number {
  const min = size * 0.72;
  const fitted = fitFont(context, title, { family: display, weight: 800, max: size, min, room });
  const words = title.split(' ');
  if (context.measureText(title).width <= room || words.length === 1) {
    context.fillText(title, width / 2, y + fitted, room);
    return y + fitted;
  }
  const widthOf = (at: number) =>
    Math.max(
      context.measureText(words.slice(0, at).join(' ')).width,
      context.measureText(words.slice(at).join(' ')).width,
    );
  const breaks = words.slice(1).map((_, index) => index + 1);
  const at = breaks.reduce((best, each) => (widthOf(each) < widthOf(best) ? each : best), 1);
  context.fillText(words.slice(0, at).join(' '), width / 2, y + fitted, room);
  context.fillText(words.slice(at).join(' '), width / 2, y + fitted * 2.25, room);
  return y + fitted * 2.25;
}

function paintTeams(context: CanvasRenderingContext2D, content: PictureContent, top: number, end: number): void {
  const gap = 22;
  const { teams } = content;
  const rowHeight = Math.min(290, (end - top - gap * (teams.length - 1)) / teams.length);
  const used = rowHeight * teams.length + gap * (teams.length - 1);
  let y = top + (end - top - used) / 2;
  for (const team of teams) {
    paintTeam(context, content.direction, team, { y, height: rowHeight });
    y += rowHeight + gap;
  }
}

function paintTeam(
  context: CanvasRenderingContext2D,
  direction: PictureContent['direction'],
  { name, score, color, isWinner, honour }: PictureContent['teams'][number],
  { y, height }: { readonly y: number; readonly height: number },
): void {
  const isRtl = direction === 'rtl';
  const left = margin;
  const inner = width - 2 * margin;
  const ribbon = 40;
  context.save();
  context.beginPath();
  context.roundRect(left, y, inner, height, 30);
  context.clip();
  context.fillStyle = isWinner ? raised : card;
  context.fillRect(left, y, inner, height);
  paintWeave(context, color, { x: isRtl ? left + inner - ribbon : left, y, width: ribbon, height }, ribbon);
  context.restore();
  if (isWinner) {
    context.strokeStyle = saffron;
    context.lineWidth = 5;
    context.beginPath();
    context.roundRect(left, y, inner, height, 30);
    context.stroke();
  }
  context.textBaseline = 'middle';
  context.fillStyle = teamInks[color];
  context.font = `800 ${Math.min(116, height * 0.5)}px ${display}`;
  // Digits alone, left to right whatever is written round them.
  context.direction = 'ltr';
  context.textAlign = isRtl ? 'left' : 'right';
  context.fillText(score, isRtl ? left + 36 : left + inner - 36, y + height / 2 + 4);
  const room = inner - ribbon - 36 - 36 - 40 - context.measureText(score).width;
  const x = isRtl ? left + inner - ribbon - 30 : left + ribbon + 30;
  context.textAlign = isRtl ? 'right' : 'left';
  context.direction = direction;
  context.fillStyle = ink;
  const hasHonour = honour !== '';
  fitFont(context, name, { family: display, weight: 800, max: Math.min(80, height * 0.36), min: 30, room });
  context.fillText(name, x, y + height * (hasHonour ? 0.36 : 0.5) + 4, room);
  if (hasHonour) {
    context.fillStyle = saffron;
    fitFont(context, honour, { family: textual, weight: 400, max: Math.min(48, height * 0.21), min: 24, room });
    context.fillText(honour, x, y + height * 0.7 + 2, room);
  }
  context.textBaseline = 'alphabetic';
}

/** The code and the words beside it. */
export function paintInvitation(
  context: CanvasRenderingContext2D,
  { invitation, address, code, direction }: Invitation,
  { y, size, margin: edge }: { readonly y: number; readonly size: number; readonly margin: number },
): void {
  const isRtl = direction === 'rtl';
  const codeX = isRtl ? edge : width - edge - size;
  const border = size * 0.075;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(codeX, y, size, size, size * 0.115);
  context.fill();
  context.imageSmoothingEnabled = false;
  context.drawImage(code, codeX + border, y + border, size - 2 * border, size - 2 * border);
  const x = isRtl ? width - edge : edge;
  const room = width - 2 * edge - size - 40;
  context.textAlign = isRtl ? 'right' : 'left';
  context.direction = direction;
  context.fillStyle = ink;
  fitFont(context, invitation, { family: display, weight: 800, max: size * 0.275, min: 30, room });
  context.fillText(invitation, x, y + size * 0.46, room);
  context.direction = 'ltr';
  context.fillStyle = saffron;
  fitFont(context, address, { family: textual, weight: 400, max: size * 0.22, min: 24, room });
  context.fillText(address, x, y + size * 0.81, room);
}
