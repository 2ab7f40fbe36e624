/**
 * Lets calls that meet at one database go on one step at a time, in a given order. A step ends before a statement outside of a
 * transaction, before a transaction begins, after its first statement (which takes its locks), and before its commit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { assert } from '#shared/kernel/assert.ts';
import type { Connection, Pool } from '#server/platform/database/pool.ts';

/** One part of a plan: this call makes up to this many steps; `crash` ends every call, as the death of the process does. */
export type Leg = { readonly call: number; readonly steps: number } | 'crash';

export interface Meeting {
  /** How each call ended; null for one that the crash ended. */
  readonly answers: readonly (string | null)[];
  /** For each step of each call, whether it wrote or locked anything. */
  readonly wrote: readonly (readonly boolean[])[];
  /** Steps that waited for a lock of another call. */
  readonly waits: number;
  /** How often the calls waited for each other, so that PostgreSQL had to end one. */
  readonly deadlocks: number;
}

export interface Scheduler {
  /** Stops the statements of calls that meet; others pass. */
  readonly pool: Pool;
  /** Runs calls by a plan; what is left of them then runs in their order. A call answers how it ended, and never rejects. */
  meet(calls: readonly (() => Promise<string>)[], plan: readonly Leg[]): Promise<Meeting>;
}

interface Walk {
  place: 'runs' | 'stopped' | 'waits' | 'ended';
  answer: string | null;
  isDead: boolean;
  readonly wrote: boolean[];
  resume: () => void;
  /** Resolves when it stops or ends. */
  arrived: Promise<void>;
  arrive: () => void;
  /** The connections that it has, each with whether a transaction is open on it. */
  readonly connections: Map<Connection, { readonly backend: number; isOpen: boolean }>;
}

