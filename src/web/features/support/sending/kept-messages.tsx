import { useEffect } from 'react';
import { useText } from '../../../lib/language.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { MessageInput } from './message.ts';
import { outboxOf } from './outbox-of.ts';

/** Sends what an account wrote without a network: now, after a reload, and in a later visit [GAME-8]. Shows nothing itself. */
export function KeptMessages({ uid }: { uid: string }) {
  const { site, support } = useText();
  useEffect(() => outboxOf(uid).listen({
    onSent: (message) => showToast({ title: site.contact.sent[categoryOf(message)].title, description: support.arrivedLate }),
    onRefused: (message) => showToast({ variant: 'destructive', title: site.contact.failed[categoryOf(message)] }),
  }), [uid, site, support]);
  useEffect(() => {
    const outbox = outboxOf(uid);
    outbox.wake();
    window.addEventListener('online', outbox.wake);
    return () => {
      window.removeEventListener('online', outbox.wake);
      outbox.rest();
    };
  }, [uid]);
  return null;
}

function categoryOf({ category = 'game_issue' }: MessageInput) {
  return category;
}
