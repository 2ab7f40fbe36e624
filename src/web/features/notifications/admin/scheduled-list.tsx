import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScheduledNotification } from '#shared/notifications/admin-api.ts';
import type { ScheduledState } from '#shared/notifications/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { plainMoment } from '../../../lib/kuwait-moment.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { wideSheet } from '../../../ui/wide-sheet.ts';
import { ComposeForm } from './compose-form.tsx';
import { scheduledQuery, useCancelScheduled } from './queries.ts';

const looks: Readonly<Record<ScheduledState, string>> = { waiting: 'text-saffron-text', sent: 'text-success', missed: 'text-danger', cancelled: 'text-quiet' };

/** What is to be sent later, changed and cancelled while it waits [NOTE-4]. */
export function ScheduledList() {
  const words = useText().adminNotifications.scheduled;
  const read = useInfiniteQuery(scheduledQuery);
  const [edited, setEdited] = useState<ScheduledNotification | null>(null);
  const [cancelled, setCancelled] = useState<ScheduledNotification | null>(null);
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h2 className="text-2xl">{words.title}</h2>
      <Loaded read={read}>
        {() => shown.length === 0
          ? <EmptyState icon="clock" title={words.empty}>{words.emptyBody}</EmptyState>
          : <div className="card p-4"><ScheduledTable items={shown} onEdit={setEdited} onCancel={setCancelled} /></div>}
      </Loaded>
      <MoreButton read={read} />
      <Sheet open={edited !== null} onClose={() => setEdited(null)} title={words.editTitle} className={wideSheet}>
        <ComposeForm kept={edited} onDone={() => setEdited(null)} />
      </Sheet>
      {cancelled !== null && <CancelScheduled scheduled={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}

function ScheduledTable({ items, onEdit, onCancel }: {
  items: readonly ScheduledNotification[]; onEdit: (scheduled: ScheduledNotification) => void; onCancel: (scheduled: ScheduledNotification) => void;
}) {
  const words = useText().adminNotifications;
  const { columns, scheduled: own } = words;
  return (
    <DataTable
      caption={own.title} rows={items} keyOf={({ id }) => id}
      columns={[
        { key: 'title', label: columns.title, isName: true, cell: ({ title, body }) => (
          <span className="grid gap-0.5"><UserText className="font-semibold">{title.ar}</UserText><UserText className="line-clamp-2 text-sm text-quiet">{body.ar}</UserText></span>
        ) },
        { key: 'audience', label: columns.audience, cell: ({ audience, topic, person }) => person !== null ? <UserText>{person.displayName}</UserText> : topic === null ? words.audiences[audience] : words.topics[topic] },
        { key: 'at', label: own.at, cell: ({ sendAt }) => <bdi>{plainMoment(sendAt)}</bdi> },
        { key: 'state', label: own.state, cell: ({ state }) => <span className={`font-semibold ${looks[state]}`}>{own.states[state]}</span> },
        { key: 'actions', label: own.actions, cell: (item) => item.state !== 'waiting' ? null : (
          <span className="flex flex-wrap justify-end gap-2 lg:justify-start">
            <Button variant="quiet" icon="edit" aria-label={own.editOne(item.title.ar)} onClick={() => onEdit(item)}>{own.edit}</Button>
            <Button variant="secondary" aria-label={own.cancelOne(item.title.ar)} onClick={() => onCancel(item)}>{own.cancel}</Button>
          </span>
        ) },
      ]}
    />
  );
}

function CancelScheduled({ scheduled, onClose }: { scheduled: ScheduledNotification; onClose: () => void }) {
  const words = useText().adminNotifications.scheduled;
  const describe = useErrorText();
  const cancel = useCancelScheduled();
  const confirm = () => cancel.mutate(scheduled, {
    onSuccess: () => {
      showToast({ id: 'scheduled-notification', title: words.cancelled });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open onClose={onClose} title={words.askTitle} confirm={words.confirm} keep={words.keep} busy={cancel.isPending}
      failure={cancel.error === null ? undefined : describe(cancel.error)} onConfirm={confirm}
    >
      <p>{words.ask(scheduled.title.ar, plainMoment(scheduled.sendAt))}</p>
    </ConfirmDialog>
  );
}
