import { expect, it } from 'vitest';
import { badgesAdminApi } from '#shared/achievements/admin-api.ts';
import { achievementsApi } from '#shared/achievements/api.ts';
import { badgeInputSchema, emblems } from '#shared/achievements/badges.ts';
import { noPlay } from '#shared/achievements/totals.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { houseBadges } from './house-badges.ts';
import { installBadges } from './install-badges.ts';
import './tables.ts';

const install = ({ database, clock, outbox }: TestApp, badges = houseBadges) =>
  installBadges(
    {
      database,
      clock,
      outbox,
      accounts: { grantSessions: () => Promise.reject(new Error('no reward')) },
      library: none,
    },
    badges,
  );
const none = { findShown: () => Promise.resolve(new Map()), setUses: () => Promise.resolve() };

it('brings at least 24 badges, each with its own look and words in both languages [BADGE-1]', () => {
  expect(houseBadges.length).toBeGreaterThanOrEqual(24);
  for (const { id, ...badge } of houseBadges) {
    expect(badgeInputSchema.safeParse({ ...badge, pictureId: null }).success, id).toBe(true);
    expect(emblems).toContain(badge.emblem);
  }
  const distinct = (of: (badge: (typeof houseBadges)[number]) => string) => new Set(houseBadges.map(of)).size;
  expect(distinct(({ id }) => id)).toBe(houseBadges.length);
  expect(distinct(({ emblem }) => emblem)).toBe(houseBadges.length);
  expect(distinct(({ name }) => name.ar)).toBe(houseBadges.length);
  expect(distinct(({ conditions }) => JSON.stringify(conditions))).toBe(houseBadges.length);
});

it('adds them once, active, and keeps what staff made of them [BADGE-1] [ADM-3]', async () => {
  const app = await createTestApp();
  const admin = await app.admin();
  await install(app, houseBadges.slice(0, 2));
  const list = async () => (await admin.call(badgesAdminApi.list, {})).items;
  const [first] = await list();
  if (!first) throw new Error('no badge');
  const { id, version, emblem, color, pictureId, conditions, description } = first;
  const name = { ar: 'اسم من عندنا', en: 'Our own name' };
  await admin.call(badgesAdminApi.update, { id, version, name, description, emblem, color, pictureId, conditions });
  await admin.call(badgesAdminApi.activate, { id, isActive: false });
  await install(app);
  await install(app);
  const after = await list();
  expect(after.map((badge) => badge.id)).toEqual(houseBadges.map((badge) => badge.id));
  expect(after[0]).toMatchObject({ name, isActive: false });
  expect(after.slice(1).every(({ isActive }) => isActive)).toBe(true);
});

it('is earned by the first game of a new host [BADGE-1]', async () => {
  const app = await createTestApp({ houseBadges });
  const host = await app.verified({ displayName: 'نورة' });
  const device = await startHosted(app, host);
  await openCells(device, 12);
  if (device.game().state.phase === 'board') device.step({ type: 'end' });
  await device.play({ type: 'finish' });
  const { badges } = await host.call(achievementsApi.listOwn, {});
  expect(badges.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id)).toContain('siraj-first-game');
});

it('is given to those who earned it by what they played before, also by totals of an earlier release [BADGE-1]', async () => {
  const app = await createTestApp();
  const host = await app.verified({ displayName: 'نورة' });
  const { totalSteals: _steals, bestComeback: _comeback, ...earlier } = { ...noPlay, games: 30, bestWinStreak: 3 };
  await app.database.query
    .insertInto('play_totals')
    .values({ user_id: host.user.uid, totals: JSON.stringify(earlier), updated_at: new Date(app.clock.now()) })
    .execute();
  await install(app);
  await app.outbox.drain();
  const { badges } = await host.call(achievementsApi.listOwn, {});
  const earned = badges.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id);
  expect(earned).toEqual(['siraj-first-game', 'siraj-first-win', 'siraj-wins-3', 'siraj-host-5', 'siraj-host-25']);
  expect(badges.find(({ id }) => id === 'siraj-steal-1')?.conditions).toMatchObject([{ reached: 0 }]);
});
