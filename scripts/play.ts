/**
 * Bots play whole games through the pure rules and check that no rule of the game is broken.
 *   npm run play -- --games 1000 [--seed text] [--fast]
 * A failing seed is printed; `--seed` plays just that one. `--fast` measures speed without the checks.
 */
import { parseArgs } from 'node:util';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack } from '#testing/sample-pack.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});
const seeds =
  values.seed === undefined
    ? Array.from({ length: Number(values.games) }, (_, index) => `game-${index}`)
    : [values.seed];

const packs = new Map<string, ReturnType<typeof samplePack>>();

// Packs are few and games are many: play is measured.
function packFor(index: number): ReturnType<typeof samplePack> {
  const kind = index % 24;
  const known =
    packs.get(String(kind)) ??
    samplePack({
      seed: `pack-${kind}`,
      teams: 2 + (kind % 3),
      isRead: kind % 5 !== 4,
      hasOptionPictures: kind % 7 < 3,
      setup: {
        length: kind % 4 === 3 ? 'short' : 'full',
        answerMode: kind % 2 === 0 ? 'open' : 'choices',
        questionTimeSeconds: kind % 6 === 5 ? null : 60,
        stealTimeSeconds: kind % 8 === 7 ? null : 30,
        buzzer: kind % 3 > 0 && kind % 10 < 6,
        lastQuestion: Math.floor(kind / 3) % 2 === 0,
      },
    });
  packs.set(String(kind), known);
  return known;
}

let commands = 0;
let refused = 0;
let failed = 0;
const startedAt = performance.now();
for (const seed of seeds) {
  try {
    const played = playSeededGame(packFor(Number(seed.replace(/\D/g, '') || 0)), seed, !values.fast);
    commands += played.commands.length;
    refused += played.refused;
  } catch (error) {
    failed += 1;
    process.stdout.write(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(
  `${seeds.length} games, ${failed} broken, ${commands} commands, ${refused} refused, ${Math.round(seeds.length / seconds)} games a second\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
