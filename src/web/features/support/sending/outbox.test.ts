import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryMessages } from '#testing/web/memory-messages.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { KeptMessage, MessageStore } from '../../../lib/message-store.ts';
import type { Message, MessageInput } from './message.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const message = (messageId: string): Message => ({ messageId, category: 'game_issue', description: 'توقف المؤقت' });
const noNetwork = new ApiError({ code: 'system/network', status: 0 });

let kept: Map<string, KeptMessage>;
let arrived: string[];
let answer: (sent: MessageInput) => Promise<void>;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  arrived = [];
  told = [];
  answer = () => Promise.resolve();
});
afterEach(() => vi.useRealTimers());

function open(parts: Partial<MessageStore> = {}): Outbox {
  const outbox = createOutbox({
    store: { ...memoryMessages(kept), ...parts },
    async send(sent) {
      await answer(sent);
      arrived.push(sent.messageId ?? '');
    },
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  outbox.listen({
    onSent: (sent) => told.push(`sent ${sent.messageId}`),
    onRejected: (sent) => told.push(`refused ${sent.messageId}`),
  });
  return outbox;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('sends at once with a network, and stores nothing [GAME-8]', async () => {
  expect(await open().post(message('message-1'))).toBe('sent');
  expect([arrived, kept.size, told]).toEqual([['message-1'], 0, []]);
});

it('keeps what the network lost, and sends it once when it is back [GAME-8]', async () => {
  answer = () => Promise.reject(noNetwork);
  const outbox = open();
  expect(await outbox.post(message('message-1'))).toBe('kept');
  expect(kept.size).toBe(1);
  await pass(600_000);
  expect(arrived).toEqual([]);
  answer = () => Promise.resolve();
  outbox.wake();
  await pass(600_000);
  expect([arrived, kept.size, told]).toEqual([['message-1'], 0, ['sent message-1']]);
});

it('retries with growing delays, and pauses while rate-limited [GAME-8]', async () => {
  let tries = 0;
  answer = () => {
    tries += 1;
    return Promise.reject(noNetwork);
  };
  const outbox = open();
  await outbox.post(message('message-1'));
  await pass(2000);
  expect(tries).toBe(2);
  await pass(2000);
  expect(tries).toBe(2);
  await pass(2000);
  expect(tries).toBe(3);
  outbox.rest();
  await pass(600_000);
  expect(tries).toBe(3);
});

it('waits as long as a server that is asked too often says [GAME-8]', async () => {
  answer = () => Promise.reject(new ApiError({ code: 'system/too-many-requests', status: 429, retryAfterSeconds: 40 }));
  await open().post(message('message-1'));
  answer = () => Promise.resolve();
  await pass(39_000);
  expect(arrived).toEqual([]);
  await pass(1000);
  expect(arrived).toEqual(['message-1']);
});

it('sends in a later visit what an earlier one kept, in its order [GAME-8]', async () => {
  for (const id of ['message-1', 'message-2']) kept.set(id, { id, message: message(id) });
  open().wake();
  await pass(0);
  expect([arrived, kept.size]).toEqual([['message-1', 'message-2'], 0]);
});

it('stops after the session ended, until the user is back [GAME-8]', async () => {
  answer = () => Promise.reject(new ApiError({ code: 'auth/unauthenticated', status: 401 }));
  const outbox = open();
  expect(await outbox.post(message('message-1'))).toBe('kept');
  answer = () => Promise.resolve();
  await pass(600_000);
  expect(arrived).toEqual([]);
  outbox.wake();
  await pass(0);
  expect(arrived).toEqual(['message-1']);
});

it('gives back what the server refuses, and keeps it no longer [GAME-8]', async () => {
  const refused = new ApiError({ code: 'support/description-too-long', status: 400 });
  answer = () => Promise.reject(refused);
  const outbox = open();
  await expect(outbox.post(message('message-1'))).rejects.toBe(refused);
  expect(kept.size).toBe(0);
  kept.set('message-2', { id: 'message-2', message: message('message-2') });
  outbox.wake();
  await pass(600_000);
  expect([kept.size, told]).toEqual([0, ['refused message-2']]);
});

it('reports a loss if storage is unavailable, and still sends with a network [GAME-8]', async () => {
  const full = open({ keep: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  answer = () => Promise.reject(noNetwork);
  expect(await full.post(message('message-1'))).toBe('lost');
  await pass(600_000);
  expect(arrived).toEqual([]);
  answer = () => Promise.resolve();
  expect(await full.post(message('message-1'))).toBe('sent');
});

it('drops what it can no longer read, without stopping at it [GAME-8]', async () => {
  kept.set('broken', { id: 'broken', message: { category: 'something else' } });
  kept.set('message-2', { id: 'message-2', message: message('message-2') });
  open().wake();
  await pass(0);
  expect([arrived, kept.size]).toEqual([['message-2'], 0]);
});

it('sends a pending message only once, even if the network returns meanwhile [GAME-8]', async () => {
  let arrive: () => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const outbox = open();
  const posting = outbox.post(message('message-1'));
  await pass(0);
  outbox.wake();
  await pass(0);
  arrive();
  expect(await posting).toBe('sent');
  await pass(600_000);
  expect([arrived, told]).toEqual([['message-1'], []]);
});
