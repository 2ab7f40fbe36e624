import type { z } from 'zod';
import { supportApi } from '#shared/support/api.ts';
import type { SentFrom } from '#shared/support/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';

export const messageSchema = supportApi.sendRequest.input;
export type MessageInput = z.input<typeof messageSchema>;

/** A pending message with a unique id: sent twice, it is stored once. */
export type Message = MessageInput & { readonly messageId: string };

/** A network that gives no answer counts as none. */
const patienceMs = 8000;

export async function sendMessage(message: MessageInput): Promise<void> {
  await call(supportApi.sendRequest, message, { signal: AbortSignal.timeout(patienceMs) });
}

/** The data that support needs first. */
export function sentFrom(): SentFrom {
  const { appVersion, platform } = wrapper;
  return {
    page: window.location.pathname.slice(0, 200),
    language: currentLanguage(),
    screen: `${Math.round(window.innerWidth)}x${Math.round(window.innerHeight)}`,
    platform: wrapper.isInside ? platform : 'web',
    ...(appVersion === null ? {} : { appVersion: appVersion.slice(0, 40) }),
  };
}
