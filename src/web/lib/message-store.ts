import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A message to support, stored on this device until the server has it; features/support validates its content. */
export interface KeptMessage {
  readonly id: string;
  readonly message: unknown;
}

/** What one account has written and not yet sent [GAME-8]. A resolved promise means: kept, whatever happens to the page. */
export interface MessageStore {
  /** Oldest first. */
  all(): Promise<readonly KeptMessage[]>;
  keep(kept: KeptMessage): Promise<void>;
  forget(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  messages: {
    key: string;
    value: { key: string; uid: string; keptAt: number; id: string; message: unknown };
    indexes: { uid: string };
  };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('siraj-messages', 1, {
    upgrade(db) {
      db.createObjectStore('messages', { keyPath: 'key' }).createIndex('uid', 'uid');
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

export function createMessageStore(uid: string): MessageStore {
  const keyOf = (id: string) => `${uid}/${id}`;
  return {
    async all() {
      const rows = await (await database()).getAllFromIndex('messages', 'uid', uid);
      return rows.sort((one, other) => one.keptAt - other.keptAt).map(({ id, message }) => ({ id, message }));
    },
    async keep({ id, message }) {
      await (await database()).put('messages', { key: keyOf(id), uid, keptAt: Date.now(), id, message });
    },
    async forget(id) {
      await (await database()).delete('messages', keyOf(id));
    },
  };
}

/** For an account that is gone. */
export async function forgetMessages(uid: string): Promise<void> {
  const write = (await database()).transaction('messages', 'readwrite');
  const keys = await write.store.index('uid').getAllKeys(uid);
  await Promise.all([...keys.map((key) => write.store.delete(key)), write.done]);
}
