import { z } from 'zod';

/**
 * Messages between the page and the native wrapper, protocol version 1. The envelope is `{ v: 1, id, type, … }` in both
 * directions. Unknown fields are dropped, and invalid messages are ignored.
 */
export const wrapperProtocol = 1;

/** Longest accepted JSON text, in UTF-16 code units; the app sends far less. */
export const maxMessageLength = 64 * 1024;

export const wrapperPlatforms = ['ios', 'android'] as const;
export type WrapperPlatform = (typeof wrapperPlatforms)[number];

/** Features that an app can announce; for the others the page uses web APIs. */
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
      /** One of the product's own types; takes precedence over `code`. */
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
    /** Unknown names are ignored. */
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

/** To the app. The bridge adds `v` and `id`. */
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

/** Parses a message of the app, from JSON text or an object; null if it is invalid or too long. */
export function readMessage(data: unknown): IncomingMessage | null {
  const value = typeof data === 'string' ? parseJson(data) : data;
  return incomingMessageSchema.safeParse(value).data ?? null;
}

function parseJson(text: string): unknown {
  if (text.length > maxMessageLength) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
