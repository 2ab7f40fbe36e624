import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { supportAdminApi, type SupportRequest } from '#shared/support/admin-api.ts';
import { maxNotesLength, requestStatuses } from '#shared/support/schema.ts';
import { codeOf } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextArea } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestQuery, staffQuery, useChangeRequest } from './queries.ts';

/** The staff's form of a message. Input stays after a colleague's change, until the user loads theirs. */
export function RequestForm({ request }: { request: SupportRequest }) {
  const { form } = useStaffText().adminSupport;
  const [begun, setBegun] = useState(request);
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">{form.title}</h3>
      <Fields key={begun.version} request={begun} onChanged={setBegun} />
    </section>
  );
}

function Fields({ request, onChanged }: { request: SupportRequest; onChanged: (request: SupportRequest) => void }) {
  const words = useStaffText().adminSupport;
  const { form } = words;
  const describe = useErrorText();
  const client = useQueryClient();
  const staff = useQuery(staffQuery).data?.items ?? [];
  const change = useChangeRequest();
  const [isTouched, setIsTouched] = useState(false);
  useLeaveGuard(isTouched, { view: 'open' });
  const { id, version, assignedTo } = request;
  const isBehind = codeOf(supportAdminApi.change, change.error) === 'support/changed-meanwhile';
  // The current assignee can be chosen before the staff list is loaded, or when they are no longer staff.
  const people =
    assignedTo === null || staff.some((each) => each.id === assignedTo.id) ? staff : [assignedTo, ...staff];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const typed = new FormData(event.currentTarget);
    const status = requestStatuses.find((each) => each === typed.get('status'));
    const [assigned, notes] = [textOf(typed, 'assigned'), textOf(typed, 'notes')];
    change.mutate(
      { id, version, status, assignedTo: assigned === '' ? null : assigned, notes: notes === '' ? null : notes },
      {
        onSuccess: ({ item }) => {
          showToast({ id: 'support', title: form.saved });
          onChanged(item);
        },
      },
    );
  };
  const takeTheirs = async () => {
    const { item } = await client.query(requestQuery(id));
    showToast({ id: 'support', title: form.theirs });
    onChanged(item);
  };
  return (
    <form onSubmit={submit} onChange={() => setIsTouched(true)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="status"
          defaultValue={request.status}
          label={form.status}
          options={requestStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        />
        <SelectField
          key={people.length}
          name="assigned"
          defaultValue={assignedTo?.id ?? ''}
          label={form.assigned}
          options={[
            { value: '', label: words.nobody },
            ...people.map((each) => ({ value: each.id, label: each.displayName })),
          ]}
        />
      </div>
      <TextArea
        name="notes"
        rows={3}
        maxLength={maxNotesLength}
        defaultValue={request.notes ?? ''}
        label={form.notes}
        hint={form.notesHint}
      />
      <Alert message={change.error === null ? undefined : describe(change.error)} />
      <div className="flex flex-wrap justify-end gap-3">
        {isBehind && (
          <Button variant="secondary" icon="retry" onClick={() => void takeTheirs().catch(() => undefined)}>
            {form.takeOver}
          </Button>
        )}
        <Button type="submit" icon="check" busy={change.isPending}>
          {form.save}
        </Button>
      </div>
    </form>
  );
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
