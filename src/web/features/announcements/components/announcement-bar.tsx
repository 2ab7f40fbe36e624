import { useState } from 'react';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { useAnnouncements } from '../use-announcements.ts';
import { AnnouncementCard } from './announcement-card.tsx';

/**
 * Under the top bar: one announcement at a time, the most important first; with several the user can move on [ADM-3].
 */
export function AnnouncementBar() {
  const words = useText().announcements;
  const { language } = useLanguage();
  const { shown, dismiss } = useAnnouncements();
  const [afterId, setAfterId] = useState<string | null>(null);
  const index = shown.findIndex(({ id }) => id === afterId) + 1;
  const item = shown[index] ?? shown[0];
  if (item === undefined) return null;
  const place = shown.indexOf(item) + 1;
  return (
    <aside aria-label={words.region} aria-live="polite" className="page-width mt-2">
      <AnnouncementCard
        title={item.title[language]}
        body={item.body[language]}
        priority={item.priority}
        link={item.link}
        words={{ open: words.open, dismiss: words.dismiss(item.title[language]) }}
        onDismiss={item.isDismissible ? () => dismiss(item.id) : null}
      >
        {shown.length > 1 && (
          <Button variant="bare" className="text-base" onClick={() => setAfterId(item.id)}>
            {words.next(place, shown.length)}
          </Button>
        )}
      </AnnouncementCard>
    </aside>
  );
}
