/**
 * Records games of the present rules version into src/shared/games/corpus, where a test replays them for good.
 * Run once for a new rules version; a recorded game is never rewritten.
 *   node --import tsx scripts/record-corpus.ts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { SetupInput } from '#shared/games/setup.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack } from '#testing/sample-pack.ts';

const folder = new URL('../src/shared/games/corpus/', import.meta.url);
mkdirSync(folder, { recursive: true });

interface RecordedGame {
  readonly name: string;
  readonly teams: number;
  readonly kind?: QuestionKind;
  readonly hasOptionPictures?: boolean;
  readonly young?: readonly number[];
  readonly setup: Partial<SetupInput>;
}

const games: readonly RecordedGame[] = [
  { name: 'open-two-teams', teams: 2, setup: { length: 'full', lastQuestion: true } },
  { name: 'choices-three-teams', teams: 3, setup: { length: 'full', answerMode: 'choices' } },
  {
    name: 'choices-four-teams-no-clocks',
    teams: 4,
    setup: {
      length: 'short',
      answerMode: 'choices',
      questionTimeSeconds: null,
      stealTimeSeconds: null,
      lastQuestion: true,
    },
  },
  {
    name: 'open-short',
    teams: 2,
    setup: { length: 'short', questionTimeSeconds: 30, stealTimeSeconds: 15, lastQuestion: true },
  },
  { name: 'secret-words', teams: 3, kind: 'secret-word', setup: { length: 'full' } },
  { name: 'pictures-open', teams: 2, kind: 'text', hasOptionPictures: true, setup: { length: 'short' } },
  { name: 'memory', teams: 3, kind: 'memory', setup: { length: 'full', answerMode: 'choices' } },
  { name: 'memory-no-clocks', teams: 2, kind: 'memory', setup: { length: 'short', questionTimeSeconds: null } },
  { name: 'name-them', teams: 2, kind: 'name-them', setup: { length: 'full', questionTimeSeconds: null } },
  { name: 'buzzer-open', teams: 3, kind: 'text', setup: { length: 'full', buzzer: true } },
  {
    name: 'buzzer-choices',
    teams: 4,
    setup: { length: 'full', answerMode: 'choices', stealTimeSeconds: 15, buzzer: true, lastQuestion: true },
  },
  { name: 'young-open', teams: 2, young: [1], setup: { length: 'full', lastQuestion: true } },
  {
    name: 'young-choices',
    teams: 3,
    young: [0, 2],
    setup: { length: 'full', answerMode: 'choices', buzzer: true },
  },
  { name: 'young-no-clocks', teams: 2, young: [0], setup: { length: 'short', questionTimeSeconds: null } },
  { name: 'picture-reveal', teams: 3, kind: 'picture-reveal', setup: { length: 'short', answerMode: 'choices' } },
];

for (const { name, teams, setup, ...only } of games) {
  const file = new URL(`v${rulesVersion}-${name}.json`, folder);
  if (existsSync(file)) continue;
  const played = playSeededGame(samplePack({ seed: name, teams, setup, isRead: true, ...only }), name, true);
  const { pack, commands, game } = played;
  writeFileSync(
    file,
    `${JSON.stringify({ pack, commands, state: game.state, openedQuestionIds: game.openedQuestionIds })}\n`,
  );
  process.stdout.write(`recorded ${name}: ${commands.length} commands, scores ${game.state.scores.join(' ')}\n`);
}
