/** In pixels. */
export const tableSize = { width: 1080, height: 1350 } as const;
export const titleHeight = 100;

const [top, bottom, gap, titleGap] = [400, 1222, 12, 14];
const maxRowHeight = 116;

/** Where rows and titles stand: titles in pairs above the foot, rows share the rest. */
export function tableLayout(rows: number, titles: number) {
  const pairs = Math.ceil(titles / 2);
  const titlesHeight = pairs * (titleHeight + titleGap);
  const room = bottom - top - titlesHeight - (pairs > 0 ? 14 : 0);
  const rowHeight = Math.min(maxRowHeight, (room - gap * (rows - 1)) / Math.max(1, rows));
  const used = rows * (rowHeight + gap) - gap;
  const start = top + (room - used) / 2;
  return {
    rowHeight,
    rows: Array.from({ length: rows }, (_, index) => start + index * (rowHeight + gap)),
    titles: Array.from({ length: titles }, (_, index) => ({
      y: bottom - titlesHeight + Math.floor(index / 2) * (titleHeight + titleGap) + titleGap,
      /** The last of an odd number has the line alone. */
      isWide: index === titles - 1 && index % 2 === 0,
      isFirst: index % 2 === 0,
    })),
  };
}
