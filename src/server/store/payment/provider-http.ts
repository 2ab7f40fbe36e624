import { z } from 'zod';
import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from '#shared/kernel/schema.ts';
import { providerAsked } from '../../platform/measurements.ts';
import { ProviderError, ProviderUnavailable } from './payment-provider.ts';
import type { PaymentFailure } from './payment-provider.ts';

const usualTimeoutMs = 10_000;
const maxBytes = 256 * 1024;
/** Not about the request itself: our key, our rate, or a proxy in between. */
const tryLater: readonly number[] = [401, 403, 407, 408, 425, 429];

export interface ProviderAccess {
  /** Of the log. */
  readonly provider: string;
  readonly baseUrl: URL;
  readonly token: string;
  readonly logger: FastifyBaseLogger;
  /** Ten seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** The provider's own error code and message; null if the body has none. */
  failureIn(body: unknown): PaymentFailure | null;
}

export interface ProviderCall<Answer> {
  readonly method: 'GET' | 'POST';
  /** Below the base address. */
  readonly path: string;
  readonly answer: Schema<Answer>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks a provider for JSON. Throws `ProviderError` for its own error answers, and `ProviderUnavailable` for anything
 * else that isn't the answer. Logs status and code, never keys or personal data.
 */
export async function askProvider<Answer>(access: ProviderAccess, call: ProviderCall<Answer>): Promise<Answer> {
  const beganAt = performance.now();
  const note = (outcome: 'answered' | 'refused' | 'failed') =>
    providerAsked.publish({ provider: access.provider, outcome, durationMs: performance.now() - beganAt });
  try {
    const answer = await readAnswer(access, call);
    note('answered');
    return answer;
  } catch (error) {
    note(error instanceof ProviderError ? 'refused' : 'failed');
    throw error;
  }
}

async function readAnswer<Answer>(access: ProviderAccess, call: ProviderCall<Answer>): Promise<Answer> {
  const { status, body } = await exchange(access, call);
  const failure = status < 500 && !tryLater.includes(status) ? access.failureIn(body) : null;
  if (failure !== null) {
    access.logger.warn(
      { provider: access.provider, path: call.path, status, code: failure.code },
      'a payment provider rejected a call',
    );
    throw new ProviderError(failure);
  }
  if (status < 200 || status > 299) {
    access.logger.warn(
      { provider: access.provider, path: call.path, status, code: access.failureIn(body)?.code },
      'a payment provider failed',
    );
    throw new ProviderUnavailable(`${access.provider} answered ${status}`);
  }
  const parsed = z.safeParse(call.answer, body);
  if (!parsed.success)
    throw new ProviderUnavailable(
      `${access.provider} answered what nobody understands: ${parsed.error.issues[0]?.path.join('.') ?? ''}`,
    );
  return parsed.data;
}

async function exchange(
  { provider, baseUrl, token, timeoutMs = usualTimeoutMs }: ProviderAccess,
  call: ProviderCall<unknown>,
): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(`${baseUrl.href.replace(/\/$/, '')}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      // A redirect must not receive the key.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: parseJson(await readText(answer)) };
  } catch (error) {
    throw new ProviderUnavailable(`${provider} could not be reached`, { cause: error });
  }
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Typed by the DOM, which knows no iteration; Node's streams have it.
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// What isn't JSON matches no schema, and the status still counts.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
