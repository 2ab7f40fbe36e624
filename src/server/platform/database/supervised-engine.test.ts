import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { createDatabase } from './database.ts';
import type { EngineAnswer, EngineCall } from './engine-calls.ts';
import { panicId } from './engine-calls.ts';
import type { Engine } from './pglite-engine.ts';
import { openPGliteWorker } from './pglite-worker-client.ts';
import type { EngineThread } from './pglite-worker-client.ts';
import { singleConnectionPool } from './single-connection-pool.ts';
import { assertRoom, minFreeBytes, superviseEngine } from './supervised-engine.ts';

const panic = 'PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device';
const full = { code: 'system/storage-full' };

/** A database thread that answers everything except what the test has it swallow, and can panic. */
class ThreadDouble implements EngineThread {
  readonly ran: string[] = [];
  readonly #hear = new Map<string, (message: never) => void>();
  isStuck = false;
  isTerminated = false;

  constructor() {
    queueMicrotask(() => this.#say({ id: 0, ok: true, result: null }));
  }

  on(event: string, hear: (message: never) => void): void {
    this.#hear.set(event, hear);
  }

  postMessage(call: EngineCall): void {
    if (this.isStuck) return;
    if (call.kind === 'query') this.ran.push(call.sql);
    this.#say({ id: call.id, ok: true, result: { command: 'SELECT', rowCount: 1, rows: [{ one: 1 }] } });
  }

  terminate(): Promise<void> {
    this.isTerminated = true;
    return Promise.resolve();
  }

  panic(): void {
    this.#say({ id: panicId, ok: false, message: panic, fields: {} });
  }

  #say(answer: EngineAnswer): void {
    queueMicrotask(() => (this.#hear.get('message') as ((heard: EngineAnswer) => void) | undefined)?.(answer));
  }
}

/** A database on such threads, one after the other, on a disk with so much room. */
async function supervised(open?: (number: number) => Promise<Engine> | null) {
  const threads: ThreadDouble[] = [];
  const room = { bytes: minFreeBytes };
  const onLost = vi.fn();
  const changes: boolean[] = [];
  let opened = 0;
  const source = await superviseEngine({
    open(lost) {
      const given = open?.((opened += 1)) ?? null;
      return (
        given ??
        openPGliteWorker('', lost, () => {
          const thread = new ThreadDouble();
          threads.push(thread);
          return thread;
        })
      );
    },
    freeBytes: () => Promise.resolve(room.bytes),
    onLost,
    onChange: ({ isLost }) => void changes.push(isLost),
    reopenAfterMs: 1,
  });
  const newest = () => present(threads.at(-1), 'a database thread');
  return { database: createDatabase(singleConnectionPool(source)), threads, newest, room, onLost, changes };
}

it('answers 503 storage-full after a panic on a full disk, and recovers once there is room', async () => {
  const { database, newest, room, changes, threads } = await supervised();
  const read = () => sql`select 1`.execute(database.query);
  await read();
  const first = newest();
  first.isStuck = true;
  const underWay = read();
  const waiting = read();
  room.bytes = 0;
  first.panic();
  await expect(underWay).rejects.toMatchObject(full);
  await expect(waiting).rejects.toMatchObject(full);
  await expect(read()).rejects.toMatchObject(full);
  await expect(database.ping()).rejects.toMatchObject(full);
  expect(first.isTerminated).toBe(true);
  expect(threads).toHaveLength(1);
  room.bytes = minFreeBytes;
  await vi.waitFor(() => expect(changes).toEqual([true, false]), 10_000);
  expect((await read()).rows).toEqual([{ one: 1 }]);
  expect(threads).toHaveLength(2);
});

it('runs nothing of a transaction on the engine that was opened after it', async () => {
  const { database, newest, changes } = await supervised();
  const first = newest();
  await expect(
    database.transaction(async (tx) => {
      await sql`select 1`.execute(tx);
      first.panic();
      await vi.waitFor(() => expect(changes).toEqual([true, false]), 10_000);
      await sql`select 2`.execute(tx);
    }),
  ).rejects.toMatchObject(full);
  expect(first.ran).toEqual(['begin', 'select 1']);
  expect(newest().ran).toEqual([]);
});

it('takes an engine that stops answering for lost, and opens it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { database, newest, changes } = await supervised();
    newest().isStuck = true;
    const read = expect(sql`select 1`.execute(database.query)).rejects.toMatchObject({ code: 'system/unavailable' });
    await vi.advanceTimersByTimeAsync(60_000);
    await read;
    expect(changes).toEqual([true, false]);
    expect((await sql`select 1`.execute(database.query)).rows).toEqual([{ one: 1 }]);
  } finally {
    vi.useRealTimers();
  }
});

it("gives up if it can't be opened again although there is room", async () => {
  const { newest, onLost } = await supervised((number) => (number === 1 ? null : Promise.reject(new Error('broken'))));
  newest().panic();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' })), 10_000);
});

it('says in words that the disk is full before it opens a database there', async () => {
  await expect(assertRoom('/data', () => Promise.resolve(12_345_678), minFreeBytes)).rejects.toThrow(
    'The disk of the data folder /data is full: 12 MB are free, and the database needs 32 MB to start. Make room, or set DATA_DIR.',
  );
  await assertRoom('/data', () => Promise.resolve(minFreeBytes), minFreeBytes);
});
