import { present } from '#shared/kernel/assert.ts';
import type { PaymentSettings as EnvPaymentSettings } from './settings.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { createMyFatoorah } from './payment/myfatoorah-provider.ts';
import { createSandbox, sandboxSignatureHeader } from './payment/sandbox-provider.ts';
import type { Sandbox } from './payment/sandbox-provider.ts';
import { createTap } from './payment/tap-provider.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { Payments, StoreDeps } from './deps.ts';
import { z } from 'zod';

/** Who may be asked to take money, as the environment names them, and how long they may think. */
export type PaymentSettings = EnvPaymentSettings & { readonly timeoutMs?: number };

export function createPayments(
  deps: PaymentParts,
  settings: PaymentSettings,
): { payments: Payments; sandbox: Sandbox } {
  const sandbox = createSandbox(deps);
  const { provider, tap, myFatoorah, timeoutMs } = settings;
  // In order of preference, if none is named.
  const providers: PaymentProvider[] = [
    ...(tap === null ? [] : [createTap({ ...deps, settings: tap, timeoutMs })]),
    ...(myFatoorah === null ? [] : [createMyFatoorah({ ...deps, settings: myFatoorah, timeoutMs })]),
    sandbox,
  ];
  const active = present(
    provider === null ? providers[0] : providers.find(({ id }) => id === provider),
    'the provider of the settings',
  );
  return { sandbox, payments: { active, byId: new Map(providers.map((provider) => [provider.id, provider])) } };
}

type PaymentParts = Pick<StoreDeps, 'database' | 'clock' | 'outbox' | 'logger' | 'publicUrl'> & {
  readonly secret: string;
};

const delivery = z.object({ body: z.string(), signature: z.string() });

/** Handles `store/sandbox-webhook`: sends a webhook to our own server, as a real provider would. */
export async function deliverSandboxWebhook(server: HttpServer, payload: unknown): Promise<void> {
  const { body, signature } = delivery.parse(payload);
  const answer = await server.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    payload: body,
    headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signature },
  });
  if (answer.statusCode !== 200) throw new Error(`the webhook was answered ${answer.statusCode}`);
}
