import { CalculationMethod, Coordinates, PrayerTimes, type CalculationParameters } from 'adhan';
import type { PrayerCity } from '#shared/accounts/prayer-cities.ts';

/** Of the five prayers of a day; on Fridays `jumuah` has the place of `dhuhr`. */
type PrayerName = 'fajr' | 'dhuhr' | 'jumuah' | 'asr' | 'maghrib' | 'isha';

export interface Prayer {
  readonly name: PrayerName;
  /** Ms since 1970. */
  readonly at: number;
}

export interface AnnouncedPrayer extends Prayer {
  /** Whole minutes until then; 0 once it has come. */
  readonly minutesLeft: number;
}

export interface Announcement {
  /** Null while none is announced. */
  readonly prayer: AnnouncedPrayer | null;
  /** When it changes next, in ms. */
  readonly changesInMs: number;
}

const minuteMs = 60_000;
/** A prayer is announced this long before it [REST-1]. */
export const announcedBeforeMs = 2 * minuteMs;
/** And this long after it has come. */
export const announcedAfterMs = 10 * minuteMs;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly method: keyof typeof CalculationMethod;
  /** In Ramadan the Isha of Umm al-Qura is half an hour later. */
  readonly isLateInRamadan?: true;
}

const saudi = { timeZone: 'Asia/Riyadh', method: 'UmmAlQura', isLateInRamadan: true } as const;

/**
 * The method is the country's own where the package has it, otherwise the one with the angles of its authority
 * (docs/decisions/026-prayer-times.md).
 */
const places: Readonly<Record<PrayerCity, Place>> = {
  kuwait: { latitude: 29.3759, longitude: 47.9774, timeZone: 'Asia/Kuwait', method: 'Kuwait' },
  riyadh: { latitude: 24.7136, longitude: 46.6753, ...saudi },
  makkah: { latitude: 21.3891, longitude: 39.8579, ...saudi },
  madinah: { latitude: 24.5247, longitude: 39.5692, ...saudi },
  jeddah: { latitude: 21.4858, longitude: 39.1925, ...saudi },
  dammam: { latitude: 26.4207, longitude: 50.0888, ...saudi },
  dubai: { latitude: 25.2048, longitude: 55.2708, timeZone: 'Asia/Dubai', method: 'Dubai' },
  'abu-dhabi': { latitude: 24.4539, longitude: 54.3773, timeZone: 'Asia/Dubai', method: 'Dubai' },
  doha: { latitude: 25.2854, longitude: 51.531, timeZone: 'Asia/Qatar', method: 'Qatar' },
  manama: { latitude: 26.2285, longitude: 50.586, timeZone: 'Asia/Bahrain', method: 'UmmAlQura' },
  muscat: { latitude: 23.588, longitude: 58.3829, timeZone: 'Asia/Muscat', method: 'Karachi' },
  sanaa: { latitude: 15.3694, longitude: 44.191, timeZone: 'Asia/Aden', method: 'UmmAlQura' },
  baghdad: { latitude: 33.3152, longitude: 44.3661, timeZone: 'Asia/Baghdad', method: 'Egyptian' },
  basra: { latitude: 30.5085, longitude: 47.7804, timeZone: 'Asia/Baghdad', method: 'Egyptian' },
  amman: { latitude: 31.9539, longitude: 35.9106, timeZone: 'Asia/Amman', method: 'Karachi' },
  jerusalem: { latitude: 31.7683, longitude: 35.2137, timeZone: 'Asia/Jerusalem', method: 'Egyptian' },
  damascus: { latitude: 33.5138, longitude: 36.2765, timeZone: 'Asia/Damascus', method: 'Egyptian' },
  beirut: { latitude: 33.8938, longitude: 35.5018, timeZone: 'Asia/Beirut', method: 'Egyptian' },
  cairo: { latitude: 30.0444, longitude: 31.2357, timeZone: 'Africa/Cairo', method: 'Egyptian' },
  alexandria: { latitude: 31.2001, longitude: 29.9187, timeZone: 'Africa/Cairo', method: 'Egyptian' },
  khartoum: { latitude: 15.5007, longitude: 32.5599, timeZone: 'Africa/Khartoum', method: 'Egyptian' },
  tripoli: { latitude: 32.8872, longitude: 13.1913, timeZone: 'Africa/Tripoli', method: 'Egyptian' },
  tunis: { latitude: 36.8065, longitude: 10.1815, timeZone: 'Africa/Tunis', method: 'Karachi' },
  algiers: { latitude: 36.7538, longitude: 3.0588, timeZone: 'Africa/Algiers', method: 'MuslimWorldLeague' },
  casablanca: { latitude: 33.5731, longitude: -7.5898, timeZone: 'Africa/Casablanca', method: 'MuslimWorldLeague' },
};

const dayMs = 24 * 60 * minuteMs;

/** The prayers of yesterday, today and tomorrow in a city, in order; none for a city that this page doesn't know. */
export function prayersAround(city: string, now: number): readonly Prayer[] {
  const place = (places as Readonly<Record<string, Place | undefined>>)[city];
  return place === undefined ? [] : [-1, 0, 1].flatMap((day) => prayersOfDay(place, now + day * dayMs));
}

function prayersOfDay(place: Place, at: number): readonly Prayer[] {
  const { year, month, day, isFriday } = dateIn(place.timeZone, at);
  const params: CalculationParameters = CalculationMethod[place.method]();
  if (place.isLateInRamadan && isRamadan(place.timeZone, at)) params.adjustments.isha = 30;
  // The package reads the date's own day, whatever the zone of this device.
  const times = new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    new Date(year, month - 1, day),
    params,
  );
  const named = [
    ['fajr', times.fajr],
    [isFriday ? 'jumuah' : 'dhuhr', times.dhuhr],
    ['asr', times.asr],
    ['maghrib', times.maghrib],
    ['isha', times.isha],
  ] as const;
  return named.map(([name, time]) => ({ name, at: time.getTime() }));
}

/** The calendar day in a time zone. */
function dateIn(timeZone: string, at: number) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    year: Number(part('year')),
    month: Number(part('month')),
    day: Number(part('day')),
    isFriday: part('weekday') === 'Fri',
  };
}

function isRamadan(timeZone: string, at: number): boolean {
  const month = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', { timeZone, month: 'numeric' });
  return month.format(at) === '9';
}

/** What is announced now. */
export function announcementAt(prayers: readonly Prayer[], now: number): Announcement {
  const near = prayers.find(({ at }) => now < at + announcedAfterMs);
  if (near === undefined) return { prayer: null, changesInMs: dayMs };
  const leftMs = near.at - now;
  if (leftMs > announcedBeforeMs) return { prayer: null, changesInMs: leftMs - announcedBeforeMs };
  if (leftMs <= 0) return { prayer: { ...near, minutesLeft: 0 }, changesInMs: leftMs + announcedAfterMs };
  return {
    prayer: { ...near, minutesLeft: Math.ceil(leftMs / minuteMs) },
    changesInMs: leftMs % minuteMs === 0 ? minuteMs : leftMs % minuteMs,
  };
}
