import { expect, it } from 'vitest';
import {
  announcementInputSchema,
  announcementState,
  isForAccount,
  isForPage,
  nextTurn,
  shownAnnouncements,
} from './schema.ts';
import type { Announcement, AnnouncementAudience } from './schema.ts';

const now = Date.UTC(2026, 10, 21, 18);
const minute = 60_000;
const texts = { ar: 'نص', en: 'Text' };
const announcement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 'a-1',
  title: texts,
  body: texts,
  link: null,
  audience: 'everybody',
  priority: 'normal',
  isDismissible: true,
  startsAt: now - minute,
  endsAt: now + minute,
  ...changes,
});
const visitor = { platform: 'none', balance: null } as const;
const idsOf = (items: readonly Announcement[]) => items.map(({ id }) => id);

it('waits, runs, ends by its window, and is over once it was withdrawn [ADM-3]', () => {
  const window = { startsAt: now, endsAt: now + minute, withdrawnAt: null };
  expect([now - 1, now, now + minute - 1, now + minute].map((at) => announcementState(window, at))).toEqual([
    'waiting',
    'running',
    'running',
    'ended',
  ]);
  expect(announcementState({ ...window, endsAt: null }, now + 1000 * minute)).toBe('running');
  expect(announcementState({ ...window, withdrawnAt: now }, now)).toBe('withdrawn');
});

it.each<[AnnouncementAudience, readonly string[]]>([
  ['everybody', ['visitor', 'new', 'buyer', 'empty', 'ios', 'android']],
  ['visitors', ['visitor', 'ios']],
  ['signed-in', ['new', 'buyer', 'empty', 'android']],
  ['never-bought', ['new', 'android']],
  ['no-sessions', ['empty']],
  ['app', ['ios', 'android']],
  ['app-ios', ['ios']],
  ['app-android', ['android']],
])('shows what is for %s to these alone: %j [ADM-3]', (audience, expected) => {
  const readers = {
    visitor: { isSignedIn: false, hasBought: false, ...visitor },
    new: { isSignedIn: true, hasBought: false, platform: 'none', balance: 3 },
    buyer: { isSignedIn: true, hasBought: true, platform: 'none', balance: 9 },
    empty: { isSignedIn: true, hasBought: true, platform: 'none', balance: 0 },
    ios: { isSignedIn: false, hasBought: false, platform: 'ios', balance: null },
    android: { isSignedIn: true, hasBought: false, platform: 'android', balance: 2 },
  } as const;
  expect(
    Object.entries(readers)
      .filter(([, reader]) => isForAccount(audience, reader) && isForPage(audience, reader))
      .map(([name]) => name),
  ).toEqual(expected);
});

it('puts the most important first, then the newest, and omits dismissed and inactive ones [ADM-3]', () => {
  const items = [
    announcement({ id: 'quiet', priority: 'quiet' }),
    announcement({ id: 'old', startsAt: now - 5 * minute }),
    announcement({ id: 'new' }),
    announcement({ id: 'urgent', priority: 'urgent', isDismissible: false }),
    announcement({ id: 'later', startsAt: now + 1 }),
    announcement({ id: 'past', endsAt: now }),
  ];
  expect(idsOf(shownAnnouncements(items, now, visitor, []))).toEqual(['urgent', 'new', 'old', 'quiet']);
  expect(idsOf(shownAnnouncements(items, now, visitor, ['new', 'urgent']))).toEqual(['urgent', 'old', 'quiet']);
  expect(nextTurn(items, now)).toBe(now + 1);
  expect(nextTurn([announcement({ endsAt: null })], now)).toBeNull();
});

it('takes no window that ends before it begins, and no page of another site [ADM-3]', () => {
  const input = {
    title: texts,
    body: texts,
    link: '/store',
    audience: 'everybody',
    priority: 'normal',
    isDismissible: true,
    startsAt: null,
    endsAt: null,
  };
  expect(announcementInputSchema.safeParse(input).success).toBe(true);
  for (const change of [
    { startsAt: now, endsAt: now },
    { link: 'https://example.com' },
    { link: '//example.com' },
    { title: { ar: 'نص', en: ' ' } },
  ]) {
    expect(announcementInputSchema.safeParse({ ...input, ...change }).success).toBe(false);
  }
});
