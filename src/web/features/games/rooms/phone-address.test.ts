import { expect, it } from 'vitest';
import { phoneAddress } from './phone-address.ts';

it('gives phones a short address on the site that the page was opened at', () => {
  expect(phoneAddress('004007', { origin: 'https://siraj.example', host: 'siraj.example' })).toEqual({
    scanned: 'https://siraj.example/r/004007',
    typed: 'siraj.example/r',
  });
});
