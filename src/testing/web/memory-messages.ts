import type { KeptMessage, MessageStore } from '#web/lib/message-store.ts';

/** What the browser's own database does for messages, without a browser. */
export function memoryMessages(kept = new Map<string, KeptMessage>()): MessageStore {
  return {
    all: () => Promise.resolve([...kept.values()]),
    keep(message) {
      kept.set(message.id, message);
      return Promise.resolve();
    },
    forget(id) {
      kept.delete(id);
      return Promise.resolve();
    },
  };
}
