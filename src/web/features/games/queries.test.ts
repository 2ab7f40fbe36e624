import { expect, it } from 'vitest';
import type { Act, Command } from '#shared/games/commands.ts';
import { samplePack } from '#testing/sample-pack.ts';
import type { KeptGame } from '../../lib/step-store.ts';
import { gamesHere } from './queries.ts';

const hour = 60 * 60 * 1000;

function kept(gameId: string, startAt: number, acts: readonly Act[]): KeptGame {
  const commands = acts.map((act, index): Command => ({
    ...act,
    id: `${gameId}-step-${index + 1}`,
    seq: index + 1,
    at: startAt + index,
  }));
  return { pack: { ...samplePack(), gameId }, commands, sentSeq: 0 };
}

const here = (...games: KeptGame[]) =>
  gamesHere({
    games: () => Promise.resolve(games.map(({ pack }) => pack.gameId)),
    read: (id) => Promise.resolve(games.find(({ pack }) => pack.gameId === id) ?? null),
  });

it("lists this device's games without the server, latest first, with their progress [GAME-6]", async () => {
  const pack = samplePack();
  const [cell] = pack.cells;
  const games = await here(
    kept('earlier', hour, [{ type: 'wheelStopped' }]),
    kept('later', 2 * hour, [
      { type: 'wheelStopped' },
      { type: 'pick', cellId: cell!.id },
      { type: 'reveal' },
      { type: 'award', teamIndex: null },
    ]),
  );
  expect(games).toMatchObject([
    { id: 'later', outcome: 'open', openedTiles: 1, seq: 4, lastCommandAt: 2 * hour + 3 },
    { id: 'earlier', outcome: 'open', openedTiles: 0, seq: 1, lastCommandAt: hour },
  ]);
  expect(games[0]?.teams.map(({ name, score }) => [name, score])).toEqual(pack.teams.map(({ name }) => [name, 0]));
});

it('leaves out those that are over, and a device that keeps none has none [GAME-6]', async () => {
  expect(await here(kept('over', hour, [{ type: 'wheelStopped' }, { type: 'end' }, { type: 'finish' }]))).toEqual([]);
  expect(
    await gamesHere({ games: () => Promise.reject(new Error('refused')), read: () => Promise.resolve(null) }),
  ).toEqual([]);
});
