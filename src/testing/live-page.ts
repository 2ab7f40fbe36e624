import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';
import { livePath, type LiveMessage } from '#shared/kernel/live.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Below the time limit of a test, so that a message that never comes is reported with those that came instead. */
const maxWaitMs = 60_000;
/** Of each message in such a report. */
const maxShown = 300;

export interface LivePage {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** The next message that fits, whatever comes before it; fails if none comes within this time. */
  until(fits: (data: Record<string, unknown>) => boolean, withinMs?: number): Promise<Record<string, unknown>>;
  /** Waits for the first message about a topic, or for the end, and leaves the message to `until`. */
  answered(topic: string): Promise<void>;
}

export interface FollowWishes {
  readonly headers?: Record<string, string>;
  /** The version it has of the topic. */
  readonly after?: string;
}

/** A page's socket, once it is open. */
export async function openLivePage(port: number, options: ClientOptions = {}): Promise<LivePage> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, options);
  const heard: LiveMessage[] = [];
  let wake: (() => void) | null = null;
  const answers = new EventEmitter();
  socket.on('message', (raw: Buffer) => {
    const message = JSON.parse(raw.toString()) as LiveMessage;
    heard.push(message);
    if ('topic' in message) answers.emit(message.topic);
    wake?.();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  return {
    socket,
    closed,
    answered: async (topic) => {
      await Promise.race([once(answers, topic), closed]);
    },
    async until(fits, withinMs = maxWaitMs) {
      const others: string[] = [];
      const wait = { isOver: false };
      const timer = setTimeout(() => {
        wait.isOver = true;
        wake?.();
      }, withinMs);
      try {
        for (;;) {
          const message = heard.shift();
          if (message !== undefined) {
            if (fits(('data' in message ? message.data : message) as Record<string, unknown>)) return message;
            others.push(JSON.stringify(message).slice(0, maxShown));
          } else if (wait.isOver)
            throw new Error(`no message fits within ${withinMs} ms; came instead: ${others.join('\n') || 'none'}`);
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A user's page that follows a topic: its first message has come, so that it misses no event. The app must be listening. */
export async function followLive(
  app: TestApp,
  client: TestClient | null,
  topic: string,
  { headers = {}, after }: FollowWishes = {},
): Promise<LivePage> {
  const { port } = app.server.fastify.server.address() as AddressInfo;
  const cookie = [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = await openLivePage(port, { headers: { ...(cookie === '' ? {} : { cookie }), ...headers } });
  const answered = page.answered(topic);
  page.socket.send(
    JSON.stringify({ subscribe: [topic], ...(after === undefined ? {} : { after: { [topic]: after } }) }),
  );
  await answered;
  // A beat comes whenever a test takes longer than its interval, and says nothing of a topic.
  return { ...page, until: (fits, withinMs) => page.until((data) => !('isBeat' in data) && fits(data), withinMs) };
}
