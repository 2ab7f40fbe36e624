import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { HostedGame } from '#shared/games/admin-api.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { renderPage } from '#testing/web/render.tsx';
import { AdminGamesPage } from './admin-games-page.tsx';
import { Replay } from './replay.tsx';

const at = 1_763_700_000_000;
const pack = samplePack();
const [cell] = pack.cells;

it('lists uncounted games, and shows why in the list and in the game [ADM-4] [BOARD-1]', async () => {
  const game: HostedGame = {
    id: '00000000-0000-4000-8000-000000000001',
    gameStatus: 'finished',
    outcome: 'finished',
    length: 'short',
    teams: pack.teams.map(({ players, ...team }) => ({ ...team, players: [...players], score: 600 })),
    categoryNames: [],
    currentTeamIndex: 0,
    initialWheelDelayPassed: true,
    openedTiles: 12,
    tiles: 12,
    seq: 0,
    createdAt: at,
    lastCommandAt: at + 163,
    finishedAt: at + 163,
    winners: [0, 1],
    hostId: 'host',
    host: { uid: 'host', displayName: 'بو فهد', email: 'host@siraj.test' },
    uncounted: 'too-fast',
  };
  const { sent } = await renderPage(<AdminGamesPage />, {
    path: `/admin/game-sessions?outcome=uncounted&game=${game.id}`,
    answers: {
      'GET /api/admin/game-sessions': { body: { items: [game], nextCursor: null, hasMore: false } },
      [`GET /api/admin/game-sessions/${game.id}`]: {
        body: { game, pack, commands: [], lease: null, branches: [], isReturned: false },
      },
    },
  });
  expect(await screen.findByText('لم تُحتسب: أسرع من اللعب')).toBeTruthy();
  // Each name is isolated on its own: names in Latin letters stay in the order of their scores.
  const names = screen
    .getByRole('link', { name: new RegExp(pack.teams.map(({ name }) => name).join('.*')) })
    .querySelectorAll('bdi');
  expect([...names].map(({ textContent }) => textContent)).toEqual(pack.teams.map(({ name }) => name));
  expect(await screen.findByText(/^لا: انتهت أسرع مما يُلعب، قبل أن تمضي 5 ثوانٍ على كل خانة فُتحت$/)).toBeTruthy();
  expect(screen.getByRole('option', { name: 'انتهت ولم تُحتسب' })).toHaveProperty('selected', true);
  expect(sent.some(({ query }) => query.get('outcome') === 'uncounted')).toBe(true);
});

it('replays a game step by step, time running as one reads [ADM-4]', async () => {
  await renderPage(
    <Replay
      pack={pack}
      commands={[
        { id: 'command-1', seq: 1, at, type: 'wheelStopped' },
        { id: 'command-2', seq: 2, at, type: 'pick', cellId: cell?.id ?? '' },
        { id: 'command-3', seq: 3, at, type: 'reveal' },
      ]}
    />,
  );
  const controls = within(screen.getByRole('group', { name: 'الخطوة' }));
  expect(controls.getByRole('status').textContent).toBe('الخطوة 3 من 3');
  expect(screen.getByText('ظهر الجواب')).toBeTruthy();
  controls.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('جواب صاحب الدور')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(controls.getByRole('status').textContent).toBe('الخطوة 3 من 3');
  await userEvent.click(controls.getByRole('button', { name: 'إلى البداية' }));
  expect(controls.getByRole('status').textContent).toBe('قبل أول خطوة');
  await userEvent.click(screen.getByRole('button', { name: /وقفت العجلة/ }));
  expect(controls.getByRole('status').textContent).toBe('الخطوة 1 من 3');
});
