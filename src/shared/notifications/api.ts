import { z } from 'zod';
import { callable, defaultFunctionsRegion } from '../kernel/callable.ts';
import { contract } from '../kernel/contract.ts';
import { wrapperPlatforms } from '../kernel/wrapper-messages.ts';
import { notificationSchema, pushTopics } from './schema.ts';

const key = z.string().max(200);
const device = {
  /** A browser, as its push service gave it to us; `origin` is what Firebase's own client adds. */
  web: z
    .strictObject({
      endpoint: z.string().max(1000),
      auth: key,
      p256dh: key,
      applicationPubKey: key.optional(),
      origin: key.optional(),
    })
    .optional(),
  /** A phone with the app on it. */
  native: z
    .strictObject({ token: z.string().regex(/^[\x21-\x7e]{1,1000}$/), platform: z.enum(wrapperPlatforms).optional() })
    .optional(),
};
const isOne = ({ web, native }: { readonly web?: unknown; readonly native?: unknown }) =>
  (web === undefined) !== (native === undefined);
const one = { error: 'notifications/one-device', path: ['web'] };
const registered = z.object({ token: z.string() });
const nothing = z.object({});
const token = z.string().max(100);

const deviceErrors = [
  'notifications/endpoint-refused',
  'notifications/device-keys-refused',
  'notifications/key-malformed',
  'notifications/key-unknown',
] as const;

export const pushApi = {
  getKey: contract({
    method: 'GET',
    path: '/api/push/key',
    access: 'anyone',
    summary: 'The public key by which browsers know our pushes (VAPID).',
    input: z.strictObject({}),
    output: z.object({ publicKey: z.string() }),
    errors: [],
  }),
  register: contract({
    method: 'POST',
    path: '/api/push/registrations',
    access: 'signed-in',
    summary:
      "Registers a device for pushes to the caller; the same device keeps its token. A device of another account moves to the caller's.",
    input: z.strictObject(device).refine(isOne, one),
    output: registered,
    errors: deviceErrors,
  }),
  refresh: contract({
    method: 'PATCH',
    path: '/api/push/registrations/{token}',
    access: 'signed-in',
    summary: "Renews the caller's device, which may have new keys or a new address.",
    input: z.strictObject({ token, ...device }).refine(isOne, one),
    output: registered,
    errors: ['notifications/registration-not-found', ...deviceErrors],
  }),
  unregister: contract({
    method: 'DELETE',
    path: '/api/push/registrations/{token}',
    access: 'signed-in',
    summary: "Stops pushes to the caller's device.",
    input: z.strictObject({ token }),
    output: nothing,
    errors: ['notifications/registration-not-found'],
  }),
};

const topicsSchema = z.object({
  token: z.string().min(1).max(4096),
  topics: z.array(z.enum(pushTopics)).min(1).max(50),
  userId: z.string().max(100).optional(),
});
const followedSchema = z.object({ success: z.literal(true), topics: z.array(z.enum(pushTopics)) });

export const pushCallables = {
  subscribeToTopics: callable({
    name: 'subscribeToTopics',
    rules: { access: 'signed-in' },
    summary: "Follows topics, by the token of the caller's device and for all their devices.",
    input: topicsSchema,
    output: followedSchema,
    errors: ['notifications/registration-not-found', 'auth/permission-denied'],
  }),
};

/** The callable as our own page calls it. */
export const subscribeToTopicsCall = contract({
  method: 'POST',
  path: `/functions/${defaultFunctionsRegion}/subscribeToTopics`,
  access: 'signed-in',
  summary: pushCallables.subscribeToTopics.summary,
  input: z.object({ data: topicsSchema }),
  output: z.object({ result: followedSchema }),
  errors: pushCallables.subscribeToTopics.errors,
});

export const notificationsApi = {
  list: contract({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    summary: "The caller's notifications, newest first, and the number of unread ones.",
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({
      items: z.array(notificationSchema),
      nextCursor: z.string().nullable(),
      hasMore: z.boolean(),
      unread: z.number().int(),
    }),
    errors: [],
  }),
  markRead: contract({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signed-in',
    summary: "Marks notifications as read: some, or all. Ignores ids that are not the caller's.",
    input: z
      .strictObject({ ids: z.array(z.string().max(100)).min(1).max(100).optional(), all: z.literal(true).optional() })
      .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), { path: ['ids'] }),
    output: z.object({ unread: z.number().int() }),
    errors: [],
  }),
};
