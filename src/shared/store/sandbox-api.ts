import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

/** What may happen to a payment, chosen by hand on the sandbox's page. */
export const sandboxChoices = ['pay', 'decline', 'leave', 'pay-late', 'webhook-twice', 'webhook-lost'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

const id = z.uuid({ error: 'system/not-found' });

/** The sandbox's hosted page: open to any client with its address, as with a bank's. */
export const sandboxApi = {
  getPayment: contract({
    method: 'GET',
    path: '/api/sandbox-payments/{id}',
    access: 'anyone',
    summary: 'A payment in the sandbox, which moves no money.',
    input: z.strictObject({ id }),
    output: z.object({
      id: z.string(),
      amountFils: z.number().int(),
      state: z.enum(['open', 'captured', 'declined', 'refunded']),
    }),
    errors: ['system/not-found'],
  }),
  choose: contract({
    method: 'POST',
    path: '/api/sandbox-payments/{id}',
    access: 'anyone',
    summary: 'Decides what happens to a payment in the sandbox, and answers where the buyer goes next.',
    input: z.strictObject({ id, choice: z.enum(sandboxChoices) }),
    output: z.object({ location: z.string() }),
    errors: ['system/not-found'],
  }),
};
