import { expect, it } from 'vitest';
import { codeText } from './code-text.ts';

it("shows a room's code in two groups of three, with its zeros", () => {
  expect(codeText('123456')).toBe('123 456');
  expect(codeText('004007')).toBe('004 007');
});
