import { z } from 'zod';
import { idempotencyHeader, type Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';

/** What a caller knows after a call: without an answer, it may have happened or not. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly code: string; readonly why: string };

/** One browser on a server that may be killed at any moment: keeps its cookies, never throws for a lost connection. */
export interface Caller {
  /** `key` is the idempotency key; a repeated call names the same one. */
  call<Input extends Schema, Output extends Schema>(
    contract: Contract<Input, Output>,
    input: z.input<Input>,
    key?: string,
  ): Promise<Outcome<z.output<Output>>>;
  readonly cookie: () => string;
  /** The same browser, at another process of the same site. */
  on(address: string): Caller;
}

/** Called after each call; `code` is null for a success, `tookMs` ends with the last byte of the answer. */
export type OnAnswer = (contract: Contract, tookMs: number, code: string | null) => void;

const answerWithinMs = 20_000;
const errorBody = z.object({ error: z.object({ code: z.string() }) });

/** `address` is a process; the browser sends the origin of the public address, if that is another one. */
export function createCaller(
  address: string,
  origin = address,
  cookies = new Map<string, string>(),
  onAnswer: OnAnswer = () => undefined,
): Caller {
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  /** Status and text of the answer; null without one. */
  async function ask(contract: Contract, input: unknown, key: string): Promise<Answer | Error> {
    const { path, body } = addressOf(contract, input);
    try {
      const answer = await fetch(`${address}${path}`, {
        method: contract.method,
        signal: AbortSignal.timeout(answerWithinMs),
        headers: {
          origin,
          cookie: cookie(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(contract.idempotent ? { [idempotencyHeader]: key } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      return { status: answer.status, text };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    cookie,
    on: (elsewhere) => createCaller(elsewhere, origin, cookies, onAnswer),
    async call(contract, input, key = crypto.randomUUID()) {
      const startedAt = performance.now();
      const answer = await ask(contract, input, key);
      const tookMs = performance.now() - startedAt;
      const failed = failureOf(answer);
      onAnswer(contract, tookMs, failed?.code ?? null);
      if (failed !== null) return failed;
      return { kind: 'done', value: z.parse(contract.output, answer instanceof Error ? null : jsonOf(answer.text)) };
    },
  };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function failureOf(answer: Answer | Error): Exclude<Outcome<never>, { kind: 'done' }> | null {
  if (answer instanceof Error) {
    const code = answer.name === 'TimeoutError' ? 'timeout' : 'no-answer';
    return { kind: 'unknown', code, why: answer.message };
  }
  const { status, text } = answer;
  if (status < 400) return null;
  const refusal = errorBody.safeParse(jsonOf(text));
  const code = refusal.success ? refusal.data.error.code : `${status} without a code`;
  return status < 500 ? { kind: 'refused', code } : { kind: 'unknown', code, why: `${status} ${text.slice(0, 200)}` };
}

function addressOf(contract: Contract, input: unknown): { readonly path: string; readonly body?: object } {
  const rest = new Map(Object.entries(z.record(z.string(), z.unknown()).parse(input)));
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (contract.method !== 'GET') return { path, body: Object.fromEntries(rest) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return { path: query.size === 0 ? path : `${path}?${query.toString()}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value of a call that must succeed. */
export function doneOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'done') return outcome.value;
  throw new Error(outcome.kind === 'refused' ? `refused: ${outcome.code}` : `no answer: ${outcome.why}`);
}
