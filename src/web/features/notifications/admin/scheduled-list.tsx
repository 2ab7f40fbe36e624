import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import type { ScheduledNotification } from '#shared/notifications/admin-api.ts';
import type { ScheduledState } from '#shared/notifications/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { momentInWords } from '../../../lib/kuwait-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { csvMoment, saveList, type CsvColumns } from '../../../lib/save-list.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { ComposeForm } from './compose-form.tsx';
import { loadScheduled, scheduledQuery, useCancelScheduled } from './queries.ts';

const looks: Readonly<Record<ScheduledState, string>> = {
  waiting: 'text-saffron-text',
  sent: 'text-success',
  missed: 'text-danger',
  cancelled: 'text-quiet',
};

/** Scheduled notifications, changed and cancelled while they wait [NOTE-4]. */
export function ScheduledList() {
  const all = useStaffText().adminNotifications;
  const words = all.scheduled;
  const read = useInfiniteQuery(scheduledQuery);
  const [edited, setEdited] = useState<ScheduledNotification | null>(null);
  const [cancelled, setCancelled] = useState<ScheduledNotification | null>(null);
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.title}</h2>
        <CsvButton isEmpty={shown.length === 0} save={() => saveList(words.title, csvColumns(all), loadScheduled)} />
      </div>
      <Loaded read={read}>
        {() =>
          shown.length === 0 ? (
            <EmptyState icon="clock" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <div className="card p-4">
              <ScheduledTable items={shown} onEdit={setEdited} onCancel={setCancelled} />
            </div>
          )
        }
      </Loaded>
      <MoreButton read={read} />
      <Sheet open={edited !== null} onClose={() => setEdited(null)} title={words.editTitle} isWide>
        <ComposeForm kept={edited} onDone={() => setEdited(null)} />
      </Sheet>
      {cancelled !== null && <CancelScheduled scheduled={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}

function csvColumns({
  scheduled,
  columns,
  audiences,
  topics,
  titleAr,
  titleEn,
  bodyAr,
  bodyEn,
}: StaffCatalogue['adminNotifications']): CsvColumns<ScheduledNotification> {
  return [
    [scheduled.at, ({ sendAt }) => csvMoment(sendAt)],
    [titleAr, ({ title }) => title.ar],
    [titleEn, ({ title }) => title.en],
    [bodyAr, ({ body }) => body.ar],
    [bodyEn, ({ body }) => body.en],
    [
      columns.audience,
      ({ audience, topic, person }) => person?.displayName ?? (topic === null ? audiences[audience] : topics[topic]),
    ],
    [scheduled.state, ({ state }) => scheduled.states[state]],
  ];
}

function ScheduledTable({
  items,
  onEdit,
  onCancel,
}: {
  items: readonly ScheduledNotification[];
  onEdit: (scheduled: ScheduledNotification) => void;
  onCancel: (scheduled: ScheduledNotification) => void;
}) {
  const words = useStaffText().adminNotifications;
  const { language } = useLanguage();
  const { columns, scheduled: own } = words;
  return (
    <DataTable
      caption={own.title}
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
          cell: ({ audience, topic, person }) =>
            person !== null ? (
              <UserText>{person.displayName}</UserText>
            ) : topic === null ? (
              words.audiences[audience]
            ) : (
              words.topics[topic]
            ),
        },
        { key: 'at', label: own.at, cell: ({ sendAt }) => <bdi>{momentInWords(sendAt, language)}</bdi> },
        {
          key: 'state',
          label: own.state,
          cell: ({ state }) => <span className={`font-semibold ${looks[state]}`}>{own.states[state]}</span>,
        },
        {
          key: 'actions',
          label: own.actions,
          cell: (item) =>
            item.state !== 'waiting' ? null : (
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  icon="edit"
                  aria-label={own.editOne(item.title.ar)}
                  onClick={() => onEdit(item)}
                >
                  {own.edit}
                </Button>
                <Button variant="secondary" aria-label={own.cancelOne(item.title.ar)} onClick={() => onCancel(item)}>
                  {own.cancel}
                </Button>
              </span>
            ),
        },
      ]}
    />
  );
}

function CancelScheduled({ scheduled, onClose }: { scheduled: ScheduledNotification; onClose: () => void }) {
  const words = useStaffText().adminNotifications.scheduled;
  const { language } = useLanguage();
  const describe = useErrorText();
  const cancel = useCancelScheduled();
  const confirm = () =>
    cancel.mutate(scheduled, {
      onSuccess: () => {
        showToast({ id: 'scheduled-notification', title: words.cancelled });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.askTitle}
      confirm={words.confirm}
      keep={words.keep}
      busy={cancel.isPending}
      failure={cancel.error === null ? undefined : describe(cancel.error)}
      onConfirm={confirm}
    >
      <p>{words.ask(scheduled.title.ar, momentInWords(scheduled.sendAt, language))}</p>
    </ConfirmDialog>
  );
}
