import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import { announcementStates } from '#shared/announcements/schema.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { type CsvColumns, csvMoment, saveList } from '../../../lib/save-list.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, MoreButton, TabHead } from '../../../ui/tab-parts.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcementsQuery, loadAnnouncements } from './queries.ts';
import { WithdrawAnnouncement } from './withdraw-announcement.tsx';

/** /admin/announcements: all announcements, by state [ADM-3]. */
export function AdminAnnouncementsPage() {
  const words = useStaffText().adminAnnouncements;
  const [query, setQuery] = useSearchParams();
  const state = announcementStates.find((each) => each === query.get('state'));
  const read = useInfiniteQuery(announcementsQuery(state));
  const [edited, setEdited] = useState<StaffAnnouncement | 'new' | null>(null);
  const [ending, setEnding] = useState<StaffAnnouncement | null>(null);
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={shown.length === 0}
          save={() => saveList(words.list, csvColumns(words), loadAnnouncements(state))}
        />
        <Button icon="plus" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </TabHead>
      <SelectField
        label={words.filter}
        value={state ?? ''}
        onChange={({ currentTarget }) =>
          setQuery((now) => withParam(now, 'state', currentTarget.value === '' ? null : currentTarget.value))
        }
        options={[
          { value: '', label: words.anyState },
          ...announcementStates.map((value) => ({ value, label: words.states[value] })),
        ]}
        className="max-w-80"
      />
      <Loaded read={read}>
        {() =>
          shown.length === 0 ? (
            <NoAnnouncements isFiltered={state !== undefined} />
          ) : (
            <ul aria-label={words.list} className="grid gap-3">
              {shown.map((announcement) => (
                <AnnouncementRow
                  key={announcement.id}
                  announcement={announcement}
                  onEdit={() => setEdited(announcement)}
                  onEnd={() => setEnding(announcement)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton read={read} />
      <AnnouncementEditor edited={edited} onClose={() => setEdited(null)} />
      {ending !== null && <WithdrawAnnouncement announcement={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function csvColumns(words: StaffCatalogue['adminAnnouncements']): CsvColumns<StaffAnnouncement> {
  return [
    [words.titleAr, ({ title }) => title.ar],
    [words.titleEn, ({ title }) => title.en],
    [words.bodyAr, ({ body }) => body.ar],
    [words.bodyEn, ({ body }) => body.en],
    [words.filter, ({ state }) => words.states[state]],
    [words.audience, ({ audience }) => words.audiences[audience]],
    [words.priority, ({ priority }) => words.priorities[priority]],
    [words.from, ({ startsAt }) => csvMoment(startsAt)],
    [words.until, ({ endsAt }) => csvMoment(endsAt)],
    [words.dismissals, ({ dismissedCount }) => dismissedCount],
  ];
}

function NoAnnouncements({ isFiltered }: { isFiltered: boolean }) {
  const words = useStaffText().adminAnnouncements;
  return isFiltered ? (
    <EmptyState icon="search" title={words.notFound}>
      {words.notFoundBody}
    </EmptyState>
  ) : (
    <EmptyState icon="announce" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}
