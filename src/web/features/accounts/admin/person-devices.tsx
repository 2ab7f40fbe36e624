import { useState } from 'react';
import type { Person } from '#shared/accounts/admin-api.ts';
import type { DeviceSession } from '#shared/accounts/api.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSignOutPerson } from './queries.ts';

/** The account's signed-in devices; each can be signed out, or all at once. */
export function PersonDevices({ person }: { person: Person }) {
  const {
    person: { devices: words },
    actions,
  } = useStaffText().adminPeople;
  const { language } = useLanguage();
  const nameOf = useDeviceName();
  const [ending, setEnding] = useState<DeviceSession | 'all' | null>(null);
  if (person.devices.length === 0) return <p className="text-quiet">{words.none}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {person.devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-2xl bg-well px-4 py-2"
          >
            <span className="grid">
              <span className="font-semibold">{nameOf(device)}</span>
              <span className="text-sm text-quiet">
                {device.isCurrent ? words.here : words.seen(formatDateTime(device.lastSeenAt, language))}
              </span>
            </span>
            {!device.isCurrent && (
              <Button variant="quiet" aria-label={words.endOf(nameOf(device))} onClick={() => setEnding(device)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!person.devices.some(({ isCurrent }) => isCurrent) && (
        <Button variant="secondary" icon="sign-out" className="justify-self-start" onClick={() => setEnding('all')}>
          {actions.signOut.open}
        </Button>
      )}
      {ending !== null && (
        <SignOutDialog id={person.uid} device={ending === 'all' ? null : ending} onClose={() => setEnding(null)} />
      )}
    </>
  );
}

function useDeviceName(): (device: DeviceSession) => string {
  const { devices: words } = useStaffText().adminPeople.person;
  return ({ browser, system }) =>
    browser !== null && system !== null ? words.on(browser, system) : (browser ?? system ?? words.unknown);
}

function SignOutDialog({ id, device, onClose }: { id: string; device: DeviceSession | null; onClose: () => void }) {
  const { actions } = useStaffText().adminPeople;
  const describe = useErrorText();
  const nameOf = useDeviceName();
  const signOut = useSignOutPerson();
  const words = device === null ? actions.signOut : actions.device;
  const confirm = () =>
    signOut.mutate(
      { id, deviceId: device?.id },
      {
        onSuccess: () => {
          showToast({ id: 'person', title: words.done });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.title}
      confirm={words.confirm}
      keep={actions.keep}
      busy={signOut.isPending}
      failure={signOut.error === null ? undefined : describe(signOut.error)}
      onConfirm={confirm}
    >
      <p>{device === null ? actions.signOut.will : actions.device.will(nameOf(device))}</p>
    </ConfirmDialog>
  );
}
