import { useState } from 'react';
import type { DeviceSession } from '#shared/accounts/api.ts';
import { formatDate, formatDateTime } from '#shared/i18n/format.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useDevices, useEndDevice, useEndOtherDevices } from '../device-queries.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The user's signed-in devices, with a sign-out for each [AUTH-2]. */
export function Devices() {
  const { devices } = useText().accounts.ways;
  const describe = useErrorText();
  const { data, error, refetch } = useDevices();
  return (
    <SettingsPanel title={devices.title} hint={devices.hint}>
      {data !== undefined ? (
        <DeviceList items={data} />
      ) : error !== null ? (
        <FailedState title={devices.failed} message={describe(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </SettingsPanel>
  );
}

function DeviceList({ items }: { items: readonly DeviceSession[] }) {
  const { devices } = useText().accounts.ways;
  const others = items.filter(({ isCurrent }) => !isCurrent);
  // This device comes first, in any order of use.
  const inOrder = [...items.filter(({ isCurrent }) => isCurrent), ...others];
  return (
    <>
      <ul className="grid gap-3">
        {inOrder.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others.length === 0 ? <p className="text-quiet">{devices.alone}</p> : <EndOthers count={others.length} />}
    </>
  );
}

const icons = { phone: 'phone', computer: 'device', tv: 'tv', unknown: 'help' } as const;

function DeviceRow({ device }: { device: DeviceSession }) {
  const { devices } = useText().accounts.ways;
  const { language } = useLanguage();
  const describe = useErrorText();
  const end = useEndDevice();
  const name = useDeviceName(device);
  const signOut = () =>
    end.mutate(device, {
      onSuccess: () => showToast({ id: 'device', title: devices.ended(name) }),
      onError: (error) => showToast({ id: 'device', variant: 'destructive', title: describe(error) }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-well px-4 py-3">
      <Icon name={icons[device.form]} className="size-7 text-saffron-text" />
      <div className="grid min-w-0 grow basis-40">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-quiet">
          {device.isCurrent ? (
            <strong className="font-semibold text-success">{devices.here}</strong>
          ) : (
            devices.lastSeen(formatDateTime(device.lastSeenAt, language))
          )}
        </span>
        <span className="text-sm text-quiet">{devices.since(formatDate(device.createdAt, language))}</span>
      </div>
      {!device.isCurrent && (
        <Button variant="quiet" busy={end.isPending} aria-label={devices.endOf(name)} onClick={signOut}>
          {devices.end}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: DeviceSession): string {
  const { devices } = useText().accounts.ways;
  if (browser !== null && system !== null) return devices.device(browser, system);
  return browser ?? system ?? devices.unknown;
}

/** Asked once more: it can't be taken back. */
function EndOthers({ count }: { count: number }) {
  const text = useText();
  const { devices } = text.accounts.ways;
  const describe = useErrorText();
  const end = useEndOtherDevices();
  const [isAsked, setIsAsked] = useState(false);
  const signOut = () =>
    end.mutate(undefined, {
      onSuccess: () => showToast({ id: 'device', title: devices.endedOthers }),
      onError: (error) => showToast({ id: 'device', variant: 'destructive', title: describe(error) }),
      onSettled: () => setIsAsked(false),
    });
  return (
    <>
      <Button variant="secondary" icon="sign-out" className="justify-self-start" onClick={() => setIsAsked(true)}>
        {devices.endOthers}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={devices.endOthersTitle}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              {text.shell.cancel}
            </Button>
            <Button variant="danger" busy={end.isPending} onClick={signOut}>
              {devices.endOthersNow}
            </Button>
          </>
        }
      >
        <p>{devices.endOthersWhy(count)}</p>
      </Dialog>
    </>
  );
}