/** A statement without an answer for this long may wait for a lock: PostgreSQL is asked. */
const lookAfterMs = 3;
const isRead = /^\s*select\b(?![^]*(?:\bfor (?:no key )?(?:update|share)\b|\bmove_purchase\())/i;
const deadlockRestMs = 50;
const never = new Promise<never>(() => undefined);

export function createScheduler(pool: Pool, watch: pg.Client): Scheduler {
  const walking = new AsyncLocalStorage<Walk>();
  return {
    pool: {
      ...pool,
      async connect() {
        const walk = walking.getStore();
        const connection = await pool.connect();
        return walk === undefined ? connection : stopping(connection, walk);
      },
    },
    async meet(calls, plan) {
      const walks = calls.map((call) => begin(call, walking));
      const course = createCourse(walks, watch);
      for (const walk of walks) await course.go(walk, 0);
      for (const leg of plan) {
        const walk = leg === 'crash' ? undefined : walks[leg.call];
        if (leg === 'crash') await course.crash();
        else if (walk !== undefined) await course.go(walk, leg.steps);
      }
      for (const walk of walks) await course.go(walk, Infinity);
      return { answers: walks.map(({ answer }) => answer), wrote: walks.map(({ wrote }) => wrote), ...course.counts() };
    },
  };
}

/** Until its first statement. */
function begin(call: () => Promise<string>, walking: AsyncLocalStorage<Walk>): Walk {
  const walk: Walk = {
    place: 'runs',
    answer: null,
    isDead: false,
    wrote: [],
    resume: () => undefined,
    arrived: Promise.resolve(),
    arrive: () => undefined,
    connections: new Map(),
  };
  expectArrival(walk);
  void walking.run(walk, call).then((answer) => {
    walk.answer = answer;
    walk.place = 'ended';
    walk.arrive();
  });
  return walk;
}

function expectArrival(walk: Walk): void {
  walk.arrived = new Promise((arrive) => (walk.arrive = arrive));
}

function stop(walk: Walk): Promise<void> {
  assert(walk.place !== 'stopped', 'a call has two statements at once, which no plan can order');
  walk.place = 'stopped';
  return new Promise((resume) => {
    walk.resume = resume;
    walk.arrive();
  });
}

async function stopping(connection: Connection, walk: Walk): Promise<Connection> {
  const { rows } = await connection.query('select pg_backend_pid() as pid', []);
  const state = { backend: (rows[0] as { pid: number }).pid, isOpen: false };
  walk.connections.set(connection, state);
  let inTransaction = 0;
  return {
    async query(text, parameters) {
      const [word = ''] = /^\w+/.exec(text.trimStart().toLowerCase()) ?? [];
      const isEnd = word === 'commit' || word === 'rollback';
      if (word !== 'rollback' && (!state.isOpen || inTransaction === 1 || isEnd)) await stop(walk);
      if (state.isOpen) inTransaction += 1;
      if (word === 'begin' || word === 'start') {
        state.isOpen = true;
        inTransaction = 0;
      }
      if (!isRead.test(text)) walk.wrote[walk.wrote.length - 1] = true;
      try {
        return await connection.query(text, parameters);
      } finally {
        if (isEnd) state.isOpen = false;
        if (walk.isDead) {
          connection.release();
          // Its caller is dead.
          await never;
        }
      }
    },
    release() {
      walk.connections.delete(connection);
      connection.release();
    },
  };
}

interface Course {
  go(walk: Walk, maxSteps: number): Promise<void>;
  crash(): Promise<void>;
  counts(): Pick<Meeting, 'waits' | 'deadlocks'>;
}

function createCourse(walks: readonly Walk[], watch: pg.Client): Course {
  let waits = 0;
  let deadlocks = 0;
  const placeOf = (walk: Walk) => walk.place;

  async function isBlocked({ connections }: Walk): Promise<boolean> {
    const backends = [...connections.values()].map(({ backend }) => backend);
    if (backends.length === 0) return false;
    const asked =
      'select bool_or(cardinality(pg_blocking_pids(backend)) > 0) as blocked from unnest($1::int[]) as backend';
    return (await watch.query<{ blocked: boolean }>(asked, [backends])).rows[0]?.blocked === true;
  }

  /** Until it stops, ends, or waits for a lock. */
  async function arrive(walk: Walk): Promise<void> {
    while (placeOf(walk) === 'runs') {
      const look = new AbortController();
      await Promise.race([walk.arrived, wait(lookAfterMs, undefined, { signal: look.signal }).catch(() => undefined)]);
      look.abort();
      if (placeOf(walk) === 'runs' && (await isBlocked(walk)) && placeOf(walk) === 'runs') walk.place = 'waits';
    }
  }

  /** Those that waited may have got their lock. */
  async function wake(): Promise<void> {
    for (const walk of walks.filter(({ place }) => place === 'waits'))
      if (!(await isBlocked(walk)) && placeOf(walk) === 'waits') {
        walk.place = 'runs';
        await arrive(walk);
      }
  }

  async function step(walk: Walk): Promise<void> {
    expectArrival(walk);
    walk.place = 'runs';
    walk.wrote.push(false);
    walk.resume();
    await arrive(walk);
    if (placeOf(walk) === 'waits') waits += 1;
    await wake();
  }

  return {
    async go(walk, maxSteps) {
      await arrive(walk);
      let made = 0;
      while (made < maxSteps && placeOf(walk) !== 'ended') {
        // One that waits lets the others go on.
        const next = walk.place === 'stopped' ? walk : walks.find(({ place }) => place === 'stopped');
        if (next === walk) made += 1;
        if (next !== undefined) await step(next);
        else {
          deadlocks += 1;
          while (walks.every(({ place }) => place === 'waits' || place === 'ended')) {
            await wait(deadlockRestMs);
            await wake();
          }
        }
      }
    },
    async crash() {
      const dying = walks.filter(({ place }) => place !== 'ended');
      for (const walk of dying) walk.isDead = true;
      for (const { connections } of dying.filter(({ place }) => place === 'waits'))
        for (const { backend } of connections.values())
          await watch.query('select pg_terminate_backend($1, 5000)', [backend]);
      for (const { connections } of dying.filter(({ place }) => place === 'stopped'))
        for (const [connection, { isOpen }] of connections) {
          if (isOpen) await connection.query('rollback', []);
          connection.release();
        }
      for (const walk of dying) walk.place = 'ended';
    },
    counts: () => ({ waits, deadlocks }),
  };
}
