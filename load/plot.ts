/** Line plots as inline SVG: colours come from the page's style sheet, so that they fit a light and a dark page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly label: string;
  /** In order of x. */
  readonly points: readonly Point[];
  /** The colour of the page: 1 to 4. */
  readonly tone: 1 | 2 | 3 | 4;
  readonly isDashed?: boolean;
}

export interface Plot {
  readonly title: string;
  /** Of the vertical axis. */
  readonly unit: string;
  readonly series: readonly Series[];
  /** Minutes: the end of the horizontal axis. */
  readonly maxX: number;
  /** A line is broken where points are further apart than this. */
  readonly maxGap: number;
  /** Whether the vertical axis begins at 0 or near the smallest value. */
  readonly from: 'zero' | 'data';
}

const width = 420;
const height = 180;
const margin = { left: 52, right: 10, top: 8, bottom: 24 };
const intervals = 4;
const minuteIntervals = 5;

/** A figure of HTML with its title, its legend and the plot; without any point, the plot says so. */
export function plotFigure(plot: Plot): string {
  const { title, unit, series } = plot;
  const legend = series.map(({ label, tone }) => `<span class="tone-${tone}">${escapeHtml(label)}</span>`).join(' ');
  return (
    `<figure><figcaption><strong>${escapeHtml(title)}</strong> <small>${escapeHtml(unit)}</small><br />${legend}</figcaption>` +
    `${plotSvg(plot)}</figure>`
  );
}

function plotSvg({ title, unit, series, maxX, maxGap, from }: Plot): string {
  const ys = series.flatMap(({ points }) => points.map(({ y }) => y));
  const open = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${title}, ${unit}`)}">`;
  if (ys.length === 0)
    return `${open}<text x="${width / 2}" y="${height / 2}" text-anchor="middle">no data</text></svg>`;
  const { min, max, step } = axisOf(from === 'zero' ? 0 : Math.min(...ys), Math.max(...ys));
  const left = (x: number) => margin.left + (x / maxX) * (width - margin.left - margin.right);
  const top = (y: number) => height - margin.bottom - ((y - min) / (max - min)) * (height - margin.top - margin.bottom);
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
  return [
    open,
    ...ticks.map(
      (y) =>
        `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${rounded(top(y))}" y2="${rounded(top(y))}" />` +
        `<text x="${margin.left - 6}" y="${rounded(top(y) + 4)}" text-anchor="end">${labelOf(y, step)}</text>`,
    ),
    ...Array.from({ length: minuteIntervals + 1 }, (_, index) => (maxX * index) / minuteIntervals).map(
      (x) =>
        `<text x="${rounded(left(x))}" y="${height - 6}" text-anchor="middle">${labelOf(x, maxX / minuteIntervals)}</text>`,
    ),
    ...series.map(({ points, tone, isDashed = false }) => {
      const style = `class="line tone-${tone}"${isDashed ? ' stroke-dasharray="6 4"' : ''}`;
      return `<path ${style} d="${pathOf(points, maxGap, left, top)}" />`;
    }),
    '</svg>',
  ].join('');
}

type Scale = (value: number) => number;

// A point without a neighbour is drawn as a short line, which its round ends make a dot.
function pathOf(points: readonly Point[], maxGap: number, left: Scale, top: Scale): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      const isNew = before === undefined || x - before.x > maxGap;
      const at = `${rounded(left(x))} ${rounded(top(y))}`;
      return isNew ? `M${at}h.1` : `L${at}`;
    })
    .join('');
}

/** Round bounds and steps of 1, 2 or 5 times a power of ten around the values. */
export function axisOf(
  low: number,
  high: number,
): { readonly min: number; readonly max: number; readonly step: number } {
  const range = high - low || Math.abs(high) || 1;
  const rough = range / intervals;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const min = Math.floor(low / step) * step;
  return { min, max: Math.max(min + step, Math.ceil(high / step) * step), step };
}

function labelOf(value: number, step: number): string {
  return value.toFixed(Math.max(0, Math.min(3, Math.ceil(-Math.log10(step)))));
}

function rounded(value: number): string {
  return String(Number(value.toFixed(1)));
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
