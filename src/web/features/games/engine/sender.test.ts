import { expect, it } from 'vitest';
import type { Command } from '#shared/games/commands.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { createSender } from './sender.ts';

const step: Command = { type: 'pause', id: 'step-1-of-it', seq: 1, at: 1 };

/** What becomes of a step that the server answers with this error. */
async function fateOf(code: string, status: number): Promise<'rejected' | 'waiting'> {
  return new Promise((tell) => {
    createSender({
      unsent: () => [step],
      send: () => Promise.reject(new ApiError({ code, status })),
      onStored: () => undefined,
      onGap: () => undefined,
      onRejected: () => tell('rejected'),
      onState: (state) => {
        if (state === 'waiting') tell('waiting');
      },
      timers: { after: () => () => undefined },
    }).kick();
  });
}

it.each([
  ['games/lease-lost', 409, 'rejected'],
  ['games/from-a-newer-server', 409, 'rejected'],
  ['system/invalid-input', 400, 'rejected'],
  ['system/network', 0, 'waiting'],
  ['rate-limited', 429, 'waiting'],
  ['auth/session-expired', 401, 'waiting'],
])('takes %s for the end of a line only if the game rejects it [GAME-6]', async (code, status, fate) => {
  expect(await fateOf(code, status)).toBe(fate);
});
