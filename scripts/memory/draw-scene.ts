import { emojiBody } from '../emoji/emoji.ts';
import type { Thing } from './names.ts';
import { asCell, type Backdrop, type Cell, type Look, type Picture, type Tint } from './scene.ts';

const size = 32;
const gap = 4;

interface Row {
  readonly cells: readonly (Cell | null)[];
  readonly lefts: readonly number[];
  readonly top: number;
  /** Where the feet are. */
  readonly floor: number;
}

/** A scene on its backdrop: rows in the middle, each on its floor. */
export function drawScene(picture: Picture): string {
  const rows = picture.rows.map((row) => row.map((cell) => (cell === null ? null : asCell(cell))));
  const widths = rows.map((row) => row.map((cell) => widthOf(cell)));
  const width = Math.max(...widths.map(sum)) + 2 * gap;
  let top = gap;
  const placed = rows.map((cells, index): Row => {
    const all = widths[index] ?? [];
    const start = (width - sum(all)) / 2;
    const isOnOther = picture.isStacked === true && index > 0;
    const headroom = isOnOther ? -9 : Math.max(0, ...cells.map((cell) => headroomOf(cell)));
    const floor = top + headroom + size;
    const row = { cells, lefts: all.map((_, at) => start + sum(all.slice(0, at))), top, floor };
    top = floor + (picture.isStacked === true ? 0 : 2 * gap);
    return row;
  });
  const height = top + gap;
  let drawn = 0;
  const draw: Draw = (look, x, y, scale) => {
    drawn += 1;
    return drawLook(look, `e${drawn}_`, x, y, scale);
  };
  const order = picture.isStacked === true ? placed.toReversed() : placed;
  const drawings = order.flatMap(({ cells, lefts, floor }) =>
    cells.map((cell, at) => (cell === null ? '' : drawCell(draw, cell, lefts[at] ?? 0, floor))),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    drawBackdrop(picture.backdrop, picture.isStacked === true ? placed.slice(-1) : placed, width, height) +
    `${drawings.join('')}</svg>`
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function widthOf(cell: Cell | null): number {
  if (cell === null) return size / 2;
  if (cell.size === 'huge') return 2 * size - 4;
  return cell.holds === undefined ? size + 2 * gap : size + 6 * gap;
}

function headroomOf(cell: Cell | null): number {
  if (cell === null) return 0;
  if (cell.size === 'huge') return size * 0.7;
  if (cell.rider !== undefined) return 20;
  return cell.wears !== undefined || cell.hider !== undefined ? 12 : 0;
}

type Draw = (look: Look, x: number, y: number, scale: number) => string;

/** Where a vehicle's roof or an animal's back is, from the top of its drawing. */
const backs: Readonly<Partial<Record<Thing, number>>> = {
  'police-car': 12,
  automobile: 13,
  taxi: 11,
  turtle: 16,
  tractor: 6,
  bus: 7,
  ambulance: 7,
  'fire-engine': 5,
  camel: 6,
  cow: 9,
};

/** Hats that have a strap below them sit lower. */
const lowHats: readonly Thing[] = ['military-helmet'];

function drawCell(draw: Draw, cell: Cell, left: number, floor: number): string {
  const { wears, holds, rider, hider } = cell;
  const scale = { tiny: 0.4, huge: 1.7, none: 1 }[cell.size ?? 'none'];
  const inner = widthOf(cell) - (holds === undefined ? 0 : 4 * gap);
  const x = left + (inner - size * scale) / 2;
  const y = floor - size * scale;
  return [
    hider === undefined ? '' : draw({ thing: hider }, x + 6, y - 11, 0.9),
    draw(cell, x, y, scale),
    wears === undefined
      ? ''
      : draw({ thing: wears }, x + size * 0.17, y - size * (lowHats.includes(wears) ? 0.26 : 0.4), 0.66),
    holds === undefined ? '' : draw({ thing: holds }, x + size * 0.74, y + size * 0.38, 0.62),
    rider === undefined ? '' : draw(rider, x + size * 0.12, y + (backs[cell.thing] ?? 6) - size * 0.76, 0.76),
  ].join('');
}

function drawLook({ thing, tint, turned }: Look, prefix: string, x: number, y: number, scale: number): string {
  const turns = {
    mirrored: `translate(${size} 0) scale(-1 1)`,
    'upside-down': 'rotate(180 16 16)',
    reflected: `translate(0 ${size}) scale(1 -1)`,
    lying: 'rotate(90 16 16)',
  };
  const body = emojiBody(thing, prefix);
  const place = `translate(${rounded(x)} ${rounded(y)})${scale === 1 ? '' : ` scale(${scale})`}`;
  const turn = turned === undefined ? '' : ` ${turns[turned]}`;
  return `<g transform="${place}${turn}">${tint === undefined ? body : dye(body, tint)}</g>`;
}

const rounded = (number: number) => Math.round(number * 100) / 100;

const hues: Readonly<Record<Tint, readonly [hue: number, saturation: number]>> = {
  red: [0, 78],
  yellow: [48, 92],
  green: [130, 60],
  blue: [212, 80],
  purple: [275, 60],
  pink: [330, 85],
};

/** Gives a drawing one colour, and keeps its light and dark: black stays black and white white. */
function dye(body: string, tint: Tint): string {
  const [hue, saturation] = hues[tint];
  return body.replace(/"#([0-9a-f]{6})"/gi, (_, hex: string) => {
    const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = parts;
    const light = 0.3 * red + 0.59 * green + 0.11 * blue;
    if (light < 0.16 || light > 0.94) return `"#${hex}"`;
    return `"hsl(${hue} ${saturation}% ${Math.round(24 + 46 * light)}%)"`;
  });
}

function box(x: number, y: number, wide: number, high: number, fill: string, more = ''): string {
  return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(wide)}" height="${rounded(high)}" fill="${fill}"${more}/>`;
}

/** A window behind each thing. */
function drawWindows(rows: readonly Row[]): string {
  const look = ' rx="2" stroke="#8a5a3b" stroke-width="1"';
  return rows
    .flatMap(({ cells, lefts, floor }) =>
      cells.map((cell, at) => {
        if (cell === null) return '';
        return box((lefts[at] ?? 0) + 1, floor - size - 1.5, widthOf(cell) - 2, size + 3, '#fff7e0', look);
      }),
    )
    .join('');
}

function drawBackdrop(backdrop: Backdrop, rows: readonly Row[], width: number, height: number): string {
  const all = (fill: string) => box(0, 0, width, height, fill, ' rx="6"');
  const floors = (fill: string, high: number) => rows.map(({ floor }) => box(0, floor - 2, width, high, fill)).join('');
  const strips = (sky: string, ground: string, edge: string) =>
    all(sky) +
    rows
      .map(({ floor }, index) => {
        const isLast = index === rows.length - 1;
        const high = isLast ? height - floor + 6 : gap + 6;
        return box(0, floor - 6, width, high, ground, isLast ? ' rx="6"' : '') + box(0, floor - 6, width, 1.2, edge);
      })
      .join('');
  switch (backdrop) {
    case 'bag':
      return (
        all('#8a5a3b') +
        box(2.5, 2.5, width - 5, height - 5, '#f4e3c8', ' rx="5"') +
        box(
          1.2,
          1.2,
          width - 2.4,
          height - 2.4,
          'none',
          ' rx="5" stroke="#f0c38a" stroke-width=".6" stroke-dasharray="2 1.5"',
        )
      );
    case 'cloth':
      return (
        all('#c8443c') +
        box(2, 2, width - 4, height - 4, '#fff6e3', ' rx="4"') +
        box(
          3.4,
          3.4,
          width - 6.8,
          height - 6.8,
          'none',
          ' rx="3" stroke="#2f8f6b" stroke-width=".8" stroke-dasharray="3 2"',
        )
      );
    case 'fridge':
      return all('#9fb4c2') + box(2, 2, width - 4, height - 4, '#eaf6fd', ' rx="4"') + floors('#b9d9ea', 2.4);
    case 'grass':
      return strips('#cdeeff', '#8ccf6a', '#6fb552');
    case 'lake': {
      const shore = rows[0]?.floor ?? 0;
      return (
        all('#d9f2ff') +
        box(0, shore + 2, width, height - shore - 2, '#8fd0ee', ' rx="6"') +
        box(0, shore - 3, width, 6, '#c9a66b') +
        box(0, shore + 3, width, 1, '#6db8dc')
      );
    }
    case 'road':
      return (
        strips('#dfe9f2', '#6b7280', '#9aa3ad') +
        rows
          .map(
            ({ floor }) =>
              `<path d="M0 ${floor + 2}H${width}" stroke="#fff" stroke-width=".8" stroke-dasharray="5 4"/>`,
          )
          .join('')
      );
    case 'room':
      return all('#f6e8cf') + floors('#b98a55', 2.6);
    case 'rope': {
      const y = (rows[0]?.floor ?? 0) - 10;
      return (
        strips('#cfe9fb', '#e9cb94', '#d3b178') +
        `<path d="M${gap} ${y}H${width - gap}" stroke="#8a5a2b" stroke-width="2.4" stroke-linecap="round"/>`
      );
    }
    case 'sand':
      return strips('#cfe9fb', '#e9cb94', '#d3b178');
    case 'sea':
      return strips('#d9f2ff', '#6dbfe6', '#3f9fd0');
    case 'shelves':
      return (
        all('#eadfcb') +
        box(0, 0, 2, height, '#7d5a3a') +
        box(width - 2, 0, 2, height, '#7d5a3a') +
        floors('#7d5a3a', 3)
      );
    case 'windows':
      return all('#d9a871') + drawWindows(rows);
  }
}
