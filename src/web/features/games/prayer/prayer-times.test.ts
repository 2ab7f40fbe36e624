import { describe, expect, it } from 'vitest';
import { prayerCities } from '#shared/accounts/prayer-cities.ts';
import { announcedAfterMs, announcedBeforeMs, announcementAt, prayersAround } from './prayer-times.ts';

const inKuwait = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuwait', hour: '2-digit', minute: '2-digit' }).format(at);
const noonOf = (date: string) => Date.parse(`${date}T12:00:00+03:00`);
const dayOf = (city: string, date: string) =>
  prayersAround(city, noonOf(date)).filter(({ at }) => new Date(at + 3 * 3_600_000).toISOString().startsWith(date));

describe('the prayers of a day [REST-1]', () => {
  it('are the five of Kuwait, at the minute of its method', () => {
    const day = dayOf('kuwait', '2026-03-21');
    expect(day.map(({ name }) => name)).toEqual(['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']);
    expect(day.map(({ at }) => inKuwait(at))).toEqual(['04:32', '11:55', '15:23', '18:00', '19:17']);
  });

  it('have the Friday prayer at noon on Fridays', () => {
    expect(dayOf('kuwait', '2026-03-20').map(({ name }) => name)).toEqual(['fajr', 'jumuah', 'asr', 'maghrib', 'isha']);
  });

  it('have Isha 90 minutes after Maghrib in Makkah, and 120 in Ramadan', () => {
    const afterMaghrib = (date: string) => {
      const [maghrib, isha] = dayOf('makkah', date).slice(-2);
      return ((isha?.at ?? 0) - (maghrib?.at ?? 0)) / 60_000;
    };
    expect(afterMaghrib('2026-06-01')).toBe(90);
    expect(afterMaghrib('2026-03-01')).toBe(120);
  });

  it.each(prayerCities)('come in order for three days: %s', (city) => {
    const times = prayersAround(city, noonOf('2026-12-21')).map(({ at }) => at);
    expect(times).toHaveLength(15);
    expect([...times].sort((one, other) => one - other)).toEqual(times);
  });

  it('are none for a city of a newer server', () => {
    expect(prayersAround('atlantis', noonOf('2026-03-21'))).toEqual([]);
  });
});

describe('the announcement of a prayer [REST-1]', () => {
  const prayers = [{ name: 'maghrib', at: 1_000_000_000 }] as const;
  const at = (ms: number) => announcementAt(prayers, 1_000_000_000 + ms);

  it.each([
    ['not before its two minutes', -announcedBeforeMs - 1, null, 1],
    ['two minutes before', -announcedBeforeMs, 2, 60_000],
    ['in the last minute', -59_000, 1, 59_000],
    ['when it has come', 0, 0, announcedAfterMs],
    ['for ten minutes', announcedAfterMs - 1, 0, 1],
  ])('comes %s', (_, ms, minutesLeft, changesInMs) => {
    const announced = at(ms);
    expect(announced.prayer?.minutesLeft ?? null).toBe(minutesLeft);
    expect(announced.changesInMs).toBe(changesInMs);
  });

  it('is over after that', () => {
    expect(at(announcedAfterMs).prayer).toBeNull();
  });
});
