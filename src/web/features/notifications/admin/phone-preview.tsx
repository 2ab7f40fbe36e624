import type { Language } from '#shared/kernel/text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Icon } from '../../../ui/icon.tsx';

interface Words {
  readonly titleAr: string;
  readonly titleEn: string;
  readonly bodyAr: string;
  readonly bodyEn: string;
}

/** A notification as a phone shows it, in either language; what has no English is shown in Arabic. */
export function PhonePreview({ titleAr, titleEn, bodyAr, bodyEn }: Words) {
  const words = useStaffText().adminNotifications;
  return (
    <section aria-label={words.preview} className="grid content-start gap-3">
      <h3 className="text-xl">{words.preview}</h3>
      <Bubble label={words.previewAr} language="ar" title={titleAr} body={bodyAr} />
      <Bubble
        label={words.previewEn}
        language="en"
        title={titleEn.trim() === '' ? titleAr : titleEn}
        body={bodyEn.trim() === '' ? bodyAr : bodyEn}
      />
    </section>
  );
}

function Bubble({ label, language, title, body }: { label: string; language: Language; title: string; body: string }) {
  const words = useStaffText().adminNotifications;
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-quiet">{label}</figcaption>
      <div
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="flex max-w-90 gap-3 rounded-3xl bg-raised p-4 shadow-[inset_0_0_0_1.5px_var(--edge)]"
      >
        <Icon name="bell-ring" className="mt-1 text-saffron-text" />
        <div className="grid min-w-0 grow gap-0.5">
          <p className="line-clamp-1 font-bold [overflow-wrap:anywhere]">
            <bdi>{title.trim() === '' ? words.sampleTitle : title}</bdi>
          </p>
          <p className="line-clamp-4 [overflow-wrap:anywhere]">
            <bdi>{body.trim() === '' ? words.sampleBody : body}</bdi>
          </p>
        </div>
        <span className="flex-none text-sm text-quiet">{words.now}</span>
      </div>
    </figure>
  );
}
