import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { summarize } from '#shared/games/summary.ts';
import { startTestGame } from '#testing/test-game.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { fakeApp } from '#testing/web/fake-app.ts';
import { renderPage } from '#testing/web/render.tsx';
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
  await renderPage(<ShareButton pack={pack} summary={summary} title="فاز الفريق 1" />);
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
