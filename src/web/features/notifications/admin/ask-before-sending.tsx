import { named } from '#shared/i18n/named.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { momentInWords } from '../../../lib/kuwait-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { NotificationPlan } from './notification-draft.ts';
import { useScheduleNotification, useSendNotification, type Reach } from './queries.ts';

interface AskBeforeSendingProps {
  readonly plan: NotificationPlan;
  readonly reach: Reach;
  /** The one that is changed. */
  readonly kept: { readonly id: string; readonly version: number } | null;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Says whom it comes to and when, before it is sent or kept for later. */
export function AskBeforeSending({ plan, reach, kept, onClose, onSent }: AskBeforeSendingProps) {
  const words = useStaffText().adminNotifications.confirm;
  const { language } = useLanguage();
  const describe = useErrorText();
  const send = useSendNotification();
  const schedule = useScheduleNotification(kept);
  const { people, devices, person, countedAt } = reach;
  const { sendAt } = plan;
  const wish = { ...plan.whom, ...(person === null ? {} : { userId: person.id }), ...plan.words };
  const done = (title: string) => ({
    onSuccess: () => {
      showToast({ id: 'notification-sent', title });
      onSent();
      onClose();
    },
  });
  const confirm = () => {
    if (sendAt === null) send.mutate(wish, done(words.sent));
    else schedule.mutate({ ...wish, sendAt }, done(words.scheduled));
  };
  const failure = send.error ?? schedule.error;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={sendAt === null ? words.title : words.titleLater}
      confirm={sendAt === null ? words.send : words.schedule}
      keep={words.keep}
      busy={send.isPending || schedule.isPending}
      failure={failure === null ? undefined : describe(failure)}
      onConfirm={confirm}
    >
      {person !== null && (
        <p className="font-semibold">
          {words.person(named(person.displayName, language))} <bdi dir="ltr">{person.email}</bdi>
        </p>
      )}
      {sendAt === null ? (
        <p>{words.reach(people, devices)}</p>
      ) : (
        <>
          <p className="font-semibold">{words.at(momentInWords(sendAt, language))}</p>
          <p>{words.reachLater(people, devices)}</p>
        </>
      )}
      {person === null && <p className="text-quiet">{words.counted(momentInWords(countedAt, language))}</p>}
      <p className="text-quiet">{sendAt === null ? words.final : words.cancellable}</p>
    </ConfirmDialog>
  );
}
