import { expect, it } from 'vitest';
import { sealText } from '../platform/sealed-text.ts';
import { flowDurationMs, flowPurpose, readFlow, startFlow } from './sign-in-flow.ts';

let now = 1000;
const deps = { clock: { now: () => now }, publicUrl: new URL('https://siraj.test'), secret: 'a secret of the server' };
const wish = { provider: 'google', mode: 'popup', origin: '/', language: 'ar', referralCode: null } as const;

it('reads the flow of its cookie until it expires, and none of another release with other fields [AUTH-3]', () => {
  const flow = startFlow(deps, wish);
  const seal = (content: object) => sealText(JSON.stringify(content), deps.secret, flowPurpose);
  const value = seal(flow);
  expect(readFlow(deps, value)).toEqual(flow);
  const { verifier: _, ...older } = flow;
  expect(readFlow(deps, seal(older))).toBeNull();
  const changed = value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  expect(readFlow(deps, changed)).toBeNull();
  expect(readFlow(deps, undefined)).toBeNull();
  now += flowDurationMs;
  expect(readFlow(deps, value)).toBeNull();
});
