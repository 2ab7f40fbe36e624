import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createRecordBounds } from './record-bounds.ts';

const logger = pino({ level: 'silent' });
const minuteMs = 60_000;
const page = (network: number) =>
  ({ origin: 'page', networkAddress: `10.0.${Math.floor(network / 250)}.${network % 250}` }) as const;

it('bounds pages apart from the server, and each network apart from the others [ERR-1]', () => {
  const bounds = createRecordBounds(logger);
  expect([1, 1, 2, 3, 4, 5].map((network) => bounds.take(50, page(network), minuteMs))).toEqual([
    50, 10, 50, 50, 40, 0,
  ]);
  expect([bounds.take(200, { origin: 'server' }, minuteMs), bounds.take(200, { origin: 'server' }, minuteMs)]).toEqual([
    200, 100,
  ]);
  expect(bounds.take(50, page(1), 2 * minuteMs)).toBe(50);
});

it('counts the addresses of one network together [ERR-1]', () => {
  const bounds = createRecordBounds(logger);
  const take = (networkAddress: string) => bounds.take(50, { origin: 'page', networkAddress }, minuteMs);
  expect([take('2001:db8::1'), take('2001:db8::2')]).toEqual([50, 10]);
});

it('drops what pages send above 10,000 a day, says so once, and how many it was when the day is over [ERR-1]', () => {
  const warn = vi.spyOn(logger, 'warn');
  const bounds = createRecordBounds(logger);
  const day = (first: number) =>
    Array.from({ length: 600 }, (_, index) =>
      bounds.take(20, page(index), first + Math.floor(index / 10) * minuteMs),
    ).reduce((sum, taken) => sum + taken);
  expect(day(minuteMs)).toBe(10_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(bounds.take(20, page(1), minuteMs + 24 * 60 * minuteMs)).toBe(20);
  expect(warn).toHaveBeenLastCalledWith({ dropped: 2000 }, 'error records of pages were dropped');
  expect(bounds.take(20, { origin: 'server' }, minuteMs)).toBe(20);
});
