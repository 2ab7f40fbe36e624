import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { summarize } from '#shared/games/summary.ts';
import { startTestGame } from '#testing/test-game.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { fakeApp } from '#testing/web/fake-app.ts';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import { renderPage } from '#testing/web/render.tsx';
import { connectToaster, type Toast } from '../../../../ui/toast.tsx';
import { LateNames } from './late-names.tsx';
import { useLatecomers } from './use-latecomers.ts';
import * as recapPicture from './recap-picture.ts';
import { ShareButton } from './share-button.tsx';
import * as picture from './share-picture.ts';

it('shares the result by the app, whose web view can hand over no picture [GAME-4]', async () => {
  const draw = vi.spyOn(picture, 'drawResult');
  const app = fakeApp('share');
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  testGame.give({ type: 'reveal' });
  testGame.give({ type: 'award', teamIndex: 0 });
  const summary = summarize(pack, testGame.state());
  await renderPage(<ShareButton pack={pack} summary={summary} title="فاز الفريق 1" finishedAt={testGame.now()} />);
  await userEvent.click(screen.getByRole('button', { name: 'شارك النتيجة' }));
  const scores = pack.teams.map(({ name }, index) => `${name}: ${testGame.state().scores[index] ?? 0}`);
  expect(app.sent()).toEqual([
    {
      type: 'share',
      title: 'نتيجتنا في سِراج',
      text: ['فاز الفريق 1', ...scores].join('\n'),
      url: window.location.origin,
    },
  ]);
  expect(draw).not.toHaveBeenCalled();
});

async function openPicture(title = 'فاز الفريق 1') {
  const draw = vi.spyOn(picture, 'drawResult').mockImplementation(() => Promise.resolve(new Blob(['png'])));
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
  const testGame = startTestGame(pack, Date.parse('2026-11-23T20:00:00+03:00'));
  testGame.give({ type: 'wheelStopped' });
  for (const awardedTo of [0, null, 0, null, 0, null]) {
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: awardedTo });
  }
  const summary = summarize(pack, testGame.state());
  await renderPage(<ShareButton pack={pack} summary={summary} title={title} finishedAt={testGame.now()} />);
  await userEvent.click(screen.getByRole('button', { name: 'شارك النتيجة' }));
  await screen.findByRole('img', { name: `صورة النتيجة: ${title}` });
  return { draw, summary };
}

it('draws title, teams, scores, date, titles of honour and address for two sizes [GAME-4]', async () => {
  const { draw, summary } = await openPicture();
  const [content, format] = draw.mock.lastCall ?? [];
  expect(format).toBe('portrait');
  expect(content).toMatchObject({
    brand: 'سِراج',
    title: 'فاز الفريق 1',
    date: '23 نوفمبر 2026',
    address: window.location.host,
    teams: [
      { name: 'الفريق 1', score: String(summary.teams[0]?.score), isWinner: true },
      { name: 'الفريق 2', score: '0', isWinner: false, honour: '' },
    ],
  });
  expect(content?.teams[0]?.honour).toContain('سلسلة لا تنقطع');
  await userEvent.click(screen.getByRole('radio', { name: 'للحالة والقصص' }));
  expect(draw.mock.lastCall?.[1]).toBe('tall');
});

it('saves the picture and says so where the device has no share sheet for files [GAME-4]', async () => {
  const saved = keepSavedFiles();
  const toasts: Toast[] = [];
  onTestFinished(connectToaster((toast) => toasts.push(toast)));
  await openPicture();
  expect(screen.queryByRole('button', { name: 'شاركها' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'نزّل الصورة' }));
  expect(saved.at(-1)).toMatchObject({ name: 'siraj-portrait.png', type: 'image/png' });
  expect(toasts.map(({ title }) => title)).toEqual(['حفظنا الصورة على جهازك']);
});

const shareBy = (share: (shared: ShareData) => Promise<void>) => {
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
};

it("passes the picture to the system's share sheet [GAME-4]", async () => {
  const share = vi.fn((_shared: ShareData) => Promise.resolve());
  shareBy(share);
  await openPicture();
  await userEvent.click(screen.getByRole('button', { name: 'شاركها' }));
  expect(share.mock.lastCall?.[0].files?.[0]).toMatchObject({ name: 'siraj-portrait.png', type: 'image/png' });
});

