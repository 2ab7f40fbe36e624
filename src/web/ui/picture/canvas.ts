import { paintLogo, paintTeeth } from './weaves.ts';

/** Fonts and colours of the pictures that people share: always the dark look. */
export const display = '"Baloo Bhaijaan 2", sans-serif';
export const textual = '"Readex Pro", sans-serif';
export const ink = '#fff7e8';
export const quiet = '#b9c6d8';
export const saffron = '#ffb938';
export const card = '#13233b';
export const raised = '#1c3253';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture as PNG, drawn in the page; nothing leaves the device. `texts` are all that it says. */
export async function drawPng(
  { width, height }: PictureSize,
  texts: readonly string[],
  paint: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  // Each script of a font has its own file, loaded only for texts that need it.
  const all = `${texts.join(' ')} 0123456789`;
  await Promise.all([document.fonts.load(`800 80px ${display}`, all), document.fonts.load(`400 40px ${textual}`, all)]);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  paint(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

/** The night above the diwaniya, between two rows of teeth. */
export function paintGround(context: CanvasRenderingContext2D, { width, height }: PictureSize): void {
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

interface Brand {
  readonly brand: string;
  readonly direction: 'rtl' | 'ltr';
  /** Of the middle, or of the edge at which it starts. */
  readonly x: number;
  readonly align: 'center' | 'start';
  readonly top: number;
  readonly size: number;
}

/** The lantern, then the name. */
export function paintBrand(context: CanvasRenderingContext2D, { brand, direction, x, align, top, size }: Brand): void {
  const [mark, gap] = [size * 0.96, size * 0.28];
  const isRtl = direction === 'rtl';
  context.direction = direction;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = `800 ${size}px ${display}`;
  const text = context.measureText(brand).width;
  const line = mark + gap + text;
  const left = align === 'center' ? x - line / 2 : isRtl ? x - line : x;
  paintLogo(context, isRtl ? left + text + gap : left, top, mark);
  context.fillStyle = saffron;
  context.fillText(brand, isRtl ? left : left + mark + gap, top + size * 0.8);
}

export interface Fitting {
  readonly family: string;
  readonly weight: number;
  readonly max: number;
  readonly min: number;
  readonly room: number;
}

/** Sets the largest font in which the text fits, not below `min`. Returns its size in pixels. */
export function fitFont(
  context: CanvasRenderingContext2D,
  text: string,
  { family, weight, max, min, room }: Fitting,
): number {
  context.font = `${weight} ${max}px ${family}`;
  const size = Math.max(min, Math.min(max, max * (room / Math.max(1, context.measureText(text).width))));
  context.font = `${weight} ${size}px ${family}`;
  return size;
}
