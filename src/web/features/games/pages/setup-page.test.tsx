import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { Category } from '#shared/questions/api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { samplePack } from '#testing/sample-pack.ts';
import { handleRemoteKey } from '../../../lib/spatial-focus/remote-control.ts';
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

async function openSetup(answers: Answers = {}, user = testUser(), path = '/game') {
  const page = await renderPage(<SetupPage />, {
    path,
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
/** Turns the game's sound off, or on again. */
async function switchSound() {
  await userEvent.click(screen.getByRole('button', { name: /^قواعد اللعب/ }));
  const rules = within(screen.getByRole('dialog'));
  await userEvent.click(rules.getByRole('switch', { name: /^أصوات اللعبة/ }));
  await userEvent.click(rules.getByRole('button', { name: 'تم' }));
}
async function chooseSix() {
  for (const name of names.slice(0, 6)) await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
}

describe('setting a game up', () => {
  it('says on a card that few fresh games are left, by the chosen length [GAME-9]', async () => {
    await openSetup();
    expect(
      within(screen.getByRole('button', { name: /جغرافيا/ })).getByText('شاهدتم أسئلتها كلها، فتعود الأقدم'),
    ).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /علوم/ })).getByText('بقيت لعبتان جديدتان')).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /رياضة/ })).queryByText(/جديدة/)).toBeNull();
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

  it('never takes the game of an unanswered start for another one [GAME-1]', async () => {
    const page = await openSetup();
    await chooseSix();
    stored.gameStartKey.write('0191aaaa-0000-7000-8000-000000000001 {"length":"short"}');
    await start();
    await waitFor(() => expect(page.address()).toBe(`/game/${pack.gameId}`));
    const [sent] = page.sent.filter(({ key }) => key === 'POST /api/games');
    expect(sent?.headers.get('idempotency-key')).not.toBe('0191aaaa-0000-7000-8000-000000000001');
  });

  it('chooses by OK on a radio button, and starts nothing by OK in a name', async () => {
    const page = await openSetup();
    window.addEventListener('keydown', handleRemoteKey);
    onTestFinished(() => window.removeEventListener('keydown', handleRemoteKey));
    screen.getByRole('radio', { name: /لعبة قصيرة/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /لعبة قصيرة/ }).checked).toBe(true);
    const [name] = screen.getAllByRole('textbox');
    name?.focus();
    await userEvent.keyboard('{Enter}');
    expect(page.sent.some(({ key }) => key === 'POST /api/games')).toBe(false);
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

  it('arrives from "play again" with the same teams and rules and other categories, ready to start [SETUP-2]', async () => {
    const earlier = samplePack({
      setup: {
        length: 'short',
        answerMode: 'choices',
        teams: [{ name: 'النمور', players: ['سعد', 'هيا'] }, { name: 'الغزلان' }],
      },
    });
    const played = earlier.categories.map(({ id }, index) => ({
      ...(categories[0] as Category),
      id,
      name: { ar: `سابقة ${index}`, en: id },
    }));
    const page = await openSetup(
      {
        'GET /api/categories': {
          body: { items: [...played, ...categories.map((each) => ({ ...each, gamesLeft: { full: 5, short: 5 } }))] },
        },
        [`GET /api/games/${earlier.gameId}`]: {
          body: { game, pack: earlier, commands: [], lease: null, branches: [], now: 1 },
        },
      },
      testUser(),
      `/game?again=${earlier.gameId}`,
    );
    expect(screen.getByText('الفرق كما كانت، والفئات جديدة. ابدأ، أو بدّل ما شئت.')).toBeTruthy();
    expect(screen.getAllByLabelText('اسم الفريق').map((field) => (field as HTMLInputElement).value)).toEqual([
      'النمور',
      'الغزلان',
    ]);
    await start();
    await waitFor(() => expect(page.address()).toBe(`/game/${pack.gameId}`));
    const body = page.sent.find(({ key }) => key === 'POST /api/games')?.body as { categoryIds: string[] };
    expect(body).toMatchObject({ length: 'short', answerMode: 'choices', teams: [{ players: ['سعد', 'هيا'] }, {}] });
    expect(body.categoryIds).toHaveLength(4);
    expect(body.categoryIds.every((id) => id.startsWith('category-'))).toBe(true);
    expect(stored.gameSetup.read()).toMatchObject({ categoryIds: [], teams: [{ name: 'النمور' }, { name: 'الغزلان' }] });
  });

  it('begins on another device with the teams of the latest game, and offers them again [SETUP-2]', async () => {
    const { length, answerMode, questionTimeMs, stealTimeMs, sound, hostTeamIndex, teams } = pack;
    const setup = { length, answerMode, questionTimeMs, stealTimeMs, sound, hostTeamIndex, teams, categoryIds: [] };
    await openSetup({ 'GET /api/games/last-setup': { body: { setup } } });
    const names = () => screen.getAllByLabelText('اسم الفريق').map((field) => (field as HTMLInputElement).value);
    const earlier = teams.map(({ name }) => name);
    expect(names()).toEqual(earlier);
    expect(screen.queryByRole('button', { name: 'فرق المرة الماضية' })).toBeNull();
    await userEvent.type(screen.getAllByLabelText('اسم الفريق')[0]!, ' الجدد');
    await userEvent.click(screen.getByRole('button', { name: 'فرق المرة الماضية' }));
    expect(names()).toEqual(earlier);
  });

  it('shows what "surprise us" chose, keeps what the host chose, and takes the rest back by another press [SETUP-2]', async () => {
    const many = Array.from({ length: 13 }, (_, index): Category => ({
      ...(categories[0] as Category),
      id: `many-${index}`,
      name: { ar: `فئة ${'أبجدهوزحطيكلم'.charAt(index)}`, en: `Many ${index}` },
      gamesLeft: { full: 5, short: 5 },
    }));
    await openSetup({ 'GET /api/categories': { body: { items: many } } });
    const tray = within(screen.getByRole('list', { name: 'فئات لعبتكم' }));
    const chosen = () => tray.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await userEvent.click(screen.getByRole('button', { name: 'فئة ج' }));
    await userEvent.click(screen.getByRole('button', { name: 'فاجئنا' }));
    const first = chosen();
    expect(first).toHaveLength(6);
    expect(first[0]).toBe('أزل فئة ج');
    expect(screen.getByText(/^اخترنا لكم: /)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'فاجئنا' }));
    const second = chosen();
    expect(second[0]).toBe('أزل فئة ج');
    expect(second.slice(1).some((label) => first.slice(1).includes(label))).toBe(false);
    await userEvent.click(tray.getByRole('button', { name: 'أزل فئة ج' }));
    expect(chosen()).toEqual(second.slice(1));
  });

  it('puts favourites first and hidden categories on a separate shelf, and takes a mark back that was not stored [SETUP-1]', async () => {
    let isAway = false;
    const page = await openSetup(
      Object.fromEntries([
        ['POST /api/categories/category-1/mark', { body: { mark: 'hidden' } }],
        ['POST /api/categories/category-2/mark', () => (isAway ? 'no-network' : { body: { mark: 'favourite' } })],
      ]) as Answers,
    );
    const sort = () => userEvent.click(screen.getByRole('button', { name: /^(المفضلة والمخفية|تم)$/ }));
    await sort();
    await userEvent.click(screen.getByRole('button', { name: 'أخفِ تاريخ' }));
    await userEvent.click(screen.getByRole('button', { name: 'علوم من المفضلة' }));
    expect(page.sent.filter(({ key }) => key.endsWith('/mark')).map(({ body }) => body)).toEqual([
      { mark: 'hidden' },
      { mark: 'favourite' },
    ]);
    await sort();
    const shelves = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(shelves().slice(0, 2)).toEqual(['مفضّلاتكم', 'منوعات']);
    expect(screen.queryByRole('button', { name: /تاريخ/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'المخفية' }));
    expect(screen.getByRole('button', { name: /تاريخ/ })).toBeTruthy();
    isAway = true;
    await userEvent.click(screen.getByRole('button', { name: 'الكل' }));
    await sort();
    await userEvent.click(screen.getByRole('button', { name: 'علوم من المفضلة' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'علوم من المفضلة' }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('shows the categories of a season first, on their own shelf, and says which are new [WEEK-1]', async () => {
    const [geography, history, ...others] = categories as [Category, Category, ...Category[]];
    const items: Category[] = [
      { ...geography, season: 'ramadan' },
      { ...history, isNew: true },
      { ...(others[0] as Category), season: 'ramadan', mark: 'hidden' },
      { ...(others[1] as Category), mark: 'favourite' },
    ];
    await openSetup({ 'GET /api/categories': { body: { items } } });
    const shelves = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(shelves.slice(0, 3)).toEqual(['لرمضان', 'مفضّلاتكم', 'منوعات']);
    const isNew = (name: RegExp) => within(screen.getByRole('button', { name })).queryByText('جديدة') !== null;
    expect([isNew(/تاريخ/), isNew(/جغرافيا/)]).toEqual([true, false]);
    await userEvent.click(screen.getByRole('button', { name: 'لرمضان' }));
    expect(screen.getByRole('button', { name: /جغرافيا/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /علوم|تاريخ/ })).toBeNull();
  });

  it('says on the card of a category of sounds that it needs the sound, and starts no silent game with it [BANK-3]', async () => {
    const [sounds, some, ...others] = categories.map((each) => ({ ...each, gamesLeft: { full: 5, short: 5 } }));
    const items: Category[] = [
      { ...(sounds as Category), needsSound: ['full', 'short'], silentGamesLeft: { full: 0, short: 0 } },
      { ...(some as Category), silentGamesLeft: { full: 1, short: 2 } },
      ...others,
    ];
    const page = await openSetup({ 'GET /api/categories': { body: { items } } });
    const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
    const tray = within(screen.getByRole('list', { name: 'فئات لعبتكم' }));
    await userEvent.click(card('جغرافيا'));
    expect(tray.queryByRole('button', { name: 'أزل جغرافيا' })).not.toBeNull();
    expect(screen.queryByText('تحتاج إلى الصوت')).toBeNull();

    await switchSound();
    expect(within(card('جغرافيا')).getByText('تحتاج إلى الصوت')).toBeTruthy();
    expect(tray.queryByRole('button', { name: 'أزل جغرافيا' })).toBeNull();
    expect(card('جغرافيا').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(card('جغرافيا'));
    expect(card('جغرافيا').getAttribute('aria-pressed')).toBe('false');
    expect(within(card('تاريخ')).getByText('بقيت لعبة جديدة واحدة')).toBeTruthy();
    expect(within(card('علوم')).queryByText('تحتاج إلى الصوت')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'فاجئنا' }));
    await start();
    await waitFor(() => expect(page.address()).toBe(`/game/${pack.gameId}`));
    const body = page.sent.find(({ key }) => key === 'POST /api/games')?.body as { categoryIds: string[] };
    expect(body).toMatchObject({ sound: false });
    expect([...body.categoryIds].sort()).toEqual(items.slice(1).map(({ id }) => id));
  });

  it('offers a category of sounds again once the sound is on [BANK-3]', async () => {
    await openSetup({
      'GET /api/categories': { body: { items: [{ ...(categories[0] as Category), needsSound: ['full'] }] } },
    });
    const card = () => screen.getByRole('button', { name: /^جغرافيا/ });
    await switchSound();
    expect(within(card()).getByText('تحتاج إلى الصوت')).toBeTruthy();
    // A short game finds enough questions to be read.
    await userEvent.click(screen.getByRole('radio', { name: /لعبة قصيرة/ }));
    expect(card().getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /لعبة كاملة/ }));
    await switchSound();
    expect(within(card()).queryByText('تحتاج إلى الصوت')).toBeNull();
    await userEvent.click(card());
    expect(card().getAttribute('aria-pressed')).toBe('true');
  });

  it('gives each default team the emblem and the colour of its name', async () => {
    await openSetup();
    await userEvent.click(screen.getByRole('radio', { name: '4 فرق' }));
    await chooseSix();
    const page = stored.gameSetup.read() as { teams: unknown };
    expect(page.teams).toMatchObject([
      { name: 'الصقور', emblem: 'falcon' },
      { name: 'اللؤلؤ', emblem: 'pearl' },
      { name: 'النخيل', emblem: 'palm', color: 'lime' },
      { name: 'النجوم', emblem: 'star', color: 'violet' },
    ]);
  });

  it('opens the players of a team if a press on start finds one of their names too long', async () => {
    await openSetup();
    await chooseSix();
    await userEvent.click(screen.getByRole('button', { name: 'لون اللؤلؤ وشعاره' }));
    await userEvent.type(screen.getByLabelText('اللاعبون'), 'اسم طويل جدًا جدًا جدًا جدًا جدًا');
    await userEvent.click(screen.getByRole('button', { name: 'تم' }));
    await start();
    expect(within(screen.getByRole('dialog')).getByText('أحد الأسماء طويل. أقصاه 24 حرفًا.')).toBeTruthy();
  });

  it('says beside the choice that a short game takes a session like a full one', async () => {
    await openSetup();
    expect(screen.getByText('القصيرة تأخذ جلسة واحدة، مثل الكاملة.')).toBeTruthy();
  });
});
