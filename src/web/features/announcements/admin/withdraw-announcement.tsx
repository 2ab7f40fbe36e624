import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useWithdrawAnnouncement } from './queries.ts';

/** Asks before an announcement is withdrawn permanently. */
export function WithdrawAnnouncement({
  announcement,
  onClose,
}: {
  announcement: StaffAnnouncement;
  onClose: () => void;
}) {
  const words = useStaffText().adminAnnouncements.withdraw;
  const { language } = useLanguage();
  const describe = useErrorText();
  const withdraw = useWithdrawAnnouncement();
  const confirm = () =>
    withdraw.mutate(announcement, {
      onSuccess: () => {
        showToast({ id: 'announcements', title: words.done });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.title}
      confirm={words.confirm}
      keep={words.keep}
      busy={withdraw.isPending}
      failure={withdraw.error === null ? undefined : describe(withdraw.error)}
      onConfirm={confirm}
    >
      <p>{words.will(announcement.title[language])}</p>
    </ConfirmDialog>
  );
}
