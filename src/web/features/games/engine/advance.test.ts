import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import type { Command } from '#shared/games/commands.ts';
import { replay } from '#shared/games/log.ts';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { advance, type Played } from './advance.ts';

const pack = samplePack({ setup: { length: 'short' } });
const playedBy = (seed: number | string) => playSeededGame(pack, String(seed), false).commands;

function played(commands: readonly Command[]): Played {
  const result = replay(pack, commands);
  if (!result.ok) throw new Error(result.refusal.code);
  return { game: result.value, commands };
}

/** Commands that every rule rejects: applying them again would show. */
const unplayable = (commands: readonly Command[]): Command[] =>
  commands.map(({ id, seq, at }) => ({ type: 'pick', cellId: 'no such tile', id, seq, at }));

describe('a line that grows', () => {
  it('comes to the same game as its full replay, in messages of any size [GAME-3]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (seed, sizes) => {
        const all = playedBy(seed);
        let at: Played = played([]);
        for (let round = 0; at.commands.length < all.length; round += 1) {
          const commands = all.slice(0, at.commands.length + present(sizes[round % sizes.length], 'a size'));
          const next = advance(pack, at, [...unplayable(at.commands), ...commands.slice(at.commands.length)]);
          if (!next.ok) throw new Error(`applied again: ${next.refusal.code}`);
          expect(next.value.state).toEqual(played(commands).game.state);
          at = { game: next.value, commands };
        }
        expect(at.game).toEqual(played(all).game);
      }),
      { numRuns: 15 },
    );
  });

  it('leaves the game as it is when nothing is new [GAME-3]', () => {
    const before = played(playedBy('once').slice(0, 9));
    expect(advance(pack, before, [...before.commands])).toEqual({ ok: true, value: before.game });
  });
});

it('replays a line that is another one, shorter, or moved in time [GAME-6]', () => {
  const own = playedBy('own');
  const cut = own.slice(0, 12);
  const other = playedBy('other').map((command) => ({ ...command, id: `other-${command.id}` }));
  const moved = own.slice(0, 14).map((command) => ({ ...command, at: command.at - 1000 }));
  for (const line of [other, own.slice(0, 8), moved]) {
    expect(advance(pack, played(cut), line)).toEqual({ ok: true, value: played(line).game });
    const rejected = advance(pack, played(cut), [...unplayable(line.slice(0, 5)), ...line.slice(5)]);
    expect(rejected.ok).toBe(false);
  }
});
