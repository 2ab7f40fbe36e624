import { useLayoutEffect, useRef, useState } from 'react';
import { locales } from '#shared/i18n/catalogue.ts';
import { useLanguage } from '../lib/language.ts';
import { axisValues, namedDays } from './chart-scale.ts';

interface DayChartProps {
  /** YYYY-MM-DD, the oldest first. */
  readonly days: readonly string[];
  readonly values: readonly number[];
}

// Sizes in px. The plot lies between the axis of values at the line's start, and the names of the days below.
const height = 220;
const top = 14;
const bottom = height - 34;
const axisWidth = 64;
const endPadding = 8;
const maxBarWidth = 44;
const dayNameWidth = 70;
const maxSteps = 5;

/** A bar a day, running as the language is read. For the eye alone: a table beside it says the same. */
export function DayChart({ days, values }: DayChartProps) {
  const { language, direction } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const max = Math.max(0, ...values);
  const slot = Math.max(0, width - axisWidth - endPadding) / Math.max(1, days.length);
  const barWidth = Math.min(slot * 0.7, maxBarWidth);
  const isRightToLeft = direction === 'rtl';
  const xAt = (fromStart: number) => (isRightToLeft ? width - fromStart : fromStart);
  const dayAt = (index: number) => xAt(axisWidth + (index + 0.5) * slot);
  const yAt = (value: number) => bottom - ((bottom - top) * value) / (max === 0 ? 1 : max * 1.08);
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 });
  const dayName = new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <div ref={box} aria-hidden="true" dir="ltr" className="min-w-0 overflow-hidden" style={{ blockSize: height }}>
      {width > 0 && (
        <svg width={width} height={height} className="fill-quiet text-[13px]">
          {axisValues(max, maxSteps, values.every(Number.isInteger)).map((value) => (
            <g key={value}>
              <line
                x1={xAt(axisWidth)}
                x2={xAt(width - endPadding)}
                y1={yAt(value)}
                y2={yAt(value)}
                className="stroke-line"
              />
              <text x={xAt(axisWidth - 10)} y={yAt(value)} dy="0.35em" textAnchor={isRightToLeft ? 'start' : 'end'}>
                {number.format(value)}
              </text>
            </g>
          ))}
          {days.map((day, index) => (
            <rect
              key={day}
              x={dayAt(index) - barWidth / 2}
              y={yAt(values[index] ?? 0)}
              width={barWidth}
              height={bottom - yAt(values[index] ?? 0)}
              strokeWidth={barWidth < 4 ? 0 : 1}
              className="fill-saffron stroke-saffron-deep"
            />
          ))}
          {namedDays(days.length, slot, dayNameWidth).map((index) => (
            <text key={index} x={dayAt(index)} y={height - 12} textAnchor="middle" style={{ direction }}>
              {dayName.format(Date.parse(days[index] ?? ''))}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
