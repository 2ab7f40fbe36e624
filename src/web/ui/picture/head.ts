import { display, fitFont, ink, paintBrand, quiet, saffron, textual } from './canvas.ts';
import { paintEmblem, type EmblemPath } from './emblem.ts';
import { paintWeave, teamInks, type WeaveColor } from './weaves.ts';

export interface PictureLook {
  readonly color: WeaveColor;
  readonly emblem: readonly EmblemPath[];
}

/** The head of a picture that tells of a night or a gang. */
export interface PictureHead {
  readonly brand: string;
  /** Opposite the brand: a date, or a season. */
  readonly aside: string;
  readonly title: string;
  /** Whose weaves and emblems it has, in the reading direction. */
  readonly looks: readonly PictureLook[];
  readonly direction: 'rtl' | 'ltr';
}

/** In pixels. */
export const headSize = { width: 1080, margin: 64 } as const;
const { width, margin } = headSize;
const inner = width - 2 * margin;

/** The left edge of a box that begins at `start` in the reading direction. */
export function mirrored({ direction }: Pick<PictureHead, 'direction'>, start: number, wide: number): number {
  return direction === 'rtl' ? width - start - wide : start;
}

/** Brand and date, the weaves with their emblems, and the title. */
export function paintHead(context: CanvasRenderingContext2D, head: PictureHead): void {
  const { brand, aside, direction, looks, title } = head;
  const isRtl = direction === 'rtl';
  const strip = { y: 150, height: 84 };
  for (const [index, { color }] of looks.entries()) {
    const part = width / looks.length;
    paintWeave(context, color, { x: mirrored(head, index * part, part), width: part, ...strip }, 42);
  }
  context.fillStyle = saffron;
  context.fillRect(0, strip.y - 5, width, 5);
  context.fillRect(0, strip.y + strip.height, width, 5);
  paintBrand(context, { brand, direction, x: isRtl ? width - margin : margin, align: 'start', top: 62, size: 60 });
  context.textAlign = isRtl ? 'left' : 'right';
  context.fillStyle = quiet;
  fitFont(context, aside, { family: textual, weight: 400, max: 32, min: 20, room: 280 });
  context.fillText(aside, isRtl ? margin : width - margin, 108);
  const step = Math.min(236, inner / looks.length);
  for (const [index, look] of looks.entries()) {
    const shift = (index - (looks.length - 1) / 2) * step;
    paintMedallion(context, look, { x: width / 2 + (isRtl ? -shift : shift), y: strip.y + strip.height / 2 });
  }
  context.direction = direction;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  fitFont(context, title, { family: display, weight: 800, max: 76, min: 36, room: inner });
  context.fillText(title, width / 2, 358, inner);
}

/** A rhombus of the night with the team's emblem, framed in saffron. */
function paintMedallion(
  context: CanvasRenderingContext2D,
  { color, emblem }: PictureLook,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const side = 124;
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate(Math.PI / 4);
  context.beginPath();
  context.roundRect(-side / 2, -side / 2, side, side, 26);
  context.fillStyle = '#0b1628';
  context.fill();
  context.strokeStyle = saffron;
  context.lineWidth = 6;
  context.stroke();
  context.restore();
  context.fillStyle = teamInks[color];
  paintEmblem(context, emblem, 98);
  context.restore();
}
