import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import type { AnnouncementState } from '#shared/announcements/schema.ts';
import { momentInWords } from '../../../lib/kuwait-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LtrValue } from '../../../ui/value.tsx';

const looks: Readonly<Record<AnnouncementState, string>> = {
  waiting: 'text-saffron-text',
  running: 'text-success',
  ended: 'text-quiet',
  withdrawn: 'text-danger',
};

/** One announcement in the staff's list, with what can still be done with it. */
export function AnnouncementRow({
  announcement,
  onEdit,
  onEnd,
}: {
  announcement: StaffAnnouncement;
  onEdit: () => void;
  onEnd: () => void;
}) {
  const words = useStaffText().adminAnnouncements;
  const { language } = useLanguage();
  const { title, body, state, audience, priority, isDismissible, dismissedCount, startsAt, endsAt, link } =
    announcement;
  const name = title[language];
  const isStanding = state === 'waiting' || state === 'running';
  return (
    <li className="card grid items-center gap-x-4 gap-y-2 p-4 xl:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">
            <bdi>{name}</bdi>
          </h2>
          <span className={`text-sm font-semibold ${looks[state]}`}>{words.states[state]}</span>
        </div>
        <p className="text-quiet">
          <bdi>{body[language]}</bdi>
        </p>
        <p className="text-sm">
          {words.window(momentInWords(startsAt, language), endsAt === null ? null : momentInWords(endsAt, language))}
        </p>
        <ul className="flex flex-wrap gap-x-4 text-sm text-quiet">
          <li>{words.audiences[audience]}</li>
          <li>{words.priorities[priority]}</li>
          <li>{isDismissible ? words.dismissedBy(dismissedCount) : words.fixed}</li>
          {link !== null && (
            <li>
              <LtrValue>{link}</LtrValue>
            </li>
          )}
        </ul>
      </div>
      {state !== 'withdrawn' && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" icon="edit" aria-label={words.editOne(name)} onClick={onEdit}>
            {words.edit}
          </Button>
          {isStanding && (
            <Button variant="secondary" aria-label={words.endOne(name)} onClick={onEnd}>
              {words.endNow}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
