import { ApiError } from '../../../lib/api-client.ts';
import type { MessageStore } from '../../../lib/message-store.ts';
import { messageSchema, type Message, type MessageInput } from './message.ts';

/** `kept`: on this device, sent when the network is back. `lost`: neither sent nor stored; the form still has it. */
export type Delivery = 'sent' | 'kept' | 'lost';

export interface OutboxParts {
  readonly store: MessageStore;
  readonly send: (message: MessageInput) => Promise<void>;
  /** Calls once after a delay; the returned function cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Receives messages that were stored earlier and are sent now. */
export interface Listener {
  onSent(message: MessageInput): void;
  onRejected(message: MessageInput): void;
}

export interface Outbox {
  /** Keeps a message first and then sends it. Throws the server's error. */
  post(message: Message): Promise<Delivery>;
  /** Sends the stored messages now. */
  readonly wake: () => void;
  /** Stops sending until it is woken. */
  readonly rest: () => void;
  listen(listener: Listener): () => void;
}

const firstWaitMs = 2000;
const maxWaitMs = 60_000;

/** Sends one account's messages, each once for the server, whatever becomes of the network or the page [GAME-8]. */
export function createOutbox({ store, send, after }: OutboxParts): Outbox {
  const listeners = new Set<Listener>();
  /** Being sent by their form at the moment. */
  const inHand = new Set<string>();
  let isRunning = false;
  let failures = 0;
  let cancelWait: () => void = () => undefined;

  // What can't be taken out is sent again another time, and is one message all the same.
  const forget = (id: string) => store.forget(id).catch(() => undefined);
  const tell = (hear: (listener: Listener) => void) => {
    for (const listener of listeners) hear(listener);
  };

  function wait(error: unknown): void {
    failures += 1;
    cancelWait();
    // Signed out: the next sign-in wakes it.
    if (error instanceof ApiError && error.status === 401) return;
    const told = error instanceof ApiError ? error.retryAfterSeconds : null;
    cancelWait = after(
      told === null ? Math.min(firstWaitMs * 2 ** (failures - 1), maxWaitMs) : told * 1000,
      () => void run(),
    );
  }

  async function run(): Promise<void> {
    cancelWait();
    if (isRunning) return;
    isRunning = true;
    try {
      for (const { id, message } of await store.all()) {
        const read = messageSchema.safeParse(message);
        if (inHand.has(id)) continue;
        if (read.success) await deliver(read.data);
        await forget(id);
      }
      failures = 0;
    } catch (error) {
      wait(error);
    } finally {
      isRunning = false;
    }
  }

  async function deliver(message: MessageInput): Promise<void> {
    try {
      await send(message);
      tell((listener) => listener.onSent(message));
    } catch (error) {
      if (mayPass(error)) throw error;
      tell((listener) => listener.onRejected(message));
    }
  }

  return {
    async post(message) {
      const { messageId } = message;
      inHand.add(messageId);
      const isKept = await store.keep({ id: messageId, message }).then(
        () => true,
        () => false,
      );
      try {
        await send(message);
      } catch (error) {
        if (!mayPass(error)) {
          await forget(messageId);
          throw error;
        }
        if (isKept) wait(error);
        return isKept ? 'kept' : 'lost';
      } finally {
        inHand.delete(messageId);
      }
      await forget(messageId);
      return 'sent';
    },
    wake: () => void run(),
    rest: () => cancelWait(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** No network, a server that restarts, too many at once, a session that ended: the message is as good later. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return (
    error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401 || error.status === 408
  );
}
