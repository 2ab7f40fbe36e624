import { setTimeout as wait } from 'node:timers/promises';
import { randomIndex, seededRandom, type Random } from '#shared/kernel/random.ts';
import { createCaller, type Caller } from '#testing/caller.ts';
import type { Account } from './accounts.ts';
import type { Recorder } from './recorder.ts';

/** The server, and what a journey may use there. */
export interface World {
  readonly origin: string;
  readonly seed: string;
  /** How many times faster than people. */
  readonly pace: number;
  /** The share of games with phones. */
  readonly phones: number;
  readonly recorder: Recorder;
  /** Ends all journeys at their next pause. */
  readonly signal: AbortSignal;
  /** The server's time, in ms since 1970. */
  readonly now: () => number;
  /** The code of the mail that confirms an address; only the program's own server shows it. */
  readonly mailedCode: (email: string, signal: AbortSignal) => Promise<string>;
  /** A code of sessions that no other journey gets; null where none can be made. */
  readonly nextCode: (() => Promise<string>) | null;
  /** Whether it must open rooms: the program's own server does. */
  readonly mustOpenRooms: boolean;
}

/** A journey while it lasts: a host with two devices. */
export interface Visit {
  readonly world: World;
  readonly account: Account;
  readonly random: Random;
  readonly host: Caller;
  readonly second: Caller;
  readonly deviceId: string;
  readonly hasPhones: boolean;
  /** Without an account. */
  readonly newBrowser: () => Caller;
  /** Waits as long as people do: `ms` divided by the pace. */
  readonly pause: (ms: number) => Promise<void>;
  /** Waits as long as people look at a page. */
  readonly look: () => Promise<void>;
}

/** The answer of a server that opens no rooms: a failure only where it must. */
export const thisMachineOnly = 'rooms/this-machine-only';

const minLookMs = 2000;
const lookSpreadMs = 6000;

export function startVisit(world: World, account: Account, number: number): Visit {
  const { origin, recorder, pace, signal, mustOpenRooms } = world;
  const random = seededRandom(`${world.seed}/journey-${number}`);
  const newBrowser = () =>
    createCaller(origin, origin, new Map(), ({ method, path }, tookMs, code) =>
      recorder.record(`${method} ${path}`, tookMs, code === thisMachineOnly && !mustOpenRooms ? null : code),
    );
  const pause = (ms: number) => wait(ms / pace, undefined, { signal });
  return {
    world,
    account,
    random,
    host: newBrowser(),
    second: newBrowser(),
    deviceId: `device-of-journey-${number}`,
    hasPhones: seededRandom(`${world.seed}/phones-of-${number}`)() < world.phones,
    newBrowser,
    pause,
    look: () => pause(minLookMs + randomIndex(random, lookSpreadMs)),
  };
}
