import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Maintenance, MaintenanceWish } from '#shared/site-settings/maintenance.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { maintenanceDraftOf, maintenanceDraftSchema } from './maintenance-draft.ts';
import { useSetMaintenance } from './queries.ts';

const resolver = formResolver(maintenanceDraftSchema);

/** Switching it on asks first, since all users are blocked at once; switching it off doesn't. */
export function MaintenanceForm({ kept }: { kept: Maintenance }) {
  const words = useStaffText().adminMaintenance;
  const set = useSetMaintenance();
  const [asked, setAsked] = useState<MaintenanceWish | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver, defaultValues: maintenanceDraftOf(kept) });
  useLeaveGuard(isDirty);
  const send = async (wish: MaintenanceWish, title: string) => {
    try {
      await set.mutateAsync(wish);
      showToast({ id: 'maintenance', title });
    } catch (error) {
      showServerError(error, setError, {}, ['message', 'estimatedMinutes']);
    }
  };
  const submit = useSubmit(
    handleSubmit(async (typed) => {
      const wish = { ...typed, enabled: true };
      if (kept.maintenanceMode) await send(wish, words.saved.changed);
      else setAsked(wish);
    }),
  );
  const describeCode = useCodeText(words.problems);
  const problemOf = (name: 'message' | 'estimatedMinutes' | 'root') => describeCode(errors[name]?.message);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Alert message={problemOf('root')} />
      <TextArea
        {...register('message')}
        rows={2}
        label={words.message}
        hint={words.messageHint}
        error={problemOf('message')}
      />
      <TextField
        {...register('estimatedMinutes')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={words.minutes}
        hint={words.minutesHint}
        error={problemOf('estimatedMinutes')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {kept.maintenanceMode ? (
          <>
            <Button type="submit" variant="quiet" icon="check" busy={isSubmitting}>
              {words.save}
            </Button>
            <Button
              icon="check"
              busy={set.isPending && !isSubmitting}
              onClick={() => void send({ enabled: false }, words.saved.off)}
            >
              {words.switchOff}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="danger" icon="repair">
            {words.switchOn}
          </Button>
        )}
      </div>
      {asked !== null && <AskFirst wish={asked} onClose={() => setAsked(null)} />}
    </form>
  );
}

function AskFirst({ wish, onClose }: { wish: MaintenanceWish; onClose: () => void }) {
  const words = useStaffText().adminMaintenance;
  const describe = useErrorText();
  const set = useSetMaintenance();
  // The form is remounted with the saved state, and this dialog with it: its callbacks would never be called.
  const confirm = async () => {
    try {
      await set.mutateAsync(wish);
      showToast({ id: 'maintenance', title: words.saved.on });
      onClose();
    } catch {
      // The question says what failed.
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.askTitle}
      confirm={words.confirm}
      keep={words.keep}
      busy={set.isPending}
      failure={set.error === null ? undefined : describe(set.error)}
      onConfirm={() => void confirm()}
    >
      <ul className="grid gap-1 ps-5 [list-style:disc]">
        <li>{words.ask.shown}</li>
        <li>{words.ask.games}</li>
        <li>{words.ask.staff}</li>
      </ul>
    </ConfirmDialog>
  );
}
