import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import { commandSchema, type Command } from '#shared/games/commands.ts';
import type { Pack } from '#shared/games/pack.ts';
import { readPack } from '#shared/games/schema.ts';

/** A game stored on this device: enough to continue without a network. */
export interface KeptGame {
  readonly pack: Pack;
  /** The whole line of play, sent or not. */
  readonly commands: readonly Command[];
  /** Up to here the server has it. */
  readonly sentSeq: number;
}

/** The steps of one account's games on this device [GAME-6]. A resolved promise means: kept, whatever happens to the page. */
export interface StepStore {
  read(gameId: string): Promise<KeptGame | null>;
  /** Replaces the stored line. */
  replace(gameId: string, kept: KeptGame): Promise<void>;
  /** Rejects if the previous line isn't stored (any more): the browser may have been cleared meanwhile. */
  append(gameId: string, command: Command): Promise<void>;
  markSent(gameId: string, seq: number): Promise<void>;
  /** For a finished game that the server has whole. */
  forget(gameId: string): Promise<void>;
  /** All that are kept. */
  games(): Promise<readonly string[]>;
  /** Games that still have something to send. */
  unsentGames(): Promise<readonly string[]>;
}

interface Schema extends DBSchema {
  games: {
    key: string;
    value: { key: string; uid: string; gameId: string; pack: unknown; sentSeq: number };
    indexes: { uid: string };
  };
  steps: { key: [string, number]; value: { key: string; seq: number; command: unknown } };
  device: { key: 'id' | 'player'; value: string | KeptPlayer };
}

/** Whose games this device plays while the server doesn't answer. */
export interface Player {
  readonly uid: string;
  readonly emailVerified: boolean;
}

/** The stored identity of the device's player. */
export interface KeptPlayer {
  /** null: the last user signed out. */
  readonly player: Player | null;
}

const commandsSchema = z.array(commandSchema);

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('siraj-games', 2, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('games', { keyPath: 'key' }).createIndex('uid', 'uid');
        db.createObjectStore('steps', { keyPath: ['key', 'seq'] });
      }
      db.createObjectStore('device');
    },
    // A page of a newer release waits for it.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function rowsOf(uid: string) {
  return (await database()).getAllFromIndex('games', 'uid', uid);
}

const allSteps = (key: string) => IDBKeyRange.bound([key, 0], [key, Infinity]);

/** By the keys of a game's steps: the games themselves contain their packs and are slow to read and write. */
function hasUnsent(stepKeys: readonly (readonly [key: string, seq: number])[], sentSeq: number): boolean {
  return (stepKeys.at(-1)?.[1] ?? 0) > sentSeq;
}

/**
 * This device's name towards the server, the first one offered. It lies with the steps because they go by it: were they
 * found on the disk without it, the server would take them for a stranger's.
 */
export async function keepDeviceId(offered: string): Promise<string> {
  const db = await database();
  const write = db.transaction('device', 'readwrite', { durability: 'strict' });
  const kept = await write.store.get('id');
  if (kept === undefined) await write.store.put(offered, 'id');
  await write.done;
  return typeof kept === 'string' ? kept : offered;
}

/** Keeps who is signed in beside the steps, which are found under their account alone. */
export async function keepPlayer(player: Player | null): Promise<void> {
  await (await database()).put('device', { player }, 'player');
}

/** null without a stored answer of the server. */
export async function keptPlayer(): Promise<KeptPlayer | null> {
  const kept = await (await database()).get('device', 'player');
  return typeof kept === 'object' ? kept : null;
}

/** Of every account on this device. */
export async function keptGameIds(): Promise<readonly string[]> {
  return (await (await database()).getAll('games')).map(({ gameId }) => gameId);
}

/** Takes an account's games off this device: all of them, or only those that the server has whole. */
export async function forgetGames(uid: string, which: 'all' | 'sent'): Promise<void> {
  const db = await database();
  const write = db.transaction(['games', 'steps'], 'readwrite');
  const steps = write.objectStore('steps');
  for (const { key, sentSeq } of await write.objectStore('games').index('uid').getAll(uid)) {
    if (which === 'sent' && hasUnsent(await steps.getAllKeys(allSteps(key)), sentSeq)) continue;
    await Promise.all([write.objectStore('games').delete(key), steps.delete(allSteps(key))]);
  }
  await write.done;
}

export function createStepStore(uid: string): StepStore {
  const keyOf = (gameId: string) => `${uid}/${gameId}`;
  return {
    async read(gameId) {
      const db = await database();
      const game = await db.get('games', keyOf(gameId));
      if (!game) return null;
      const rows = await db.getAll('steps', allSteps(game.key));
      const commands = commandsSchema.safeParse(rows.map(({ command }) => command));
      return commands.success ? { pack: readPack(game.pack), commands: commands.data, sentSeq: game.sentSeq } : null;
    },
    async replace(gameId, { pack, commands, sentSeq }) {
      const key = keyOf(gameId);
      const db = await database();
      const write = db.transaction(['games', 'steps'], 'readwrite');
      const steps = write.objectStore('steps');
      await Promise.all([
        write.objectStore('games').put({ key, uid, gameId, pack, sentSeq }),
        steps.delete(allSteps(key)),
        ...commands.map((command) => steps.put({ key, seq: command.seq, command })),
        write.done,
      ]);
    },
    async append(gameId, command) {
      const key = keyOf(gameId);
      const db = await database();
      // On the disk itself: a television is often switched off at the wall.
      const write = db.transaction(['games', 'steps'], 'readwrite', { durability: 'strict' });
      if ((await write.objectStore('games').getKey(key)) === undefined) throw new Error('the line of play is not kept');
      await write.objectStore('steps').put({ key, seq: command.seq, command });
      await write.done;
    },
    async markSent(gameId, seq) {
      const db = await database();
      const write = db.transaction('games', 'readwrite');
      const game = await write.store.get(keyOf(gameId));
      if (game) await write.store.put({ ...game, sentSeq: seq });
      await write.done;
    },
    async forget(gameId) {
      const key = keyOf(gameId);
      const db = await database();
      const write = db.transaction(['games', 'steps'], 'readwrite');
      await Promise.all([
        write.objectStore('games').delete(key),
        write.objectStore('steps').delete(allSteps(key)),
        write.done,
      ]);
    },
    async games() {
      return (await rowsOf(uid)).map(({ gameId }) => gameId);
    },
    async unsentGames() {
      const db = await database();
      const unsent: string[] = [];
      for (const { key, gameId, sentSeq } of await rowsOf(uid)) {
        if (hasUnsent(await db.getAllKeys('steps', allSteps(key)), sentSeq)) unsent.push(gameId);
      }
      return unsent;
    },
  };
}
