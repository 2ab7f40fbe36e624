/** A live socket that comes back after a kill, as a page's does. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { livePath, type LiveMessage } from '#shared/kernel/live.ts';
import { patience } from './report.ts';
import type { Site } from './site.ts';

/** Between two attempts to connect. */
const restMs = 30;

export interface Line {
  /** False while there is no socket. */
  send(message: object): boolean;
  /** The process that it is connected to, or was. */
  readonly site: () => Site;
  /** How often its socket was cut. */
  readonly cuts: () => number;
  close(): void;
}

export interface LineParts {
  /** The processes that it may use. After a cut it tries the others first. */
  readonly sites: readonly Site[];
  readonly topic: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onCut?: () => void;
}

export function openLine({ sites, topic, headers, onMessage, onCut = () => undefined }: LineParts): Line {
  let turn = 0;
  let socket: WebSocket | null = null;
  let cuts = 0;
  let isOver = false;
  const site = () => {
    const chosen = sites[turn % sites.length];
    if (chosen === undefined) throw new Error('a line without a process');
    return chosen;
  };

  const connect = () => {
    const opening = new WebSocket(`ws://127.0.0.1:${site().port}${livePath}`, { headers });
    opening.on('open', () => {
      socket = opening;
      opening.send(JSON.stringify({ subscribe: [topic] }));
    });
    opening.on('message', (raw: Buffer) => onMessage(JSON.parse(raw.toString()) as LiveMessage));
    opening.on('error', () => opening.terminate());
    opening.on('close', () => {
      if (isOver) return;
      if (socket === opening) {
        socket = null;
        cuts += 1;
        onCut();
      }
      turn += 1;
      void wait(restMs).then(() => isOver || connect());
    });
  };
  connect();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    site,
    cuts: () => cuts,
    close() {
      isOver = true;
      socket?.terminate();
    },
  };
}

/** Waits for what must come; false if it hasn't within this time. */
export async function comes(isThere: () => boolean, withinMs = 20_000 * patience): Promise<boolean> {
  const startedAt = performance.now();
  while (!isThere()) {
    if (performance.now() - startedAt > withinMs) return false;
    await wait(5);
  }
  return true;
}
