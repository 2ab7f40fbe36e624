import { z } from 'zod';

/**
 * What the page and the app round it say to each other, version 1. Both ways the envelope is
 * `{ v: 1, id, type, … }`; fields beyond these are dropped, and so is a message that doesn't fit.
 */
export const wrapperProtocol = 1;

/** A message beyond this is nothing the app would send. */
export const maxMessageBytes = 64 * 1024;

export const wrapperPlatforms = ['ios', 'android'] as const;
export type WrapperPlatform = (typeof wrapperPlatforms)[number];

/** What an app may say that it does; of anything else the page uses the web's own way. */
export const wrapperCapabilities = ['google_sign_in', 'apple_sign_in', 'share', 'haptics'] as const;
export type WrapperCapability = (typeof wrapperCapabilities)[number];

const id = z.string().min(1).max(200);
const envelope = { v: z.literal(wrapperProtocol).default(wrapperProtocol), id: id.optional() };

/** A store SDK's error: its name or number, or an object that wraps one. */
const errorSchema = z.union([
  z.string().transform((code) => ({ code, message: null, isCancelled: false })),
  z
    .object({
      code: z.union([z.string(), z.number()]).nullish(),
      /** One of the product's own types; goes before the SDK's code. */
      type: z.string().nullish(),
      message: z.string().nullish(),
      userCancelled: z.boolean().nullish(),
    })
    .transform(({ code, type, message, userCancelled }) => ({
      code: type ?? (code === undefined || code === null ? null : String(code)),
      message: message ?? null,
      isCancelled: userCancelled === true,
    })),
]);

/** From the app. A purchase without its id is accepted, so that the buyer sees the result. */
export const incomingMessageSchema = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('purchase_success'), customPurchaseId: id.nullable().catch(null) }),
  z.object({
    ...envelope,
    type: z.literal('purchase_error'),
    customPurchaseId: id.nullable().catch(null),
    error: errorSchema,
  }),
  z.object({
    ...envelope,
    type: z.literal('push_token'),
    token: z.string().min(1).max(4096),
    platform: z.enum(wrapperPlatforms).optional(),
  }),
  z.object({
    ...envelope,
    type: z.literal('app_info'),
    platform: z.enum(wrapperPlatforms).optional(),
    appVersion: z.string().max(60).optional(),
    /** Names that this page doesn't know are left alone. */
    capabilities: z.array(z.string().max(60)).max(100).optional().catch(undefined),
  }),
  // The answer to `sign_in`: `code` or `error` of the return address; "cancelled" if the user closed it.
  z.object({
    ...envelope,
    type: z.literal('sign_in_result'),
    provider: z.enum(['google', 'apple']),
    code: z.string().max(4096).nullish(),
    error: z.string().max(200).nullish(),
  }),
]);
export type IncomingMessage = z.output<typeof incomingMessageSchema>;
export type IncomingType = IncomingMessage['type'];
export type IncomingOf<Type extends IncomingType> = Extract<IncomingMessage, { type: Type }>;

/** To the app. Version and id are put on by the bridge. */
export type OutgoingMessage =
  | {
      readonly type: 'purchase';
      readonly productId: string;
      readonly customPurchaseId: string;
      readonly appUserId: string;
    }
  /** The app opens `startUrl` in the system's browser, never in a web view, and answers with `sign_in_result`. */
  | { readonly type: 'sign_in'; readonly provider: 'google' | 'apple'; readonly startUrl: string }
  | { readonly type: 'share'; readonly title: string; readonly text: string; readonly url: string }
  | { readonly type: 'haptic'; readonly style: 'light' | 'medium' | 'heavy' }
  | { readonly type: 'logged_out' };

/** What has come, as JSON or as an object; null for anything that is no message of the app. */
export function readMessage(data: unknown): IncomingMessage | null {
  const value = typeof data === 'string' ? parseJson(data) : data;
  return incomingMessageSchema.safeParse(value).data ?? null;
}

function parseJson(text: string): unknown {
  if (text.length > maxMessageBytes) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
