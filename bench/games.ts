/** P11: bots play whole games through the pure rules, in this process alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as rules from './built-rules.ts';
import { interleave, report } from './measure.ts';

const rounds = 7;
const gamesARound = 1000;
const checkedGames = 1000;

const { playSeededGame, samplePack } = await buildRules();

// Packs are reused, so that only play is measured.
const packs = Array.from({ length: 24 }, (_, kind) =>
  samplePack({
    seed: `pack-${kind}`,
    teams: 2 + (kind % 3),
    setup: { length: kind % 4 === 3 ? 'short' : 'full', answerMode: kind % 2 === 0 ? 'open' : 'choices' },
  }),
);
let games = 0;
function play(count: number, isChecked: boolean): void {
  for (let index = 0; index < count; index += 1) {
    const pack = packs[index % packs.length];
    if (pack !== undefined) playSeededGame(pack, `game-${(games += 1)}`, isChecked);
  }
}

/** Bundled like the product: tsx's `__name` helper takes a sixth of a game's time. */
async function buildRules() {
  const folder = mkdtempSync(join(tmpdir(), 'siraj-rules-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: fileURLToPath(new URL('built-rules.ts', import.meta.url)),
        output: { entryFileNames: 'rules.mjs' },
      },
    },
  });
  try {
    return (await import(pathToFileURL(join(folder, 'rules.mjs')).href)) as typeof rules;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Throws where a rule of the game is broken.
play(checkedGames, true);
const rows = await interleave(
  [
    {
      name: 'whole games',
      round() {
        const start = performance.now();
        play(gamesARound, false);
        return Promise.resolve((gamesARound * 1000) / (performance.now() - start));
      },
    },
  ],
  rounds,
  'a second',
);
report({
  id: 'P11',
  conditions: `${gamesARound} games a round on one core; ${checkedGames} games broke no rule (npm run play checks more)`,
  rows,
  goals: [{ what: 'games a second', value: rows[0]?.median ?? 0, target: { atLeast: 2000 } }],
});
