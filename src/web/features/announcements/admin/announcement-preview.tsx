import type { AnnouncementPriority } from '#shared/announcements/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { AnnouncementCard } from '../components/announcement-card.tsx';

interface Words {
  readonly titleAr: string;
  readonly titleEn: string;
  readonly bodyAr: string;
  readonly bodyEn: string;
  readonly link: string;
  readonly priority: AnnouncementPriority;
  readonly isDismissible: boolean;
}

/** An announcement in both languages as it will look; nothing in it can be pressed. */
export function AnnouncementPreview({ titleAr, titleEn, bodyAr, bodyEn, link, priority, isDismissible }: Words) {
  const words = useStaffText().adminAnnouncements;
  const typed = { ar: { title: titleAr, body: bodyAr }, en: { title: titleEn, body: bodyEn } };
  return (
    <section aria-label={words.preview} className="grid gap-2">
      <h3 className="text-xl">{words.preview}</h3>
      {languages.map((language) => (
        <div key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} inert>
          <AnnouncementCard
            title={typed[language].title.trim() || words.sampleTitle}
            body={typed[language].body.trim() || words.sampleBody}
            priority={priority}
            link={link.trim() === '' ? null : '/'}
            onDismiss={isDismissible ? () => undefined : null}
            words={{ open: words.previewOpen[language], dismiss: words.previewDismiss[language] }}
          />
        </div>
      ))}
    </section>
  );
}
