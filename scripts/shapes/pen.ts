/** The pens and papers of all drawings: thick, few and plain, since a picture is read from 4 m. */

export type Point = readonly [number, number];

export const colours = {
  ink: '#1b2a4e',
  paper: '#fff7e6',
  shade: '#ecdcb8',
  night: '#15204a',
  red: '#c8373f',
  blue: '#2f6db5',
  green: '#3f9250',
  amber: '#f2b33d',
  teal: '#1f8a86',
  brown: '#7a4a21',
  white: '#ffffff',
} as const;

export interface Style {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dashes?: string;
  /** Round by default. */
  readonly cap?: 'butt';
}

const thick = 6;

function styled({ fill = 'none', stroke, width = thick, dashes, cap }: Style): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="${cap ?? 'round'}"`;
  return `fill="${fill}"${line}${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`}`;
}

export function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function places(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
}

export function line(points: readonly Point[], style: Style = {}): string {
  return `<polyline points="${places(points)}" ${styled({ stroke: colours.ink, ...style })}/>`;
}

export function polygon(points: readonly Point[], style: Style = {}): string {
  return `<polygon points="${places(points)}" ${styled({ stroke: colours.ink, ...style })}/>`;
}

export function circle([x, y]: Point, radius: number, style: Style = {}): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${styled({ stroke: colours.ink, ...style })}/>`;
}

/** A circle, square or the like without a rim. */
export const plain = (fill: string): Style => ({ fill, stroke: 'none', width: 0 });

export function rect([x, y]: Point, width: number, height: number, style: Style = {}, corner = 0): string {
  const round = corner === 0 ? '' : ` rx="${short(corner)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} ${styled({ stroke: colours.ink, ...style })}/>`;
}

export function path(d: string, style: Style = {}): string {
  return `<path d="${d}" ${styled({ stroke: colours.ink, ...style })}/>`;
}

/** Digits, a question mark or capital letters, centred on a place. */
export function sign(text: string | number, [x, y]: Point, size: number, fill: string = colours.ink): string {
  const place = `x="${short(x)}" y="${short(y + size * 0.36)}"`;
  const font = `font-size="${short(size)}" font-family="Arial, Helvetica, sans-serif" font-weight="700"`;
  return `<text ${place} ${font} text-anchor="middle" fill="${fill}">${text}</text>`;
}

/** The number by which an option names a part of the picture. */
export function label(number: number, [x, y]: Point): string {
  return circle([x, y], 19, plain(colours.ink)) + sign(number, [x, y], 26, colours.white);
}

export function moved([x, y]: Point, scale: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;
}

export function turned(degrees: number, [x, y]: Point, ...parts: readonly string[]): string {
  return `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${parts.join('')}</g>`;
}

/** As seen in a mirror to its side. */
export function mirrored(...parts: readonly string[]): string {
  return `<g transform="translate(400 0) scale(-1 1)">${parts.join('')}</g>`;
}

/** A point of a circle; 0 degrees is up, and they grow clockwise. */
export function round([x, y]: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function regular(centre: Point, radius: number, sides: number, start = 0): Point[] {
  return Array.from({ length: sides }, (_, index) => round(centre, radius, start + (index * 360) / sides));
}

/** A whole picture on a light panel, which keeps its contrast on a navy card and on a sand one. */
export function picture(...parts: readonly string[]): string {
  return sheet(colours.paper, colours.shade, parts);
}

/** A picture of the night sky. */
export function nightPicture(...parts: readonly string[]): string {
  return sheet(colours.night, colours.amber, parts);
}

function sheet(fill: string, rim: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${rect([2, 2], 396, 296, { fill, stroke: rim, width: 4 }, 22)}${parts.join('')}</svg>`;
}
