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

it("passes the picture to the system's share sheet [GAME-4]", async () => {
  const share = vi.fn((_shared: ShareData) => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  await openPicture();
  await userEvent.click(screen.getByRole('button', { name: 'شاركها' }));
  expect(share.mock.lastCall?.[0].files?.[0]).toMatchObject({ name: 'siraj-portrait.png', type: 'image/png' });
});
