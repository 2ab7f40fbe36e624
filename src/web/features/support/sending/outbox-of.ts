import { createMessageStore } from '../../../lib/message-store.ts';
import { sendMessage } from './message.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let current: { readonly uid: string; readonly outbox: Outbox } | null = null;

/** The signed-in user's single outbox: for new and waiting messages. */
export function outboxOf(uid: string): Outbox {
  if (current?.uid !== uid) {
    current?.outbox.rest();
    current = {
      uid,
      outbox: createOutbox({
        store: createMessageStore(uid),
        send: sendMessage,
        after(ms, act) {
          const timer = setTimeout(act, ms);
          return () => clearTimeout(timer);
        },
      }),
    };
  }
  return current.outbox;
}
