import { createContext } from 'react';
import { createMessageStore, type MessageStore } from '../../../lib/message-store.ts';
import { sendMessage } from './message.ts';
import { createOutbox, type Outbox } from './outbox.ts';

type OutboxOf = (uid: string) => Outbox;

/** Gives each signed-in account its one outbox: what a form posts and what waited leave through it. */
export function createOutboxes(createStore: (uid: string) => MessageStore): OutboxOf {
  let current: { readonly uid: string; readonly outbox: Outbox } | null = null;
  return (uid) => {
    if (current?.uid !== uid) {
      current?.outbox.rest();
      current = {
        uid,
        outbox: createOutbox({
          store: createStore(uid),
          send: sendMessage,
          after(ms, act) {
            const timer = setTimeout(act, ms);
            return () => clearTimeout(timer);
          },
        }),
      };
    }
    return current.outbox;
  };
}

/** The outboxes of this page. */
export const OutboxContext = createContext(createOutboxes(createMessageStore));
