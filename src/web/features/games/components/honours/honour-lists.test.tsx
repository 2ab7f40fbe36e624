import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summarize } from '#shared/games/summary.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { renderPage } from '#testing/web/render.tsx';
import { MomentList, TitleList } from './honour-lists.tsx';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });

/** The first team misses each time, and the second steals the first two. */
function playSteals() {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  for (const awardedTo of [1, 1, 1, 0]) {
    const byOwn = testGame.state().currentTeamIndex === awardedTo;
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    if (!byOwn) testGame.give({ type: 'pass' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: awardedTo });
  }
  return summarize(pack, testGame.state());
}

it.each([
  ['ar', 'ألقاب الليلة', 'صيّادو الفرص', 'سرقتان ناجحتان'],
  ['en', 'Titles of the night', 'Chance catchers', '2 steals'],
] as const)('names a title of honour, its team and its reason in %s [GAME-4]', async (language, list, name, reason) => {
  await renderPage(<TitleList pack={pack} played={playSteals()} />, { language });
  const titles = within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
  const title = titles.find((item) => within(item).queryByText(name) !== null);
  expect(title?.textContent).toContain(reason);
  expect(title?.textContent).toContain('الفريق 2');
});

it('recalls the best steal with its team and tile [GAME-4]', async () => {
  await renderPage(<MomentList pack={pack} played={playSteals()} />);
  const moments = screen.getByRole('list', { name: 'حكاية الليلة' });
  expect(within(moments).getByText('أجمل سرقة').parentElement?.textContent).toContain('الفريق 2: فئة');
});

it('shows nothing for a game without a turn [GAME-4]', async () => {
  const summary = summarize(pack, startTestGame(pack).state());
  const { container } = await renderPage(
    <>
      <TitleList pack={pack} played={summary} />
      <MomentList pack={pack} played={summary} />
    </>,
  );
  expect(within(container).queryAllByRole('list')).toEqual([]);
});
