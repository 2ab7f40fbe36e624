import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Events of each part, published to subscribers such as metrics; without a subscriber nothing runs. */
export interface Measurement<Message> {
  publish(message: Message): void;
  /** Returns how to stop listening. */
  listen(hear: (message: Message) => void): () => void;
}

function measurement<Message extends object>(part: string): Measurement<Message> {
  const name = `siraj:${part}`;
  const named = channel(name);
  return {
    publish: (message) => named.publish(message),
    listen(hear) {
      const subscriber = (message: unknown) => hear(message as Message);
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
/** After the commit. */
export const purchaseMoved = measurement<{ readonly to: string }>('purchase-moved');
export const providerAsked = measurement<{
  readonly provider: string;
  readonly outcome: 'answered' | 'refused' | 'failed';
  readonly durationMs: number;
}>('provider-asked');
/** Before the answer to a GET, which comes without Fastify and its hooks. */
export const assetAsked = measurement<{ readonly response: ServerResponse }>('asset-asked');
