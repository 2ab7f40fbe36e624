import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Events of each part, published to subscribers such as metrics; without a subscriber nothing runs. */
export interface Measurement<Message> {
  publish(message: Message): void;
  /** Subscribes; returns the unsubscribe function. */
  listen(listener: (message: Message) => void): () => void;
}

function measurement<Message extends object>(part: string): Measurement<Message> {
  const name = `siraj:${part}`;
  const named = channel(name);
  return {
    publish: (message) => named.publish(message),
    listen(listener) {
      const subscriber = (message: unknown) => listener(message as Message);
      subscribe(name, subscriber);
      return () => {
        unsubscribe(name, subscriber);
      };
    },
  };
}

export const outboxDelivered = measurement<{ readonly kind: string; readonly outcome: 'delivered' | 'failed' }>(
  'outbox-delivered',
);
/** Published after the commit. */
export const purchaseMoved = measurement<{ readonly to: string }>('purchase-moved');
export const providerAsked = measurement<{
  readonly provider: string;
  readonly outcome: 'answered' | 'refused' | 'failed';
  readonly durationMs: number;
}>('provider-asked');
/** Published before the answer to a GET of an asset, which bypasses Fastify's hooks. */
export const assetAsked = measurement<{ readonly response: ServerResponse }>('asset-asked');
