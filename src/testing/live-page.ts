import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { LiveMessage } from '#shared/kernel/live.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export interface LivePage {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** The next message that fits, whatever comes before it. */
  until(fits: (data: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
}

export interface FollowWishes {
  readonly headers?: Record<string, string>;
  /** The version it has of the topic. */
  readonly after?: string;
}

/** A user's page that follows a topic, after its first message. The app must be listening. */
export async function followLive(
  app: TestApp,
  client: TestClient | null,
  topic: string,
  { headers = {}, after }: FollowWishes = {},
): Promise<LivePage> {
  const { port } = app.server.fastify.server.address() as AddressInfo;
  const cookie = [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
  });
  const heard: LiveMessage[] = [];
  let wake: (() => void) | null = null;
  socket.on('message', (raw: Buffer) => {
    heard.push(JSON.parse(raw.toString()) as LiveMessage);
    wake?.();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  socket.send(JSON.stringify({ subscribe: [topic], ...(after === undefined ? {} : { after: { [topic]: after } }) }));
  return {
    socket,
    closed,
    async until(fits) {
      for (;;) {
        const message = heard.shift();
        if (message === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if (fits(('data' in message ? message.data : message) as Record<string, unknown>)) return message;
      }
    },
  };
}
