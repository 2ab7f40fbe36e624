import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { HomePage } from './home-page.tsx';
import { sampleBoardAfter, sampleMoves } from './sample-game.ts';

const game = {
  id: '0191aaaa-0000-7000-8000-000000000009',
  gameStatus: 'playing',
  outcome: 'open',
  length: 'full',
  teams: [
    { name: 'الصقور', players: [], color: 'coral', emblem: 'falcon', score: 2600 },
    { name: 'اللؤلؤ', players: [], color: 'turquoise', emblem: 'pearl', score: 3000 },
  ],
  categoryNames: [],
  currentTeamIndex: 0,
  initialWheelDelayPassed: true,
  openedTiles: 14,
  tiles: 36,
  seq: 3,
  createdAt: 1,
  lastCommandAt: 1,
  finishedAt: null,
  winners: [],
};

it('leads a visitor to sign up, on the way to the set-up, and keeps where they were going', async () => {
  const page = await renderPage(<HomePage />);
  await waitFor(() => {
    for (const start of screen.getAllByRole('link', { name: 'ابدأ اللعب' }))
      expect(start.getAttribute('href')).toBe('/auth/register');
  });
  await userEvent.click(screen.getAllByRole('link', { name: 'ابدأ اللعب' })[0]!);
  expect(page.keptOrigin()).toBe('/game');
});

it('leads a host to the set-up', async () => {
  await renderPage(<HomePage />, { user: testUser() });
  const [start] = await screen.findAllByRole('link', { name: 'ابدأ اللعب' });
  expect(start?.getAttribute('href')).toBe('/game');
});

it('says what an account brings', async () => {
  await renderPage(<HomePage />);
  expect(screen.getAllByText('3 جلسات لعب هدية مع كل حساب جديد').length).toBeGreaterThan(0);
});

it('says that phones can join, without an account or an app', async () => {
  await renderPage(<HomePage />);
  expect(screen.getByRole('heading', { name: 'ومن أحبّ شارك من جواله' })).toBeTruthy();
  expect(screen.getByText(/بلا حساب ولا تطبيق/)).toBeTruthy();
});

it('offers the host to continue an open game', async () => {
  await renderPage(<HomePage />, {
    user: testUser(),
    answers: { 'GET /api/games': { body: { items: [game], nextCursor: null, hasMore: false } } },
  });
  const section = await screen.findByRole('region', { name: 'لعبتك تنتظرك' });
  expect(within(section).getByRole('link', { name: 'أكمل اللعبة' }).getAttribute('href')).toBe(`/game/${game.id}`);
  expect(section.textContent).toContain('فُتح 14 من 36');
});

it('shows the categories in the language of the page', async () => {
  const category = {
    id: 'geography',
    name: { ar: 'جغرافيا', en: 'Geography' },
    description: { ar: 'بلدان', en: 'Countries' },
    collection: 'world',
    picture: { icon: 'globe', hue: 220 },
    questions: 60,
  };
  await renderPage(<HomePage />, {
    language: 'en',
    answers: { 'GET /api/categories': { body: { items: [category] } } },
  });
  const [strip] = await screen.findAllByRole('list', { name: 'Something for everyone' });
  expect(await within(strip!).findByRole('heading', { name: 'Geography' })).toBeTruthy();
  expect(within(strip!).getByText('60 questions')).toBeTruthy();
});

it('lets the categories be asked for again when they could not be loaded', async () => {
  let isBroken = true;
  const page = await renderPage(<HomePage />, {
    answers: {
      'GET /api/categories': () =>
        isBroken ? { refusal: { status: 400, code: 'system/unavailable' } } : { body: { items: [] } },
    },
  });
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  isBroken = false;
  await userEvent.click(retry);
  expect(page.sent.filter(({ key }) => key === 'GET /api/categories')).toHaveLength(2);
});

it('plays the sample evening by the rules: points for the winner alone, teams in turn', () => {
  const boards = Array.from({ length: sampleMoves + 1 }, (_, count) => sampleBoardAfter(count));
  boards.forEach((board, count) => {
    expect(board.used.size).toBe(count);
    expect(board.turn).toBe(count % 2 === 0 ? 'coral' : 'turquoise');
    const before = boards[count - 1];
    if (before === undefined || board.last === null) return;
    const gained = board.scores.coral + board.scores.turquoise - before.scores.coral - before.scores.turquoise;
    expect(gained).toBe(board.last.winner === null ? 0 : board.last.value);
  });
});
