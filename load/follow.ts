/** The live channel of a journey's devices, by the page's own code. */
import { WebSocket } from 'ws';
import { gameChangeSchema, gameTopicOf } from '#shared/games/live.ts';
import { livePath } from '#shared/kernel/live.ts';
import type { Caller } from '#testing/caller.ts';
import { createLiveConnection } from '../src/web/lib/live.ts';
import type { Recorder } from './recorder.ts';
import type { World } from './visit.ts';

// The page's code compares states with this constant, which Node 20 doesn't have.
Object.assign(globalThis, { WebSocket });

const connecting = 'live: connect';
const sentToSeen = 'live: command sent to seen';
export const acknowledgedToSeen = 'live: command acknowledged to seen';
/** What every page follows besides its game. */
const topicsOfEveryPage = ['settings', 'me', 'announcements'];

export interface LivePage {
  /** Resolves once the game has arrived: from then on the page receives each command. */
  readonly followed: Promise<void>;
  /** Follows another topic; resolves once its state has arrived. */
  follow(topic: string, onEvent: (event: unknown) => void): Promise<void>;
  close(): void;
}

const followWithinMs = 10_000;

/** Rejects where `followed` hasn't resolved after 10 s; `what` could not be done then. */
export async function inTime(followed: Promise<void>, what: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(what)), followWithinMs);
  });
  try {
    await Promise.race([followed, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Channel = Pick<World, 'origin' | 'recorder'>;

/** The live channel of one page, whose connects are recorded. */
export function openConnection({ origin, recorder }: Channel, headers: Readonly<Record<string, string>>) {
  const address = `${origin.replace(/^http/, 'ws')}${livePath}`;
  let isClosing = false;
  const open = () => {
    const startedAt = performance.now();
    const socket = new WebSocket(address, { headers: { ...headers, origin } });
    const record = (code: string | null) => recorder.record(connecting, performance.now() - startedAt, code);
    socket.on('open', () => record(null));
    // An error is also reported by the close event.
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      if (!isClosing) record(`closed ${code}`);
    });
    return socket as unknown as globalThis.WebSocket;
  };
  const connection = createLiveConnection({ open, onSessionEnded: () => undefined });
  return {
    connection,
    close(): void {
      isClosing = true;
      connection.pause();
    },
  };
}

/** Opens a page that follows a game; `onCommand` receives the id of each command that arrives. */
export function openLivePage(
  channel: Channel,
  caller: Caller,
  gameId: string,
  onCommand: (id: string) => void = () => undefined,
): LivePage {
  const page = openConnection(channel, { cookie: caller.cookie() });
  const { connection } = page;
  for (const topic of topicsOfEveryPage) connection.follow(topic, { onData: () => undefined });
  const followed = new Promise<void>((resolve) => {
    connection.follow(gameTopicOf(gameId), {
      onData(data) {
        for (const { id } of gameChangeSchema.parse(data).tail) onCommand(id);
        resolve();
      },
    });
  });
  return {
    followed,
    follow: (topic, onEvent) =>
      new Promise((resolve, reject) => {
        connection.follow(topic, {
          onData: () => resolve(),
          onEvent,
          onError: (code) => reject(new Error(`${topic} can't be followed: ${code}`)),
        });
      }),
    close: () => page.close(),
  };
}

/** Times of a game's commands on their way to a second device. */
export interface StepWatch {
  sent(id: string): void;
  acknowledged(id: string): void;
  seen(id: string): void;
  /** How many acknowledged commands the second device has not seen. */
  unseen(): number;
  /** Records each acknowledged command that is still unseen as an error, and forgets all commands. */
  giveUp(): void;
}

export function createStepWatch(recorder: Recorder, now: () => number = () => performance.now()): StepWatch {
  const onTheirWay = new Map<
    string,
    { readonly sentAt: number; acknowledgedAt: number | null; seenAt: number | null }
  >();
  const close = (id: string) => {
    const step = onTheirWay.get(id);
    if (step === undefined || step.acknowledgedAt === null || step.seenAt === null) return;
    recorder.record(sentToSeen, step.seenAt - step.sentAt, null);
    // The second device may be faster than the answer to the first.
    recorder.record(acknowledgedToSeen, Math.max(0, step.seenAt - step.acknowledgedAt), null);
    onTheirWay.delete(id);
  };
  return {
    sent: (id) => void onTheirWay.set(id, { sentAt: now(), acknowledgedAt: null, seenAt: null }),
    acknowledged(id) {
      const step = onTheirWay.get(id);
      if (step !== undefined) step.acknowledgedAt = now();
      close(id);
    },
    seen(id) {
      const step = onTheirWay.get(id);
      if (step !== undefined) step.seenAt ??= now();
      close(id);
    },
    unseen: () => [...onTheirWay.values()].filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
    giveUp() {
      for (const { acknowledgedAt } of onTheirWay.values())
        if (acknowledgedAt !== null) recorder.record(acknowledgedToSeen, now() - acknowledgedAt, 'not seen');
      onTheirWay.clear();
    },
  };
}
