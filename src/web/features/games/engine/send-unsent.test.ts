import { beforeEach, expect, it } from 'vitest';
import { gamesApi, maxCommandsPerCall } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { KeptGame, StepStore } from '../../../lib/step-store.ts';
import { sendAll } from './send-unsent.ts';

const pack = samplePack();
const commands: Command[] = [1, 2, 3, 4].map((seq) => ({ type: 'pause', id: `step-${seq}-of-it`, seq, at: seq }));

let kept: Map<string, KeptGame>;
let steps: StepStore;

beforeEach(() => {
  kept = new Map([['one', { pack, commands, sentSeq: 2 }]]);
  steps = {
    read: (id) => Promise.resolve(kept.get(id) ?? null),
    replace(id, game) {
      kept.set(id, game);
      return Promise.resolve();
    },
    append: () => Promise.resolve(),
    markSent(id, sentSeq) {
      const game = kept.get(id);
      if (game) kept.set(id, { ...game, sentSeq });
      return Promise.resolve();
    },
    forget(id) {
      kept.delete(id);
      return Promise.resolve();
    },
    games: () => Promise.resolve([...kept.keys()]),
    unsentGames: () =>
      Promise.resolve([...kept].filter(([, game]) => game.commands.length > game.sentSeq).map(([id]) => id)),
  };
});

const refused = (code: string, params = {}) =>
  new ApiError({ code, status: code === 'system/network' ? 0 : 409, params });
const now = () => 1_000_000;

it('sends what an earlier visit left, in order, and marks it [GAME-6]', async () => {
  const sent: number[] = [];
  const left = await sendAll(
    steps,
    () => ({
      send(batch) {
        sent.push(...batch.map(({ seq }) => seq));
        return Promise.resolve({ seq: 4 });
      },
    }),
    now,
  );
  expect([left, sent, kept.get('one')?.sentSeq]).toEqual([0, [3, 4], 4]);
});

it('sends in one call as many steps as the contract takes, and no more [GAME-6]', async () => {
  const line = Array.from({ length: maxCommandsPerCall + 1 }, (_, index): Command => {
    const seq = index + 1;
    return { type: 'pause', id: `step-${seq}-of-it`, seq, at: seq };
  });
  kept.set('one', { pack, commands: line, sentSeq: 0 });
  const sent: number[] = [];
  const input = (batch: readonly Command[]) => ({
    id: '01939c1e-0000-7000-8000-000000000001',
    deviceId: 'device-first',
    commands: batch,
  });
  const send = (batch: readonly Command[]) => {
    expect(gamesApi.sendCommands.input.safeParse(input(batch)).success).toBe(true);
    sent.push(batch.length);
    return Promise.resolve({ seq: batch.at(-1)?.seq ?? 0 });
  };
  expect(await sendAll(steps, () => ({ send }), now)).toBe(0);
  expect(sent).toEqual([maxCommandsPerCall, 1]);
  expect(gamesApi.sendCommands.input.safeParse(input(line)).success).toBe(false);
});

it('keeps the steps and counts them where the network is away [GAME-6]', async () => {
  expect(await sendAll(steps, () => ({ send: () => Promise.reject(refused('system/network')) }), now)).toBe(2);
  expect(kept.get('one')?.sentSeq).toBe(2);
});

it('sends a line that no longer counts to the server as a branch, then deletes it [GAME-6]', async () => {
  const sent: string[] = [];
  const left = await sendAll(
    steps,
    () => ({
      send(batch) {
        sent.push(batch.map(({ seq }) => seq).join());
        // The server misses a step between: it says from where, and takes the rest under a lost lease.
        return Promise.reject(
          sent.length === 2
            ? new ApiError({ code: 'games/sequence-gap', status: 409, params: { seq: 1 } })
            : refused('games/lease-lost', { branchId: 'branch-1' }),
        );
      },
    }),
    now,
  );
  expect([left, sent, kept.has('one')]).toEqual([0, ['3,4', '3,4', '2,3,4'], false]);
});

it.each(['games/lease-lost', 'games/not-now', 'games/sequence-taken'])(
  'keeps everything that the server did not accept: %s [GAME-6]',
  async (code) => {
    expect(await sendAll(steps, () => ({ send: () => Promise.reject(refused(code)) }), now)).toBe(2);
    expect(kept.get('one')?.commands).toHaveLength(4);
  },
);

it('moves steps of a fast clock back, and sends them [GAME-6]', async () => {
  const played: Command[] = [
    { type: 'wheelStopped', id: 'step-1-of-it', seq: 1, at: 900_000 },
    { type: 'pick', cellId: pack.cells[0]!.id, id: 'step-2-of-it', seq: 2, at: 4_500_000 },
    { type: 'reveal', id: 'step-3-of-it', seq: 3, at: 4_560_000 },
  ];
  kept.set('one', { pack, commands: played, sentSeq: 1 });
  const sent: Command[] = [];
  const left = await sendAll(
    steps,
    () => ({
      send(batch) {
        if (batch.some(({ at }) => at > now())) return Promise.reject(refused('games/clock-ahead'));
        sent.push(...batch);
        return Promise.resolve({ seq: 3 });
      },
    }),
    now,
  );
  expect(left).toBe(0);
  expect(sent.map(({ seq, at }) => [seq, at])).toEqual([
    [2, 940_000],
    [3, 1_000_000],
  ]);
});
