import { expect, type APIRequestContext } from '@playwright/test';

interface Opened {
  readonly purchase: { readonly id: string };
  readonly payment: { readonly url: string };
}

/** A purchase of this browser's user, up to the sandbox's result; returns its id. */
export async function buy(
  request: APIRequestContext,
  origin: string,
  packageId: string,
  choice: 'pay' | 'decline',
  discountCode: string | null = null,
): Promise<string> {
  const opened = await request.post('/api/purchases', {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: { items: [{ packageId, quantity: 1 }], discountCode },
  });
  expect(opened.status()).toBe(201);
  const { purchase, payment } = (await opened.json()) as Opened;
  const chosen = await request.post(`/api/sandbox-payments/${payment.url.slice(payment.url.lastIndexOf('/') + 1)}`, {
    headers: { origin },
    data: { choice },
  });
  expect(chosen.status()).toBe(200);
  const status = choice === 'pay' ? 'paid' : 'failed';
  await expect
    .poll(
      async () => {
        const { purchase: now } = (await (
          await request.post(`/api/purchases/${purchase.id}/check`, { headers: { origin }, data: {} })
        ).json()) as { purchase: { status: string } };
        return now.status;
      },
      { message: `a purchase that is ${status}` },
    )
    .toBe(status);
  return purchase.id;
}
