import { expect, it } from 'vitest';
import { optionViews } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { isTied, winners } from '#shared/games/tie-break.ts';
import type { Game } from '#shared/games/state.ts';
import { sampleCategories, tasteTiles } from '../../../app/home/sample-game.ts';
import { pickTile, tasteAfter, tasteGame, tasteRounds } from './taste-rules.ts';

const right = 'option-0';
const wrong = 'option-1';
const choose = (game: Game, optionId: string) => tasteAfter(game, { type: 'choose', optionId });
const award = (game: Game) => tasteAfter(game, { type: 'award', teamIndex: game.state.question?.verdict ?? null });

it('has the tiles that the home page shows before it is loaded', () => {
  const { pack } = tasteGame(0);
  expect(pack.cells.map(({ value }) => value)).toEqual(tasteTiles.map(({ value }) => value));
  expect(pack.categories.map(({ id }) => id)).toEqual(tasteTiles.map(({ category }) => category.name));
  expect(tasteTiles.every(({ category }) => sampleCategories.includes(category))).toBe(true);
});

it('gives the points to the team in turn, then to the one that steals, then to none', () => {
  const own = choose(pickTile(tasteGame(0), 0), right);
  expect(own.state.question).toMatchObject({ stage: 'revealed', verdict: 0 });
  const stealing = choose(pickTile(award(own), 1), wrong);
  expect(stealing.state.question?.stage).toBe('steal');
  const lost = choose(pickTile(award(choose(stealing, right)), 2), wrong);
  const end = award(choose(lost, 'option-2'));
  expect(end.state.scores).toEqual([400, 0]);
  expect(end.state.phase).toBe('board');
});

it('asks each question of every round once, with all four options, and ends with a result [TASTE-1]', () => {
  const asked: string[] = [];
  for (let round = 0; round < tasteRounds; round += 1) {
    let game = tasteGame(round);
    for (const tile of tasteTiles.keys()) {
      const open = pickTile(game, tile);
      asked.push(present(open.pack.cells[tile], 'the cell').question.id);
      expect(optionViews(open.pack, present(open.state.question, 'the question'))).toHaveLength(4);
      game = award(choose(open, right));
    }
    expect(game.state.phase).toBe('result');
    expect(isTied(game.state)).toBe(false);
    expect(winners(game.pack, game.state)).toEqual([1]);
  }
  expect(new Set(asked).size).toBe(tasteRounds * 4);
  expect(tasteGame(tasteRounds).pack.cells[0]?.question.id).toBe(asked[0]);
});

it('ignores a tile that is played already', () => {
  const played = award(choose(pickTile(tasteGame(0), 0), right));
  expect(pickTile(played, 0)).toBe(played);
});
