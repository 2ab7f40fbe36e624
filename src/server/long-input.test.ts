import { afterEach, beforeEach, expect, it } from 'vitest';
import { maxPasswordLength } from '#shared/accounts/password.ts';
import { present } from '#shared/kernel/assert.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import { maxUnits } from '#shared/kernel/text.ts';
import { nameOfCall } from '#testing/probe.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { RawAnswer, TestClient } from '#testing/test-client.ts';
import { textPlacesOf } from '#testing/text-places.ts';

/** Characters that any text may be counted by: the longest is a password's. Every sample beside it is short. */
const maxCounted = maxPasswordLength + 100;

/** Characters: more than any body of a call with texts may have. */
const maxBodyLength = 500_000;

let counted = 0;
let normalized = 0;
const original = {
  segment: descriptorOf(Intl.Segmenter.prototype, 'segment'),
  normalize: descriptorOf(String.prototype, 'normalize'),
};
// Replaced by hand: a spy would keep every text.
beforeEach(() => {
  const segment = original.segment.value as (text: string) => Intl.Segments;
  const normalize = original.normalize.value as (form?: string) => string;
  replace(Intl.Segmenter.prototype, 'segment', function countSteps(this: Intl.Segmenter, text: string) {
    const steps = segment.call(this, text)[Symbol.iterator]();
    const next = () => {
      counted += 1;
      return steps.next();
    };
    return { [Symbol.iterator]: () => ({ next }) };
  });
  replace(String.prototype, 'normalize', function measure(this: string, form?: string) {
    normalized = Math.max(normalized, this.length);
    return normalize.call(this, form);
  });
});
afterEach(() => {
  Object.defineProperty(Intl.Segmenter.prototype, 'segment', original.segment);
  Object.defineProperty(String.prototype, 'normalize', original.normalize);
});

function descriptorOf(prototype: object, name: string): PropertyDescriptor {
  return present(Object.getOwnPropertyDescriptor(prototype, name), name);
}

function replace(prototype: object, name: string, value: unknown): void {
  Object.defineProperty(prototype, name, { ...descriptorOf(prototype, name), value });
}

// A megabyte is more than any body may have, so one text of each call is enough; the others are for the schemas, and for
// what comes after them.
it.each([1_000_000, 200_000, 9900, 1500])(
  'answers %d characters in any text of any call with 4xx, having looked at no more than may be there',
  async (length) => {
    const app = await createTestApp();
    const admin = await app.admin();
    const text = 'a'.repeat(length);
    const faults: string[] = [];
    let walked = 0;
    for (const contract of app.server.contracts) {
      const places = textPlacesOf(contract.input);
      for (const place of length > maxBodyLength ? places.slice(0, 1) : places) {
        walked += 1;
        counted = 0;
        normalized = 0;
        const { status } = await send(admin, contract, place.put(text));
        const name = `${nameOfCall(contract)} ${place.path}`;
        // A text that fits, or that the call passes over, is no reason to reject it.
        const fits = place.maxLength >= length && length <= 10_000;
        if (status >= 500 || (!fits && status < 400)) faults.push(`${name}: ${status}`);
        if (counted > maxCounted) faults.push(`${name}: ${counted} characters counted`);
        if (normalized > maxUnits(maxPasswordLength)) faults.push(`${name}: ${normalized} normalized`);
      }
    }
    expect(faults).toEqual([]);
    expect(walked).toBeGreaterThan(length > maxBodyLength ? 100 : 700);
  },
  300_000,
);

function send(
  client: TestClient,
  { method, path, isNavigation, isUpload }: Contract,
  value: unknown,
): Promise<RawAnswer> {
  const input = typeof value === 'object' && value !== null ? ({ ...value } as Record<string, unknown>) : {};
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const body = Object.fromEntries(
    Object.entries(input).filter(([name, inner]) => inner !== undefined && !path.includes(`{${name}}`)),
  );
  const query = () =>
    new URLSearchParams(Object.entries(body).map(([name, inner]) => [name, String(inner)])).toString();
  const headers = { 'idempotency-key': 'a-key-for-each' };
  if (method === 'GET') return client.request({ path: `${address}?${query()}` });
  if (isUpload)
    return client.request({
      method,
      path: `${address}?${query()}`,
      body: Buffer.from('x'),
      headers: { 'content-type': 'image/png' },
    });
  if (isNavigation)
    return client.request({
      method,
      path: address,
      body: query(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return client.request({ method, path: address, body, headers });
}
