import { expect, it } from 'vitest';
import { newGame } from '#shared/games/log.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { createGameCache } from './loaded-game.ts';

it('keeps no copy of a game whose names have changed, also from work that began before [GANG-3]', () => {
  const cache = createGameCache<{ game: ReturnType<typeof newGame> }>(2);
  const [old, renamed] = [newGame(samplePack()), newGame(samplePack())];
  cache.set('one', { game: old });
  cache.drop('one');
  expect(cache.get('one')).toBeUndefined();
  cache.set('one', { game: { ...old, seq: 1 } });
  expect(cache.get('one')).toBeUndefined();
  cache.set('one', { game: renamed });
  expect(cache.get('one')?.game).toBe(renamed);
  cache.clear();
  cache.set('one', { game: { ...renamed, seq: 1 } });
  expect(cache.get('one')).toBeUndefined();
});
