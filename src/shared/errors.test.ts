import { expect, it } from 'vitest';
import { errorRows } from './errors.ts';
import { allErrors } from './i18n/all-errors.ts';
import { errorText } from './i18n/error-text.ts';

const { ar, en } = allErrors;

it('has a text in both languages for every code, and no text without a code [AUTH-8] [ERR-2]', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(errorRows).sort());
  expect(Object.keys(en).sort()).toEqual(Object.keys(errorRows).sort());
});

it("names codes as domain/kebab-reason, except the product's own, and maps them to error statuses", () => {
  for (const [code, row] of Object.entries(errorRows)) {
    if (code !== 'rate-limited') expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/);
    expect(row.status).toBeGreaterThanOrEqual(400);
  }
});

it('writes Arabic in Arabic letters and Latin digits, without stray spaces', () => {
  for (const code of Object.keys(errorRows)) {
    const text = errorText(ar, code, { reason: 'used', from: 'paid', to: 'failed' });
    expect(text).toMatch(/^[\u0600-\u06ff]/);
    expect(text).not.toMatch(/[\u0660-\u0669]|^\s|\s$|\s{2}/);
  }
});

it('distinguishes a used link from a malformed one, and has a general text for unknown codes [AUTH-8]', () => {
  expect(errorText(ar, 'auth/invalid-action-code', { reason: 'used' })).not.toBe(
    errorText(ar, 'auth/invalid-action-code', { reason: 'malformed' }),
  );
  expect(errorText(ar, 'auth/from-tomorrow')).toBe('خطأ في المصادقة');
  expect(errorText(ar, 'store/from-tomorrow')).toBe('حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى لاحقًا.');
  expect(errorText(en, 'toString')).toBe(en['system/unexpected']);
});
