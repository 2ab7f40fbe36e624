import { useContext, useRef } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { usePlayer } from '../../../lib/session.ts';
import { mayPass, type Delivery } from './outbox.ts';
import { OutboxContext } from './outboxes.ts';
import { sendMessage, sentFrom, type Message, type MessageInput } from './message.ts';

type Content = Omit<MessageInput, 'messageId' | 'writtenAt' | 'writtenBy' | 'sentFrom'>;

/**
 * Sends a message; without a network it is stored under the user's account. A visitor has none, so theirs stays in the
 * form. Throws the server's error.
 */
export function useSendMessage(): (content: Content) => Promise<Delivery> {
  const outboxOf = useContext(OutboxContext);
  const uid = usePlayer()?.uid ?? null;
  const last = useRef<{ readonly content: string; readonly message: Message } | null>(null);
  return async (content) => {
    // Pressed again with the same words, it is the same message: the answer to the first may have been lost.
    const key = JSON.stringify(content);
    if (last.current?.content !== key) last.current = { content: key, message: messageOf(content, uid) };
    const { message } = last.current;
    return uid === null ? sendOnly(message) : outboxOf(uid).post(message);
  };
}

function messageOf(content: Content, uid: string | null): Message {
  return {
    ...content,
    messageId: newId(),
    writtenAt: Math.round(serverNow()),
    ...(uid === null ? {} : { writtenBy: uid }),
    sentFrom: sentFrom(),
  };
}

async function sendOnly(message: Message): Promise<Delivery> {
  try {
    await sendMessage(message);
    return 'sent';
  } catch (error) {
    if (mayPass(error)) return 'lost';
    throw error;
  }
}
