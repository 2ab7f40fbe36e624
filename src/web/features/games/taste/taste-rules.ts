import { buildPack, type DrawnQuestion } from '#shared/games/build-pack.ts';
import type { Act } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import type { Setup } from '#shared/games/setup.ts';
import type { Game } from '#shared/games/state.ts';
import { present } from '#shared/kernel/assert.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import type { Taste } from '#shared/questions/taste.ts';

const files = import.meta.glob<Taste>('../../../../../content/taste/questions.json', {
  eager: true,
  import: 'default',
});

/** The four tiles of the home page, each with a question a round. */
const { tiles } = present(Object.values(files)[0], "the taste's questions");

/** Each shows other questions. After the last comes the first again. */
export const tasteRounds = present(tiles[0], 'a tile').questions.length;

const setup: Setup = {
  teams: [
    { name: '1', color: 'coral', emblem: 'falcon' },
    { name: '2', color: 'turquoise', emblem: 'pearl' },
  ],
  categoryIds: [],
  length: 'short',
  answerMode: 'choices',
  questionTimeSeconds: null,
  stealTimeSeconds: 30,
  lastQuestion: false,
  buzzer: false,
  hostTeamIndex: null,
  sound: true,
};
const optionIds = ['option-0', 'option-1', 'option-2', 'option-3'] as const;
/** A visitor has all the time there is: for the rules none of it passes, so that a steal's clock never runs out. */
const at = 0;

/** A game of four tiles by the rules of every game, before its first pick. The first team begins. */
export function tasteGame(round: number): Game {
  const drawn = new Map<string, DrawnQuestion>();
  const cells = tiles.map(({ value, questions }, categoryIndex) => {
    const question = present(questions[round % tasteRounds], 'the question of the round');
    drawn.set(question.id, { question, optionIds, mediaUrls: [], answerCode: '' });
    return { categoryIndex, value, questionId: question.id, reserveId: question.id };
  });
  const questionOf = (id: string) => present(drawn.get(id), 'a drawn question');
  const name = `taste-${round}`;
  const pack = buildPack(
    {
      gameId: name,
      seed: name,
      // Its few answers are public.
      key: '0'.repeat(64),
      setup,
      categories: tiles.map(({ category }) => ({ id: category, name: { ar: '', en: '' }, icon: '', hue: 0 })),
      cells,
      tieBreaker: questionOf(present(cells[0], 'a cell').questionId),
      questionOf,
    },
    seededRandom(name),
  );
  return tasteAfter(newGame({ ...pack, wheel: { firstTeamIndex: 0 } }), { type: 'wheelStopped' });
}

/** The game after a step; the same one if the rules reject it. */
export function tasteAfter(game: Game, act: Act): Game {
  const next = applyCommand(game, { ...act, id: `taste-${game.seq}`, seq: game.seq + 1, at });
  return next.ok ? next.value : game;
}

export function pickTile(game: Game, tile: number): Game {
  const cellId = game.pack.cells.find(({ categoryIndex }) => categoryIndex === tile)?.id ?? '';
  return tasteAfter(game, { type: 'pick', cellId });
}
