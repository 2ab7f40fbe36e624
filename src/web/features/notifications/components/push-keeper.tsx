import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isSitePath } from '#shared/kernel/site-path.ts';
import { useSession } from '../../../lib/session.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';
import { phoneOfApp } from '../push/app-push.ts';
import { canPush, permissionNow, subscribe } from '../push/browser-push.ts';
import { registerDevice } from '../push/push-device.ts';

const lookEveryMs = 60 * 60 * 1000;

/**
 * Keeps this device registered while its user wants pushes, renewed every 7 days; opens pages for the worker. Renders
 * nothing.
 */
export function PushKeeper() {
  const { user } = useSession();
  const navigate = useNavigate();
  const uid = user?.notificationsEnabled === true ? user.uid : null;
  useEffect(() => {
    if (uid === null) return undefined;
    const look = () => void keep(uid).catch(() => undefined);
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [uid]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const open = ({ data, ports }: MessageEvent<unknown>) => {
      if (
        typeof data !== 'object' ||
        data === null ||
        !('type' in data) ||
        data.type !== 'open-page' ||
        !('page' in data) ||
        !isSitePath(data.page)
      )
        return;
      ports[0]?.postMessage('opened');
      void navigate(data.page);
    };
    navigator.serviceWorker.addEventListener('message', open);
    return () => navigator.serviceWorker.removeEventListener('message', open);
  }, [navigate]);
  return null;
}

/** Never asks the person anything: what wasn't allowed stays as it is. */
async function keep(uid: string): Promise<void> {
  if (wrapper.isInside) await registerDevice(uid, await phoneOfApp(), Date.now());
  else if (canPush() && permissionNow() === 'granted') await registerDevice(uid, await subscribe(), Date.now());
}
