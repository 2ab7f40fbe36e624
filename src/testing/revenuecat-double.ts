import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { assert } from '#shared/kernel/assert.ts';
import type { InAppSettings } from '../server/store/index.ts';
import type { RawAnswer, TestClient } from './test-client.ts';

/** How the look-up answers: correctly, with an error, with invalid JSON, or never. */
export type DoubleMood = 'well' | 'failing' | 'nonsense' | 'silent';

export interface BoughtInApp {
  readonly productId: string;
  readonly transactionId: string;
  readonly purchasedAt: number;
  readonly isSandbox?: boolean;
  readonly store?: string;
}

/** RevenueCat on loopback: what customers bought, by its REST address of version 1. */
export interface RevenueCatDouble {
  readonly settings: InAppSettings;
  mood: DoubleMood;
  /** By the customer's id. */
  readonly bought: Map<string, BoughtInApp[]>;
  /** Paths that were asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

const apiKey = 'sk_of_the_double';

export async function startRevenueCatDouble(): Promise<RevenueCatDouble> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the double has a port');
  const double: RevenueCatDouble = {
    settings: {
      webhookAuthorization: 'Bearer of good news',
      webhookSecret: null,
      apiKey,
      apiUrl: new URL(`http://127.0.0.1:${address.port}`),
      isSandboxGranted: false,
      sandboxTesters: [],
      timeoutMs: 2000,
    },
    mood: 'well',
    bought: new Map(),
    asked: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    double.asked.push(path);
    if (double.mood === 'silent') return;
    if (double.mood === 'failing')
      return void response.writeHead(500).end('{"code":7000,"message":"Something went wrong"}');
    if (double.mood === 'nonsense') return void response.writeHead(200).end('<html>');
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return void response.writeHead(401).end('{"code":7225,"message":"Invalid API Key."}');
    const customer = /^\/v1\/subscribers\/([^/?]+)$/.exec(path)?.[1];
    if (customer === undefined) return void response.writeHead(404).end('{"code":7117}');
    const bought = double.bought.get(decodeURIComponent(customer)) ?? [];
    const products = [...new Set(bought.map(({ productId }) => productId))];
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        request_date_ms: 0,
        subscriber: {
          entitlements: {},
          subscriptions: {},
          original_app_user_id: decodeURIComponent(customer),
          non_subscriptions: Object.fromEntries(
            products.map((product) => [
              product,
              bought
                .filter(({ productId }) => productId === product)
                .map((each) => ({
                  id: `rc-${each.transactionId}`,
                  is_sandbox: each.isSandbox ?? false,
                  purchase_date: new Date(each.purchasedAt).toISOString(),
                  original_purchase_date: new Date(each.purchasedAt).toISOString(),
                  store: each.store ?? 'app_store',
                  store_transaction_id: each.transactionId,
                })),
            ]),
          ),
        },
      }),
    );
  });
  return double;
}

export interface InAppWebhook {
  readonly id: string;
  readonly type?: string;
  readonly appUserId?: string;
  readonly transactionId?: string;
  readonly productId?: string;
  readonly customPurchaseId?: string;
  /** Whatever else the event says, or says in another way. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A webhook's body as RevenueCat writes it. */
export function inAppWebhook({
  id,
  type = 'NON_RENEWING_PURCHASE',
  appUserId,
  transactionId = 'apple-1',
  productId = 'siraj.five',
  customPurchaseId,
  more = {},
}: InAppWebhook): string {
  return JSON.stringify({
    api_version: '1.0',
    event: {
      id,
      type,
      event_timestamp_ms: 1,
      app_id: 'app1',
      app_user_id: appUserId,
      original_app_user_id: appUserId,
      aliases: [appUserId],
      product_id: productId,
      transaction_id: transactionId,
      original_transaction_id: transactionId,
      store: 'APP_STORE',
      environment: 'PRODUCTION',
      purchased_at_ms: 1,
      price: 19.99,
      currency: 'USD',
      period_type: 'NORMAL',
      expiration_at_ms: null,
      subscriber_attributes:
        customPurchaseId === undefined ? {} : { customPurchaseId: { value: customPurchaseId, updated_at_ms: 1 } },
      ...more,
    },
  });
}

/** Sends a webhook as RevenueCat does. */
export function deliverInApp(
  client: TestClient,
  body: string,
  headers: Readonly<Record<string, string>> = { authorization: 'Bearer of good news' },
): Promise<RawAnswer> {
  return client.request({ method: 'POST', path: '/api/webhooks/revenuecat', body, headers });
}

export function signInApp(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
