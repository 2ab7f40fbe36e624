import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { locales } from '#shared/i18n/catalogue.ts';
import type { Language } from '#shared/kernel/text.ts';
import { useLanguage } from '../lib/language.ts';
import { useTheme } from '../lib/theme.ts';

interface DayChartProps {
  /** YYYY-MM-DD, the oldest first. */
  readonly days: readonly string[];
  readonly values: readonly number[];
}

const heightPx = 220;
const halfDaySeconds = 12 * 60 * 60;

/** A bar a day, running as the language is read. For the eye alone: a table beside it says the same. Loaded lazily. */
export function DayChart({ days, values }: DayChartProps) {
  const { language, direction } = useLanguage();
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || document.createElement('canvas').getContext('2d') === null) return undefined;
    const data: UPlot.AlignedData = [days.map((day) => Date.parse(day) / 1000), [...values]];
    const chart = new UPlot(optionsOf(element.clientWidth, language, direction === 'rtl'), data, element);
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: heightPx }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [days, values, language, direction, theme]);
  return (
    <div ref={box} aria-hidden="true" dir="ltr" className="min-w-0 overflow-hidden" style={{ blockSize: heightPx }} />
  );
}

function optionsOf(width: number, language: Language, isRtl: boolean): UPlot.Options {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = `13px ${style.getPropertyValue('--font-text').trim() || 'sans-serif'}`;
  // The canvas writes from left to right: an Arabic date in it needs its own line.
  const [open, close] = isRtl ? ['\u2067', '\u2069'] : ['', ''];
  const dayName = new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 });
  const axis: UPlot.Axis = { stroke: colour('--quiet'), font, ticks: { show: false } };
  return {
    width,
    height: heightPx,
    padding: [14, 8, 0, 8],
    legend: { show: false },
    cursor: { show: false },
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: {
      x: { time: true, dir: isRtl ? -1 : 1, range: (_, from, to) => [from - halfDaySeconds, to + halfDaySeconds] },
      y: { range: (_, __, most) => [0, most <= 0 ? 1 : most * 1.08] },
    },
    series: [
      {},
      { fill: colour('--saffron'), stroke: colour('--saffron-deep'), width: 1, points: { show: false }, ...barsOf() },
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 34,
        space: 70,
        values: (_, splits) => splits.map((seconds) => `${open}${dayName.format(seconds * 1000)}${close}`),
      },
      {
        ...axis,
        side: isRtl ? 1 : 3,
        size: 64,
        incrs: wholeFirst,
        grid: { stroke: colour('--line'), width: 1 },
        values: (_, splits) => splits.map((value) => number.format(value)),
      },
    ],
  };
}

// Purchases are whole numbers; low revenue may need less than a dinar between two lines.
const wholeFirst = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000];

function barsOf(): Partial<Pick<UPlot.Series, 'paths'>> {
  const paths = UPlot.paths.bars?.({ size: [0.7, 44] });
  return paths === undefined ? {} : { paths };
}
