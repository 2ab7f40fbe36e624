import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { AdminBadgesPage } from './admin/badges-page.tsx';
import { AdminRewardsPage } from './admin/rewards-page.tsx';
import { GameAchievements } from './components/game-achievements.tsx';
import { MyAchievements } from './components/my-achievements.tsx';

const look = { name: { ar: 'أول الطريق', en: 'First steps' }, description: { ar: 'أكملت لعبتك الأولى', en: 'Your first game' }, emblem: 'lantern', color: 'coral' };
const earned = { id: 'b-1', ...look, earnedAt: 1_763_700_000_000, gameId: 'game-1', conditions: [{ metric: 'games', atLeast: 1, reached: 3 }] };
const open = { id: 'b-2', ...look, name: { ar: 'السارق', en: 'Thief' }, earnedAt: null, gameId: null, conditions: [{ metric: 'mostSteals', atLeast: 5, reached: 2 }] };
const reward = { id: 'r-1', kind: 'nth-game', count: 10, sessions: 2, gameId: 'game-1', grantedAt: 1_763_700_000_000 };
const own = (badges: unknown[], rewards: unknown[]) => ({ 'GET /api/achievements': { body: { badges, rewards } } });
const admin = testUser({ role: 'admin' });

it('shows badges earned and what others still want, and what playing has granted [BADGE-1]', async () => {
  await renderPage(<MyAchievements />, { user: testUser(), answers: own([earned, open], [reward]) });
  expect(await screen.findByText('كسبت 1 من 2')).toBeTruthy();
  expect(screen.getByText('2 من 5')).toBeTruthy();
  expect(screen.getByText(/اسرق 5 أسئلة في لعبة واحدة/)).toBeTruthy();
  expect(screen.getByText('للعبتك رقم 10')).toBeTruthy();
});

it('says so where there are no badges, and where they did not come [BADGE-1]', async () => {
  const page = await renderPage(<MyAchievements />, { user: testUser(), answers: own([], []) });
  expect(await screen.findByText('لا شارات بعد')).toBeTruthy();
  page.unmount();
  await renderPage(<MyAchievements />, { user: testUser(), answers: { 'GET /api/achievements': { refusal: { status: 403, code: 'auth/permission-denied' } } } });
  expect(await screen.findByText('لم نستطع تحميل شاراتك.')).toBeTruthy();
});

it('celebrates what this game has brought, and nothing of another [BADGE-1]', async () => {
  const page = await renderPage(<GameAchievements gameId="game-1" />, { user: testUser(), answers: own([earned, open], [reward]) });
  expect(await screen.findByText('شارة جديدة!')).toBeTruthy();
  expect(screen.getByText('جلستان')).toBeTruthy();
  expect(screen.queryByText('السارق')).toBeNull();
  page.unmount();
  const other = await renderPage(<GameAchievements gameId="game-2" />, { user: testUser(), answers: own([earned], [reward]) });
  await expect.poll(() => other.sent.length).toBeGreaterThan(0);
  expect(screen.queryByText('شارة جديدة!')).toBeNull();
});

it('asks before a badge is switched on, with who has earned it already [BADGE-1] [ADM-3]', async () => {
  const badge = { id: 'b-1', ...look, conditions: [{ metric: 'games', atLeast: 1 }], isActive: false, createdAt: 1, updatedAt: 1, earnedCount: 0 };
  const { sent } = await renderPage(<AdminBadgesPage />, {
    user: admin,
    answers: {
      'GET /api/admin/badges': { body: { items: [badge] } }, 'GET /api/admin/badges/b-1/preview': { body: { count: 2, names: ['نورة', 'فهد'] } },
      'POST /api/admin/badges/b-1/activation': { body: { badge: { ...badge, isActive: true } } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'فعّل' }));
  expect(await screen.findByText('شخصان حققا شروطها من قبل.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'أعطها أيضًا لمن حقق شروطها من قبل' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'فعّل' }).at(-1)!);
  await expect.poll(() => sent.find(({ key }) => key.endsWith('/activation'))?.body).toEqual({ isActive: true, alsoPast: true });
});

it('adds a rule, and sets what an invitation is worth [BADGE-1] [ADM-4]', async () => {
  const { sent } = await renderPage(<AdminRewardsPage />, {
    user: admin,
    answers: {
      'GET /api/admin/rewards': { body: { items: [] } }, 'GET /api/admin/rewards/grants': { body: { items: [], nextCursor: null, hasMore: false } },
      'GET /api/admin/site-settings/referral-reward': { body: { inviter: 1, invited: 1 } },
      'POST /api/admin/rewards': { refusal: { status: 400, code: 'system/invalid-input' } },
    },
  });
  expect(await screen.findByText('لا قواعد بعد')).toBeTruthy();
  expect(await screen.findByLabelText('جلسات لمن دعا')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أضف قاعدة' }));
  await userEvent.type(await screen.findByLabelText('العدد'), '10');
  await userEvent.click(screen.getAllByRole('button', { name: 'أضف قاعدة' }).at(-1)!);
  await expect.poll(() => sent.find(({ key }) => key === 'POST /api/admin/rewards')?.body)
    .toEqual({ kind: 'nth-game', count: 10, sessions: 1, isActive: true, startsAt: null, endsAt: null });
});