it('stays open where the share sheet is closed, and saves the picture where it fails [GAME-4]', async () => {
  const saved = keepSavedFiles();
  // Its picture on the page has an address too, and is no file.
  const files = () => saved.flatMap((blob) => (blob instanceof File ? [blob.name] : []));
  const toasts: Toast[] = [];
  onTestFinished(connectToaster((toast) => toasts.push(toast)));
  const share = vi.fn((_shared: ShareData) => Promise.reject(new DOMException('', 'AbortError')));
  shareBy(share);
  await openPicture();
  await userEvent.click(screen.getByRole('button', { name: 'شاركها' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(files()).toEqual([]);
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'شاركها' }));
  expect(files()).toEqual(['siraj-portrait.png']);
  expect(toasts.map(({ title }) => title)).toEqual(['حفظنا الصورة على جهازك']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const teams = [
  { name: 'الصقور', players: ['نورة', 'فهد'] },
  { name: 'اللؤلؤ', players: ['سالم'] },
];

/** The second team leads until the first steals its tile. */
function playNight() {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { teams } });
  const testGame = startTestGame(pack, Date.parse('2026-11-23T20:00:00+03:00'));
  const cellAt = (categoryIndex: number, value: number) =>
    pack.cells.find((cell) => cell.categoryIndex === categoryIndex && cell.value === value)?.id ?? '';
  testGame.give({ type: 'wheelStopped' });
  for (const [categoryIndex, value, awardedTo] of [
    [0, 200, 0],
    [1, 600, 1],
    [0, 400, 0],
    [1, 400, 0],
    [0, 600, 0],
  ] as const) {
    const isOwn = testGame.state().currentTeamIndex === awardedTo;
    testGame.give({ type: 'pick', cellId: cellAt(categoryIndex, value) });
    if (!isOwn) testGame.give({ type: 'pass' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: awardedTo });
  }
  return { pack, summary: summarize(pack, testGame.state()), finishedAt: testGame.now() };
}

it.each([
  ['ar', 'شارك حكاية الليلة', 'حكاية الليلة', ['نقطة التحوّل', 'أجمل سرقة', 'أطول سلسلة'], 'فئة 2 400', 'ملوك الفئات'],
  [
    'en',
    'Share the night',
    'The night',
    ['The turning point', 'The best steal', 'Best streak'],
    'Category 2 400',
    'Category champions',
  ],
] as const)(
  'draws the night with its teams, players, moments and who carried which category in %s [RECAP-2]',
  async (language, button, format, labels, tile, carried) => {
    const draw = vi.spyOn(recapPicture, 'drawRecap').mockImplementation(() => Promise.resolve(new Blob(['png'])));
    await renderPage(<ShareButton {...playNight()} title="الصقور" firstFormat="recap" />, { language });
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect((await screen.findByRole('img', { name: /الصقور/ })).getAttribute('alt')).toContain(`${labels[0]}: ${tile}`);
    expect(screen.getByRole('radio', { name: format })).toHaveProperty('checked', true);
    expect(screen.getByRole('dialog', { name: button })).toBeTruthy();
    const content = draw.mock.lastCall?.[0];
    expect(content).toMatchObject({
      direction: language === 'ar' ? 'rtl' : 'ltr',
      teams: [
        { name: 'الصقور', score: '1600', isWinner: true, players: ['نورة', 'فهد'] },
        { name: 'اللؤلؤ', score: '600', isWinner: false, players: ['سالم'] },
      ],
      mark: { step: 4, team: 0 },
      carried: { label: carried, categories: [{ color: 'coral' }] },
    });
    expect(content?.teams[0]?.emblem[0]?.d).toMatch(/^M24 9/);
    expect(content?.moments.slice(0, 3).map(({ label }) => label)).toEqual(labels);
    expect(content?.moments[1]).toMatchObject({ value: tile, team: { name: 'الصقور', color: 'coral' } });
  },
);

it('shares the night as text by the app [RECAP-2]', async () => {
  const app = fakeApp('share');
  await renderPage(<ShareButton {...playNight()} title="الصقور" firstFormat="recap" latecomers={['دانة', 'Ali']} />);
  await userEvent.click(screen.getByRole('button', { name: 'شارك حكاية الليلة' }));
  expect(JSON.stringify(app.sent())).toContain('أجمل سرقة: الصقور: فئة 2 400');
  expect(JSON.stringify(app.sent())).toContain('من وصلوا متأخرين: دانة · \u2068Ali\u2069');
});

it('names those who came late on the picture of the night and in its words, in no team [RECAP-2]', async () => {
  const draw = vi.spyOn(recapPicture, 'drawRecap').mockImplementation(() => Promise.resolve(new Blob(['png'])));
  await renderPage(<ShareButton {...playNight()} title="الصقور" firstFormat="recap" latecomers={['دانة']} />);
  await userEvent.click(screen.getByRole('button', { name: 'شارك حكاية الليلة' }));
  const image = await screen.findByRole('img', { name: /الصقور/ });
  expect(image.getAttribute('alt')).toContain('من وصلوا متأخرين: دانة');
  const content = draw.mock.lastCall?.[0];
  expect(content?.late).toEqual({ label: 'من وصلوا متأخرين', names: ['دانة'] });
  expect(content?.teams.flatMap(({ players }) => players)).not.toContain('دانة');
});

it.each([
  ['of a gang, in the order of coming', 'gang', ['دانة', 'علي']],
  ['of a game without a gang: none, and asks nothing', undefined, []],
] as const)('reads who came late %s [RECAP-1]', async (_, gangId, shown) => {
  const { pack } = playNight();
  const key = `GET /api/games/${pack.gameId}/gang`;
  const late = ['دانة', 'علي'].map((name, index) => ({ id: `0191aaaa-0000-7000-8000-00000000000${index}`, name }));
  const gang = { id: '0191aaaa-0000-7000-8000-0000000000aa', players: [], latecomers: late };
  const Late = () => <LateNames names={useLatecomers(gangId === undefined ? pack : { ...pack, gangId })} />;
  const page = await renderPage(<Late />, { answers: { [key]: { body: { gang } } } });
  for (const name of shown) expect(await screen.findByText(name)).toBeTruthy();
  expect(screen.queryByText(/من وصلوا متأخرين/) !== null).toBe(shown.length > 0);
  expect(page.sent.filter((sent) => sent.key === key)).toHaveLength(shown.length > 0 ? 1 : 0);
});

it('offers no picture of a night without a moment [RECAP-2]', async () => {
  vi.spyOn(picture, 'drawResult').mockImplementation(() => Promise.resolve(new Blob(['png'])));
  const pack = samplePack({ kind: 'text' });
  const summary = summarize(pack, startTestGame(pack).state());
  await renderPage(<ShareButton pack={pack} summary={summary} title="تعادل" finishedAt={1_800_000_000_000} />);
  await userEvent.click(screen.getByRole('button', { name: 'شارك النتيجة' }));
  await screen.findByRole('img', { name: 'صورة النتيجة: تعادل' });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'للمنشورات',
    'للحالة والقصص',
  ]);
});
