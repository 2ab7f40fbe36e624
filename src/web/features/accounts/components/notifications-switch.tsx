import type { User } from '#shared/accounts/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Switch } from '../../../ui/choice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useUpdateMe } from '../queries.ts';

/** Whether one wishes to be told of news; shown as wished while the server is asked [USER-4]. */
export function NotificationsSwitch({ user }: { user: User }) {
  const { notifications } = useText().accounts.settings;
  const describe = useErrorText();
  const update = useUpdateMe();
  const wish = (notificationsEnabled: boolean) => update.mutate({ notificationsEnabled }, {
    onError: (error) => showToast({ id: 'notifications', variant: 'destructive', title: describe(error) }),
  });
  const isWished = (update.isPending ? update.variables.notificationsEnabled : undefined) ?? user.notificationsEnabled;
  return <Switch label={notifications.label} hint={notifications.hint} checked={isWished} onChange={wish} />;
}
