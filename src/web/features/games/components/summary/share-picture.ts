import type { TeamColor } from '#shared/games/setup.ts';
import { paintLogo, paintTeeth, paintWeave, teamInks } from './share-weaves.ts';

export const pictureFormats = ['portrait', 'tall'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels: a post, and a story that fills a phone. */
export const pictureSizes: Readonly<Record<PictureFormat, { readonly width: number; readonly height: number }>> = {
  portrait: { width: 1080, height: 1350 },
  tall: { width: 1080, height: 1920 },
};

/** What the picture says, in the words of one language. */
export interface PictureContent {
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
  readonly invitation: string;
  readonly address: string;
  /** Leads to the address. */
  readonly code: CanvasImageSource;
  readonly direction: 'rtl' | 'ltr';
}

const display = '"Baloo Bhaijaan 2", sans-serif';
const textual = '"Readex Pro", sans-serif';
const ink = '#fff7e8';
const quiet = '#b9c6d8';
const saffron = '#ffb938';
const margin = 76;
const codeSize = 190;

/** A picture of the result as PNG, drawn in the page; nothing leaves the device. */
export async function drawResult(content: PictureContent, format: PictureFormat): Promise<Blob> {
  await loadFonts(content);
  const canvas = document.createElement('canvas');
  const { width, height } = pictureSizes[format];
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paintPicture(context, content, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

// Each script of a font has its own file, loaded only for texts that need it.
async function loadFonts({ brand, title, date, teams, invitation, address }: PictureContent): Promise<void> {
  const texts = [brand, title, date, invitation, address, ...teams.flatMap(({ name, honour }) => [name, honour])];
  const all = `${texts.join(' ')} 0123456789`;
  await Promise.all([document.fonts.load(`800 80px ${display}`, all), document.fonts.load(`400 40px ${textual}`, all)]);
}

const width = pictureSizes.portrait.width;

function paintPicture(context: CanvasRenderingContext2D, content: PictureContent, height: number): void {
  paintGround(context, height);
  const isTall = height > pictureSizes.portrait.height;
  const headerEnd = paintHeader(context, content, isTall);
  const footerStart = height - 96 - codeSize - 30;
  paintFooter(context, content, footerStart);
  paintTeams(context, content, headerEnd, footerStart - 36);
}

function paintGround(context: CanvasRenderingContext2D, height: number): void {
  const glow = context.createRadialGradient(width / 2, -80, 60, width / 2, 200, height);
  glow.addColorStop(0, '#4a3a1c');
  glow.addColorStop(0.55, '#0f1d34');
  glow.addColorStop(1, '#0b1628');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.fillStyle = saffron;
  paintTeeth(context, { x: 0, y: 0, width, height: 34 }, 'down');
  paintTeeth(context, { x: 0, y: height - 34, width, height: 34 }, 'up');
}

/** Returns where it ends. */
function paintHeader(context: CanvasRenderingContext2D, content: PictureContent, isTall: boolean): number {
  const { brand, title, date, direction, teams } = content;
  const top = isTall ? 120 : 74;
  const brandSize = isTall ? 84 : 68;
  context.direction = direction;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = `800 ${brandSize}px ${display}`;
  const markSize = brandSize * 0.96;
  const line = markSize + 20 + context.measureText(brand).width;
  const start = (width - line) / 2;
  const isRtl = direction === 'rtl';
  paintLogo(context, isRtl ? start + line - markSize : start, top, markSize);
  context.fillStyle = saffron;
  context.fillText(brand, isRtl ? start : start + markSize + 20, top + brandSize * 0.8);
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
  context.fillStyle = isWinner ? '#1c3253' : '#13233b';
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

function paintFooter(
  context: CanvasRenderingContext2D,
  { invitation, address, code, direction }: PictureContent,
  y: number,
): void {
  const isRtl = direction === 'rtl';
  const codeX = isRtl ? margin : width - margin - codeSize;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(codeX, y, codeSize, codeSize, 22);
  context.fill();
  context.imageSmoothingEnabled = false;
  context.drawImage(code, codeX + 14, y + 14, codeSize - 28, codeSize - 28);
  const x = isRtl ? width - margin : margin;
  const room = width - 2 * margin - codeSize - 40;
  context.textAlign = isRtl ? 'right' : 'left';
  context.direction = direction;
  context.fillStyle = ink;
  fitFont(context, invitation, { family: display, weight: 800, max: 52, min: 30, room });
  context.fillText(invitation, x, y + codeSize * 0.46, room);
  context.direction = 'ltr';
  context.fillStyle = saffron;
  fitFont(context, address, { family: textual, weight: 400, max: 42, min: 24, room });
  context.fillText(address, x, y + codeSize * 0.46 + 66, room);
}

interface Fitting {
  readonly family: string;
  readonly weight: number;
  readonly max: number;
  readonly min: number;
  readonly room: number;
}

/** Sets the largest font in which the text fits, not below `min`. Returns its size in pixels. */
function fitFont(context: CanvasRenderingContext2D, text: string, { family, weight, max, min, room }: Fitting): number {
  context.font = `${weight} ${max}px ${family}`;
  const size = Math.max(min, Math.min(max, max * (room / Math.max(1, context.measureText(text).width))));
  context.font = `${weight} ${size}px ${family}`;
  return size;
}
