import { useText } from '../../../lib/language.ts';
import { Switch } from '../../../ui/choice.tsx';
import { usePush } from '../push/use-push.ts';

/** Whether this device receives pushes; shows the wanted state while the request is pending [NOTE-2] [USER-4]. */
export function PushSwitch() {
  const { push: words } = useText().notifications;
  const push = usePush();
  return (
    <Switch
      label={words.label}
      hint={push.isBlocked ? words.blocked : words.hint}
      checked={push.isOn}
      onChange={(wished) => (wished ? push.enable() : push.disable())}
    />
  );
}
