import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { Category } from '#shared/questions/api.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { categories, chooseSix, openSetup, pressStart, startedGame, startedPack } from '#testing/web/setup-page.tsx';
import { handleRemoteKey } from '../../../lib/spatial-focus/remote-control.ts';
import { stored } from '../../../lib/storage.ts';

it('shows a missing value at its field, without a request [GAME-1]', async () => {
  const page = await openSetup();
  const [first, second] = screen.getAllByLabelText('اسم الفريق');
  if (!first || !second) throw new Error('two teams');
  await userEvent.clear(first);
  await pressStart();
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
  const page = await openSetup({
    'POST /api/games': () => (isAway ? 'no-network' : { body: { game: startedGame, pack: startedPack } }),
  });
  await chooseSix();
  await pressStart();
  await waitFor(() => expect(stored.gameStartKey.read()).not.toBeNull());
  isAway = false;
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
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
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
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
  await pressStart();
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
  await pressStart();
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
  await pressStart();
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
        body: { game: startedGame, pack: earlier, commands: [], lease: null, branches: [], now: 1 },
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
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  const body = page.sent.find(({ key }) => key === 'POST /api/games')?.body as { categoryIds: string[] };
  expect(body).toMatchObject({ length: 'short', answerMode: 'choices', teams: [{ players: ['سعد', 'هيا'] }, {}] });
  expect(body.categoryIds).toHaveLength(4);
  expect(body.categoryIds.every((id) => id.startsWith('category-'))).toBe(true);
  expect(stored.gameSetup.read()).toMatchObject({ categoryIds: [], teams: [{ name: 'النمور' }, { name: 'الغزلان' }] });
});

it('begins on another device with the teams of the latest game, and offers them again [SETUP-2]', async () => {
  const { length, answerMode, questionTimeMs, stealTimeMs, sound, hostTeamIndex, teams } = startedPack;
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
  await pressStart();
  expect(within(screen.getByRole('dialog')).getByText('أحد الأسماء طويل. أقصاه 24 حرفًا.')).toBeTruthy();
});

it('says beside the choice that a short game takes a session like a full one', async () => {
  await openSetup();
  expect(screen.getByText('القصيرة تأخذ جلسة واحدة، مثل الكاملة.')).toBeTruthy();
});

it('says that phones can join and that the screen is enough, but not where phones cannot open the address', async () => {
  const note = { name: /^الجوالات تشارك.*الشاشة وحدها تكفي/ };
  const { unmount } = await openSetup();
  expect(screen.queryByRole('button', note)).toBeNull();
  unmount();
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  const before = window.location.href;
  onTestFinished(() => happyDOM.setURL(before));
  happyDOM.setURL('https://siraj.example/game');
  await openSetup();
  await userEvent.click(screen.getByRole('button', note));
  expect(within(screen.getByRole('dialog')).getByText(/بلا حساب ولا تطبيق/)).toBeTruthy();
});

it('offers the buzzer to three teams or more with a steal, and remembers it meanwhile [BUZZ-1]', async () => {
  const page = await openSetup();
  const rules = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^قواعد اللعب/ }));
    return within(screen.getByRole('dialog'));
  };
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'تم' }));
  const panel = () => screen.getByRole('button', { name: /^قواعد اللعب/ }).textContent;
  expect((await rules()).queryByRole('switch', { name: /^السرقة لمن يسبق/ })).toBeNull();
  await leave();
  await userEvent.click(screen.getByRole('radio', { name: '3 فرق' }));
  const buzzer = (await rules()).getByRole('switch', { name: /^السرقة لمن يسبق/ });
  expect((buzzer as HTMLInputElement).checked).toBe(false);
  await userEvent.click(buzzer);
  await userEvent.click(screen.getByRole('radio', { name: 'بلا سرقة' }));
  expect(screen.queryByRole('switch', { name: /^السرقة لمن يسبق/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '15 ثانية' }));
  await leave();
  expect(panel()).toContain('السرقة لمن يسبق');
  await userEvent.click(screen.getByRole('radio', { name: 'فريقان' }));
  expect(panel()).not.toContain('السرقة لمن يسبق');
  await userEvent.click(screen.getByRole('radio', { name: '3 فرق' }));
  await userEvent.click(screen.getByRole('button', { name: 'فاجئنا' }));
  await pressStart();
  await waitFor(() =>
    expect(page.sent.find(({ key }) => key === 'POST /api/games')?.body).toMatchObject({ buzzer: true }),
  );
});

it('marks a team as young beside its look, and sends the mark of that team alone [YOUNG-4]', async () => {
  const page = await openSetup();
  await userEvent.click(screen.getByRole('button', { name: 'لون اللؤلؤ وشعاره' }));
  const young = within(screen.getByRole('dialog')).getByRole('switch', { name: /^فريق من الصغار/ });
  expect((young as HTMLInputElement).checked).toBe(false);
  await userEvent.click(young);
  await userEvent.click(screen.getByRole('button', { name: 'تم' }));
  expect(within(screen.getByRole('region', { name: 'الفرق' })).getAllByText('فريق من الصغار')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'فاجئنا' }));
  await pressStart();
  await waitFor(() => expect(page.sent.some(({ key }) => key === 'POST /api/games')).toBe(true));
  const body = JSON.stringify(page.sent.find(({ key }) => key === 'POST /api/games')?.body);
  expect(body.match(/"isYoung":\w+/g)).toEqual(['"isYoung":true']);
});
