import type { TeamEmblem } from '#shared/games/team-looks.ts';
import {
  card,
  display,
  drawPng,
  fitFont,
  ink,
  quiet,
  paintGround,
  raised,
  saffron,
  textual,
} from '../../../ui/picture/canvas.ts';
import { paintEmblem, type EmblemPath } from '../../../ui/picture/emblem.ts';
import { headSize, mirrored, paintHead } from '../../../ui/picture/head.ts';
import { paintWeave, teamInks } from '../../../ui/picture/weaves.ts';
import type { TableContent } from './table-content.ts';
import { tableLayout, tableSize, titleHeight } from './table-layout.ts';

export type EmblemPaths = (emblem: TeamEmblem) => readonly EmblemPath[];

const { width, height } = tableSize;
const { margin } = headSize;
const inner = width - 2 * margin;
const between = 20;

/** The table of a gang as PNG. */
export async function drawTable(content: TableContent, pathsOf: EmblemPaths): Promise<Blob> {
  const { brand, title, season, address, rows, titles } = content;
  const texts = [
    ...[brand, title, season, address],
    ...rows.flatMap(({ name, figures }) => [name, figures]),
    ...titles.flatMap(({ name, holder }) => [name, holder]),
  ];
  return drawPng(tableSize, texts, (context) => paintTable(context, content, pathsOf));
}

function paintTable(context: CanvasRenderingContext2D, content: TableContent, pathsOf: EmblemPaths): void {
  paintGround(context, tableSize);
  const { brand, title, season: aside, direction, look, rows, titles } = content;
  const looks = [{ color: look.color, emblem: pathsOf(look.emblem) }];
  paintHead(context, { brand, title, aside, direction, looks });
  const layout = tableLayout(rows.length, titles.length);
  for (const [index, row] of rows.entries()) {
    const box = { x: margin, y: layout.rows[index] ?? 0, width: inner, height: layout.rowHeight };
    const isFirst = row.rank === '1';
    paintCard(context, content, { box, color: row.color, isFirst });
    paintRow(context, content, { row, box, pathsOf });
  }
  for (const [index, { y, isWide, isFirst }] of layout.titles.entries()) {
    const title = titles[index];
    if (title === undefined) continue;
    const wide = isWide ? inner : (inner - between) / 2;
    const x = mirrored(content, isFirst ? margin : margin + wide + between, wide);
    const box = { x, y, width: wide, height: titleHeight };
    paintCard(context, content, { box, color: title.color, isFirst: false });
    paintTitle(context, content, { title, box, pathsOf });
  }
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.fillStyle = saffron;
  fitFont(context, content.address, { family: textual, weight: 400, max: 36, min: 1, room: inner });
  context.fillText(content.address, width / 2, height - 66, inner);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Row = TableContent['rows'][number];
type Title = TableContent['titles'][number];
const ribbon = 28;

/** A card with the weave of its member at the edge where reading begins. */
function paintCard(
  context: CanvasRenderingContext2D,
  { direction }: TableContent,
  { box, color, isFirst }: { readonly box: Box; readonly color: Row['color']; readonly isFirst: boolean },
): void {
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 24);
  context.clip();
  context.fillStyle = isFirst ? raised : card;
  context.fillRect(box.x, box.y, box.width, box.height);
  const x = direction === 'rtl' ? box.x + box.width - ribbon : box.x;
  paintWeave(context, color, { x, y: box.y, width: ribbon, height: box.height }, ribbon);
  context.restore();
  if (!isFirst) return;
  context.strokeStyle = saffron;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 24);
  context.stroke();
}

interface Emblem extends Pick<Row, 'color' | 'emblem'> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function paintEmblemAt(context: CanvasRenderingContext2D, { color, emblem, x, y, size }: Emblem, of: EmblemPaths) {
  if (emblem === null) return;
  context.save();
  context.translate(x, y);
  context.fillStyle = teamInks[color];
  paintEmblem(context, of(emblem), size);
  context.restore();
}

/** Rank, emblem and name; wins and evenings at the other edge. */
function paintRow(
  context: CanvasRenderingContext2D,
  { direction }: TableContent,
  { row, box, pathsOf }: { readonly row: Row; readonly box: Box; readonly pathsOf: EmblemPaths },
): void {
  const isRtl = direction === 'rtl';
  const middle = box.y + box.height / 2;
  const at = (start: number) => (isRtl ? box.x + box.width - start : box.x + start);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.direction = 'ltr';
  context.fillStyle = row.rank === '1' ? saffron : quiet;
  context.font = `800 ${Math.min(56, box.height * 0.56)}px ${display}`;
  context.fillText(row.rank, at(ribbon + 46), middle + 4);
  const size = Math.min(72, box.height * 0.74);
  paintEmblemAt(context, { ...row, x: at(ribbon + 130), y: middle, size }, pathsOf);
  context.direction = direction;
  context.textAlign = isRtl ? 'left' : 'right';
  context.fillStyle = quiet;
  fitFont(context, row.figures, { family: textual, weight: 400, max: 32, min: 22, room: 330 });
  context.fillText(row.figures, at(box.width - 28), middle + 2, 330);
  const start = ribbon + 186;
  const room = box.width - start - 28 - 330 - 20;
  context.textAlign = isRtl ? 'right' : 'left';
  context.fillStyle = ink;
  fitFont(context, row.name, { family: display, weight: 800, max: Math.min(52, box.height * 0.52), min: 26, room });
  context.fillText(row.name, at(start), middle + 4, room);
  context.textBaseline = 'alphabetic';
}

/** The title, and below it who holds it. */
function paintTitle(
  context: CanvasRenderingContext2D,
  { direction }: TableContent,
  { title, box, pathsOf }: { readonly title: Title; readonly box: Box; readonly pathsOf: EmblemPaths },
): void {
  const isRtl = direction === 'rtl';
  const at = (start: number) => (isRtl ? box.x + box.width - start : box.x + start);
  paintEmblemAt(context, { ...title, x: at(ribbon + 50), y: box.y + box.height / 2, size: 64 }, pathsOf);
  const start = ribbon + 96;
  const room = box.width - start - 20;
  context.direction = direction;
  context.textAlign = isRtl ? 'right' : 'left';
  context.fillStyle = saffron;
  fitFont(context, title.name, { family: display, weight: 800, max: 36, min: 22, room });
  context.fillText(title.name, at(start), box.y + 46, room);
  context.fillStyle = ink;
  fitFont(context, title.holder, { family: textual, weight: 400, max: 30, min: 20, room });
  context.fillText(title.holder, at(start), box.y + 82, room);
}
