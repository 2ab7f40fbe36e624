import { useInfiniteQuery } from '@tanstack/react-query';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import type { SentNotification } from '#shared/notifications/admin-api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { type CsvColumns, csvMoment, saveList } from '../../../lib/save-list.ts';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { ComposeForm } from './compose-form.tsx';
import { loadSent, sentQuery } from './queries.ts';
import { ScheduledList } from './scheduled-list.tsx';

/** /admin/notifications: writing one, and what became of those that were sent [NOTE-4, ADM-3]. */
export function AdminNotificationsPage() {
  const words = useStaffText().adminNotifications;
  const read = useInfiniteQuery(sentQuery);
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <p className="text-quiet">{words.lead}</p>
      <ComposeForm />
      <ScheduledList />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.sent}</h2>
        <CsvButton isEmpty={shown.length === 0} save={() => saveList(words.caption, csvColumns(words), loadSent)} />
      </div>
      <Loaded read={read}>
        {() =>
          shown.length === 0 ? (
            <EmptyState icon="bell" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <div className="card p-4">
              <SentTable items={shown} />
            </div>
          )
        }
      </Loaded>
      <MoreButton read={read} />
    </>
  );
}

function csvColumns({
  columns,
  delivery,
  audiences,
  topics,
  titleAr,
  titleEn,
  bodyAr,
  bodyEn,
}: StaffCatalogue['adminNotifications']): CsvColumns<SentNotification> {
  return [
    [columns.at, ({ timestamp }) => csvMoment(timestamp)],
    [titleAr, ({ title }) => title.ar],
    [titleEn, ({ title }) => title.en],
    [bodyAr, ({ body }) => body.ar],
    [bodyEn, ({ body }) => body.en],
    [columns.audience, ({ audience, topic }) => (topic === null ? audiences[audience] : topics[topic])],
    ...(['sent', 'failed', 'dropped', 'waiting'] as const).map(
      (name) => [delivery[name], (row: SentNotification) => row.delivery[name]] as const,
    ),
  ];
}

function SentTable({ items }: { items: readonly SentNotification[] }) {
  const words = useStaffText().adminNotifications;
  const { language } = useLanguage();
  const { columns } = words;
  return (
    <DataTable
      caption={words.caption}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'title',
          label: columns.title,
          isName: true,
          cell: ({ title, body }) => (
            <span className="grid gap-0.5">
              <UserText className="font-semibold">{title.ar}</UserText>
              <UserText className="line-clamp-2 text-sm text-quiet">{body.ar}</UserText>
            </span>
          ),
        },
        {
          key: 'audience',
          label: columns.audience,
          cell: ({ audience, topic }) => (topic === null ? words.audiences[audience] : words.topics[topic]),
        },
        { key: 'at', label: columns.at, cell: ({ timestamp }) => <bdi>{formatDateTime(timestamp, language)}</bdi> },
        { key: 'delivery', label: columns.delivery, cell: ({ delivery }) => <Delivery delivery={delivery} /> },
      ]}
    />
  );
}

/** Devices reached. Pending pushes count as failed until their result is known, so failures are shown at the end. */
function Delivery({ delivery }: { delivery: SentNotification['delivery'] }) {
  const { delivery: words } = useStaffText().adminNotifications;
  const { isDone } = delivery;
  const shown = (['sent', 'failed', 'dropped', 'waiting'] as const).filter(
    (name) => name === 'sent' || ((isDone || name !== 'failed') && delivery[name] > 0),
  );
  return (
    <span className="grid gap-0.5">
      <span className={isDone ? 'text-quiet' : 'font-semibold text-saffron-text'}>
        {isDone ? words.done : words.underWay}
      </span>
      {shown.map((name) => (
        <span key={name} className={`whitespace-nowrap ${name === 'failed' ? 'text-danger' : ''}`}>
          {words[name]}: <NumberValue value={delivery[name]} />
        </span>
      ))}
    </span>
  );
}
