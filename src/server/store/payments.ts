import type { HttpServer } from '../platform/http/index.ts';
import { createSandbox, sandboxSignatureHeader } from './payment/sandbox-provider.ts';
import type { Sandbox } from './payment/sandbox-provider.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { Payments, StoreDeps } from './store-deps.ts';
import { z } from 'zod';

/** Who may be asked to take money, as the environment names them. */
export interface PaymentSettings {
  /** None: the first that is set up, else the sandbox. */
  readonly provider: PaymentProviderId | null;
}

export function createPayments(deps: StoreDeps & { readonly secret: string }, settings: PaymentSettings): { payments: Payments; sandbox: Sandbox } {
  const sandbox = createSandbox(deps);
  const providers: PaymentProvider[] = [sandbox];
  const active = providers.find(({ id }) => id === settings.provider) ?? providers.at(-1) ?? sandbox;
  return { sandbox, payments: { active, byId: new Map(providers.map((provider) => [provider.id, provider])) } };
}

const delivery = z.object({ body: z.string(), signature: z.string() });

/** Handles `store/sandbox-webhook`: knocks at our own door as a real provider would. */
export async function deliverSandboxWebhook(server: HttpServer, payload: unknown): Promise<void> {
  const { body, signature } = delivery.parse(payload);
  const answer = await server.fastify.inject({
    method: 'POST', url: '/api/webhooks/sandbox', payload: body, headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signature },
  });
  if (answer.statusCode !== 200) throw new Error(`the webhook was answered ${answer.statusCode}`);
}
