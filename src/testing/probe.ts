import type { Contract } from '#shared/kernel/contract.ts';
import type { RawAnswer, TestClient } from './test-client.ts';

export const nameOfCall = ({ method, path }: Contract) => `${method} ${path}`;

/** Sends a request with an invalid body, so that even a permitted caller changes nothing. */
export function probe(client: TestClient, { method, path }: Contract): Promise<RawAnswer> {
  const address = path.replace(/\{\w+\}/g, 'x');
  if (method === 'GET') return client.request({ path: `${address}?no-such-field=1` });
  return client.request({
    method,
    path: address,
    body: path.startsWith('/functions/') ? { data: [] } : [],
    headers: { 'idempotency-key': 'probe' },
  });
}

/** The error code of an answer, in either protocol. */
export function errorCode({ json }: RawAnswer): string | null {
  const { error } = (json ?? {}) as { error?: { code?: string; details?: { code: string } } };
  return error?.code ?? error?.details?.code ?? null;
}
