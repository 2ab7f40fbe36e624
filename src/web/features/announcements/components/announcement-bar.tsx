import { useState } from 'react';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useAnnouncements } from '../use-announcements.ts';
import { useLate } from '../use-late.ts';
import { AnnouncementCard } from './announcement-card.tsx';

/** On a phone, above what a page has at the lower edge of the screen. */
const floating = [
  'max-sm:fixed max-sm:inset-x-3 max-sm:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] max-sm:z-30',
  'max-sm:w-auto max-sm:max-h-[45dvh] max-sm:overflow-y-auto max-sm:rounded-2xl max-sm:p-0',
  'max-sm:shadow-[0_14px_40px_var(--shadow)]',
].join(' ');

/**
 * Under the top bar: one announcement at a time, the most important first; with several the user can move on [ADM-3]. On
 * a phone one that arrives while a page is read lies over it, and moves nothing.
 */
export function AnnouncementBar() {
  const words = useText().announcements;
  const { language } = useLanguage();
  const { shown, dismiss } = useAnnouncements();
  const [afterId, setAfterId] = useState<string | null>(null);
  const { isLate, place: putInPlace } = useLate(shown.map(({ id }) => id));
  const index = shown.findIndex(({ id }) => id === afterId) + 1;
  const item = shown[index] ?? shown[0];
  if (item === undefined) return null;
  const place = shown.indexOf(item) + 1;
  const isFloating = isLate(item.id);
  return (
    <aside
      aria-label={words.region}
      aria-live="polite"
      data-floating={isFloating || undefined}
      className={classNames('page-width mt-2', isFloating && floating)}
    >
      <AnnouncementCard
        title={item.title[language]}
        body={item.body[language]}
        priority={item.priority}
        link={item.link}
        words={{ open: words.open, dismiss: words.dismiss(item.title[language]) }}
        onDismiss={item.isDismissible ? () => dismiss(item.id) : null}
      >
        {isFloating && !item.isDismissible && (
          <Button variant="bare" className="text-base sm:hidden" onClick={() => putInPlace(item.id)}>
            {words.place}
          </Button>
        )}
        {shown.length > 1 && (
          <Button variant="bare" className="text-base" onClick={() => setAfterId(item.id)}>
            {words.next(place, shown.length)}
          </Button>
        )}
      </AnnouncementCard>
    </aside>
  );
}
