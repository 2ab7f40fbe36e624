import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Category } from '#shared/questions/api.ts';
import type { Answers } from '#testing/web/fake-api.ts';
import { categories, openSetup, pressStart, startedPack, switchSound } from '#testing/web/setup-page.tsx';

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
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
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
