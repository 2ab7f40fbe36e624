import { useContext, useEffect } from 'react';
import { whenBack } from '../../../lib/connection-store.ts';
import { useText } from '../../../lib/language.ts';
import { showToast } from '../../../ui/toast.tsx';
import { returnToDraft } from '../dialog/drafts.ts';
import type { MessageInput } from './message.ts';
import { OutboxContext } from './outboxes.ts';

/** Sends what an account wrote without a network: now, after a reload, and in a later visit [GAME-8]. Shows nothing itself. */
export function KeptMessages({ uid }: { uid: string }) {
  const outboxOf = useContext(OutboxContext);
  const { site, support } = useText();
  useEffect(
    () =>
      outboxOf(uid).listen({
        onSent: (message) =>
          showToast({ title: site.contact.sent[categoryOf(message)].title, description: support.arrivedLate }),
        onRejected: (message) => {
          returnToDraft(message);
          showToast({
            variant: 'destructive',
            title: site.contact.failed[categoryOf(message)],
            description: support.backInForm,
          });
        },
      }),
    [outboxOf, uid, site, support],
  );
  useEffect(() => {
    const outbox = outboxOf(uid);
    outbox.wake();
    const leave = whenBack(outbox.wake);
    return () => {
      leave();
      outbox.rest();
    };
  }, [outboxOf, uid]);
  return null;
}

function categoryOf({ category = 'game_issue' }: MessageInput) {
  return category;
}
