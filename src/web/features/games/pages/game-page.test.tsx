import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { fakeCaches } from '#testing/web/fake-caches.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { withoutLayout } from '#testing/web/render-game.tsx';
import { renderPage } from '#testing/web/render.tsx';
import { usePlayer } from '../../../lib/session.ts';
import { GamePage } from './game-page.tsx';

const pack = samplePack({ kind: 'image', firstTeamIndex: 0 });
const game = {
  id: pack.gameId,
  gameStatus: 'setup',
  outcome: 'open',
  length: 'short',
  teams: [],
  categoryNames: [],
  currentTeamIndex: 0,
  initialWheelDelayPassed: false,
  openedTiles: 0,
  tiles: 12,
  seq: 0,
  createdAt: 1,
  lastCommandAt: null,
  finishedAt: null,
  winners: [],
};

// happy-dom has no locks: this tab is the only one.
beforeEach(() => {
  const locks = { request: (_: string, __: object, act: (lock: object) => unknown) => Promise.resolve(act({})) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** The page behind its guard: it comes once the host is known. */
function GuardedGame() {
  return usePlayer() === null ? null : <GamePage Support={() => null} />;
}

it('opens the board once the picture of its tiles is on the device [GAME-6]', async () => {
  withoutLayout();
  const device = fakeCaches();
  const path = `/api/games/${pack.gameId}`;
  const now = Date.now();
  const page = await renderPage(
    <Routes>
      <Route path="/game/:gameId" element={<GuardedGame />} />
    </Routes>,
    {
      path: `/game/${pack.gameId}`,
      user: testUser(),
      answers: {
        [`GET ${path}`]: { body: { game, pack, commands: [], lease: null, branches: [], intermission: null, now } },
        [`POST ${path}/lease`]: { body: { lease: { deviceId: 'television', expiresAt: now + 60_000 }, seq: 0, now } },
        [`POST ${path}/commands`]: { body: { seq: 1, game, now } },
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'أدِر العجلة' }));
  await screen.findByText(/^لحظة، نجهّز/);
  expect(page.sent.some(({ key }) => key.endsWith('/commands'))).toBe(false);
  act(() => device.arrive('/media/sample.svg'));
  await waitFor(() => expect(document.querySelectorAll('button[data-cell]')).toHaveLength(12));
});
