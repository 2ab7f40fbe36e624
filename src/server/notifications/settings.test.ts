import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseSettings } from '../platform/settings-group.ts';
import { notificationSettings } from './settings.ts';

const pushKeys = {
  VAPID_PUBLIC_KEY: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  VAPID_PRIVATE_KEY: 'p'.repeat(43),
};

it('takes a pair of push keys whole, and no other [NOTE-2]', () => {
  const parsed = parseSettings(notificationSettings, {
    ...pushKeys,
    VAPID_SUBJECT: 'mailto:push@siraj.example',
    PUSH_HOSTS: 'push.house.example, localhost:4444',
  });
  expect(parsed.ok && parsed.env.push).toEqual({
    keys: { publicKey: pushKeys.VAPID_PUBLIC_KEY, privateKey: pushKeys.VAPID_PRIVATE_KEY },
    subject: 'mailto:push@siraj.example',
    hosts: ['push.house.example', 'localhost:4444'],
    fcm: null,
  });
  const { VAPID_PUBLIC_KEY } = pushKeys;
  for (const key of [
    VAPID_PUBLIC_KEY.slice(0, 79),
    VAPID_PUBLIC_KEY.slice(0, 80),
    pushKeys.VAPID_PRIVATE_KEY,
    `C${VAPID_PUBLIC_KEY.slice(1)}`,
  ]) {
    expect(parseSettings(notificationSettings, { ...pushKeys, VAPID_PUBLIC_KEY: key })).toEqual({
      ok: false,
      problems: ['VAPID_PUBLIC_KEY VAPID key appears to be incomplete or malformed'],
    });
  }
  expect(parseSettings(notificationSettings, { VAPID_PUBLIC_KEY })).toEqual({
    ok: false,
    problems: ['VAPID_PRIVATE_KEY is needed with VAPID_PUBLIC_KEY'],
  });
  expect(parseSettings(notificationSettings, { PUSH_HOSTS: 'https://push.example' })).toEqual({
    ok: false,
    problems: ['PUSH_HOSTS must be hosts by comma'],
  });
});

it('reads the service account of the app from its JSON [NOTE-2]', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    project_id: 'siraj-app',
    client_email: 'push@siraj-app.example',
    private_key: privateKey,
  };
  const parsed = parseSettings(notificationSettings, { FCM_SERVICE_ACCOUNT: JSON.stringify(account) });
  expect(parsed.ok && parsed.env.push.fcm).toEqual({
    projectId: 'siraj-app',
    clientEmail: 'push@siraj-app.example',
    privateKey,
    tokenUrl: new URL('https://oauth2.googleapis.com/token'),
    apiUrl: new URL('https://fcm.googleapis.com'),
  });
  for (const wrong of ['/no/such/file.json', '{', JSON.stringify({ ...account, private_key: 'none' })]) {
    expect(parseSettings(notificationSettings, { FCM_SERVICE_ACCOUNT: wrong })).toEqual({
      ok: false,
      problems: ['FCM_SERVICE_ACCOUNT must be the JSON of a service account, or the path of its file'],
    });
  }
});
