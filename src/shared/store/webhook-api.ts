import { z } from 'zod';
import { paymentProviderIds } from './payment-providers.ts';
import { contract } from '../kernel/contract.ts';

export const webhookApi = {
  takeWebhook: contract({
    method: 'POST',
    path: '/api/webhooks/{provider}',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'A webhook of a payment provider, authenticated by its signature over the raw body.',
    input: z.object({ provider: z.enum(paymentProviderIds) }),
    output: z.object({}),
    errors: ['store/webhook-refused', 'store/payment-unavailable'],
  }),
};
