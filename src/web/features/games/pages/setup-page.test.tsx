import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { Category } from '#shared/questions/api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { samplePack } from '#testing/sample-pack.ts';
import { stored } from '../../../lib/storage.ts';
import { SetupPage } from './setup-page.tsx';

const names = ['جغرافيا', 'تاريخ', 'علوم', 'رياضة', 'أمثال', 'أفلام', 'حيوان'];
const categories: Category[] = names.map((name, index) => ({
  id: `category-${index}`,
  name: { ar: name, en: `Category ${index}` },
  description: { ar: 'وصف', en: 'About it' },
  collection: 'general',
  picture: { icon: 'globe', hue: 200 },
  questions: 60,
  gamesLeft: { full: index, short: index + 1 },
}));
const pack = samplePack({ setup: { length: 'full' } });
const game = {
  id: pack.gameId,
  gameStatus: 'setup',
  outcome: 'open',
  length: 'full',
  teams: [],
  categoryNames: [],
  currentTeamIndex: 0,
  initialWheelDelayPassed: false,
  openedTiles: 0,
  tiles: 36,
  seq: 0,
  createdAt: 1,
  lastCommandAt: null,
  finishedAt: null,
  winners: [],
};

async function openSetup(answers: Answers = {}, user = testUser()) {
  const page = await renderPage(<SetupPage />, {
    path: '/game',
    user,
    answers: {
      'GET /api/categories': { body: { items: categories } },
      'POST /api/games': { body: { game, pack } },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'لعبة جديدة' });
  return page;
}

const start = () => userEvent.click(screen.getByRole('button', { name: /^ابدأ — جلسة واحدة/ }));
async function chooseSix() {
  for (const name of names.slice(0, 6)) await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
}

describe('setting a game up', () => {
  it('says beside the choice of length that both take one session [GAME-1]', async () => {
    await openSetup();
    expect(screen.getByText('اللعبة الكاملة والقصيرة تأخذ كل منهما جلسة واحدة من رصيدك.')).toBeTruthy();
  });

  it('shows on each card the fresh games left, by the chosen length [GAME-9]', async () => {
    await openSetup();
    expect(
      within(screen.getByRole('button', { name: /جغرافيا/ })).getByText('شاهدتم أسئلتها كلها، فتعود الأقدم'),
    ).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /علوم/ })).getByText('بقيت لعبتان جديدتان')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /لعبة قصيرة/ }));
    expect(within(screen.getByRole('button', { name: /جغرافيا/ })).getByText('بقيت لعبة جديدة واحدة')).toBeTruthy();
  });

  it('shows a large catalogue one collection at a time, and finds a category by a word of it', async () => {
    const many = Array.from({ length: 14 }, (_, index): Category => ({
      ...(categories[0] as Category),
      id: `many-${index}`,
      name: { ar: `فئة ${'أبجدهوزحطيكلمن'.charAt(index)}`, en: `Many ${index}` },
      collection: index < 3 ? 'sport' : 'science',
    }));
    await openSetup({ 'GET /api/categories': { body: { items: many } } });
    expect(screen.getAllByRole('button', { name: /^فئة/ })).toHaveLength(14);
    await userEvent.click(screen.getByRole('button', { name: 'رياضة' }));
    expect(screen.getAllByRole('button', { name: /^فئة/ })).toHaveLength(3);
    await userEvent.type(screen.getByLabelText('ابحث عن فئة'), 'فئه ب');
    expect(screen.getAllByRole('button', { name: /^فئة/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'الكل' }));
    expect(screen.getAllByRole('button', { name: /^فئة/ })).toHaveLength(1);
  });

  it('shows a missing value at its field, without a request [GAME-1]', async () => {
    const page = await openSetup();
    const [first, second] = screen.getAllByLabelText('اسم الفريق');
    if (!first || !second) throw new Error('two teams');
    await userEvent.clear(first);
    await start();
    expect(screen.getByText('اكتب اسم الفريق.')).toBeTruthy();
    expect(screen.getAllByText('بقيت 6 فئات').length).toBeGreaterThan(0);
    await userEvent.type(first, 'اللؤلؤ');
    expect(screen.getByText('هذا الاسم لفريق آخر. اختر غيره.')).toBeTruthy();
    await userEvent.clear(second);
    await userEvent.type(second, 'فريق اسمه أطول من كل الأسماء');
    expect(screen.getByText('الاسم طويل. أقصاه 24 حرفًا.')).toBeTruthy();
    expect(page.sent.some(({ key }) => key === 'POST /api/games')).toBe(false);
  });

  it('starts with one key, kept while the answer is unknown and dropped with it [GAME-1]', async () => {
    let isAway = true;
    const page = await openSetup({ 'POST /api/games': () => (isAway ? 'no-network' : { body: { game, pack } }) });
    await chooseSix();
    await start();
    await waitFor(() => expect(stored.gameStartKey.read()).not.toBeNull());
    isAway = false;
    await start();
    await waitFor(() => expect(page.address()).toBe(`/game/${pack.gameId}`));
    const starts = page.sent.filter(({ key }) => key === 'POST /api/games');
    expect(starts).toHaveLength(2);
    expect(new Set(starts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(starts[0]?.body).toMatchObject({
      length: 'full',
      answerMode: 'open',
      hostTeamIndex: 0,
      teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
    });
    expect(stored.gameStartKey.read()).toBeNull();
  });

  it('leads to the store at balance 0, and keeps the choices [GAME-1]', async () => {
    const page = await openSetup({}, testUser({ gameSessionBalance: 0 }));
    await chooseSix();
    await start();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'إلى المتجر' }).getAttribute('href')).toBe('/store');
    expect(page.sent.some(({ key }) => key === 'POST /api/games')).toBe(false);
    expect(stored.gameSetup.read()).toMatchObject({ categoryIds: categories.slice(0, 6).map(({ id }) => id) });
  });

  it('asks for a reload where the server deals by newer rules, and keeps the choices [GAME-1]', async () => {
    const page = await openSetup({
      'POST /api/games': { refusal: { status: 409, code: 'games/update-needed' } },
    });
    await chooseSix();
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: 'تحديث مطلوب' }));
    expect(dialog.getByText(/لم تُخصم أي جلسة/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'حدّث الصفحة' })).toBeTruthy();
    expect(page.sent.find(({ key }) => key === 'POST /api/games')?.body).toMatchObject({ rulesVersion });
    expect(stored.gameSetup.read()).toMatchObject({ categoryIds: categories.slice(0, 6).map(({ id }) => id) });
  });

  it('drops a removed category, and shows what is left to choose [GAME-1]', async () => {
    let items = categories;
    await openSetup({
      'GET /api/categories': () => ({ body: { items } }),
      'POST /api/games': () => {
        items = categories.slice(1);
        return { refusal: { status: 400, code: 'games/category-unavailable' } };
      },
    });
    await chooseSix();
    await start();
    await waitFor(() => expect(screen.queryByRole('button', { name: /جغرافيا/ })).toBeNull());
    expect(screen.getAllByText('بقيت فئة واحدة').length).toBeGreaterThan(0);
  });

  it('restores the same teams and rules, with categories to choose again [GAME-1]', async () => {
    const earlier = samplePack({
      setup: {
        length: 'short',
        answerMode: 'choices',
        teams: [{ name: 'النمور', players: ['سعد', 'هيا'] }, { name: 'الغزلان' }],
      },
    });
    await renderPage(<SetupPage />, {
      path: `/game?again=${earlier.gameId}`,
      user: testUser(),
      answers: {
        'GET /api/categories': { body: { items: categories } },
        [`GET /api/games/${earlier.gameId}`]: {
          body: { game, pack: earlier, commands: [], lease: null, branches: [], now: 1 },
        },
      },
    });
    expect(await screen.findByText('الفرق جاهزة كما كانت. بقي أن تختار فئات جديدة.')).toBeTruthy();
    expect(screen.getAllByLabelText('اسم الفريق').map((field) => (field as HTMLInputElement).value)).toEqual([
      'النمور',
      'الغزلان',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /خيارات/ }).checked).toBe(true);
  });
});
