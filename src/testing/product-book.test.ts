import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCallables } from '#shared/accounts/callables.ts';
import { authStateSchema } from '#shared/accounts/local-copy.ts';
import { userSchema } from '#shared/accounts/schema.ts';
import { errorRows } from '#shared/errors.ts';
import { gameRecordSchema } from '#shared/games/api.ts';
import { allErrors } from '#shared/i18n/all-errors.ts';
import { ar } from '#shared/i18n/ar/index.ts';
import { en } from '#shared/i18n/en/index.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { errorRecordSchema } from '#shared/monitoring/schema.ts';
import { pushCallables } from '#shared/notifications/api.ts';
import { notificationSchema } from '#shared/notifications/schema.ts';
import { redeemCodeSchema } from '#shared/redeem-codes/admin-api.ts';
import { ownRedeemCodesSchema, redeemCodeCallables } from '#shared/redeem-codes/api.ts';
import { maintenanceSchema } from '#shared/site-settings/maintenance.ts';
import { packageSchema } from '#shared/store/api.ts';
import { inAppErrorCodes } from '#shared/store/in-app-purchase.ts';
import { purchaseCallables, purchaseSchema } from '#shared/store/purchase-api.ts';
import { supportRequestSchema } from '#shared/support/admin-api.ts';
import { paths } from '#web/lib/paths.ts';
import { listOf, readBookList, readBookTable, valueInSource, valueOf, type BookRow } from './book-tables.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const product = (heading: string) => readBookTable('product.md', heading);
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);

describe('the description of the product', () => {
  it('describes every requirement once', () => {
    const described = idsIn(read('docs/product.md'), /^- \*\*([A-Z]+-\d+)\*\*/gm);
    const built = idsIn(read('docs/requirements.md'), /^- \*\*([A-Z]+-\d+)\*\*/gm);
    expect([...described].sort()).toEqual([...built].sort());
    expect(new Set(described).size).toBe(described.length);
  });

  it('lists every page with its access [ROUTE-1, ROUTE-3, ROUTE-4, ROUTE-5]', () => {
    const pages = product('Pages').map(({ path, access }) => ({ pattern: path, guard: access }));
    expect(pages).toEqual(Object.values(paths).map(({ pattern, guard }) => ({ pattern, guard })));
  });

  it.each(readBookList('product.md', 'Records'))('lists the fields of: %s', (record, fields) => {
    expect(listOf(fields)).toEqual(Object.keys(recordShapes[record] ?? expect.fail(`no record ${record}`)));
  });

  it('lists every callable function', () => {
    const callables = Object.values({
      ...accountCallables,
      ...redeemCodeCallables,
      ...pushCallables,
      ...purchaseCallables,
    });
    const fieldsOf = (schema: Schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []).join(', ');
    expect(product('Callable functions')).toEqual(
      callables.map(({ name, input, output }) => ({ name, input: fieldsOf(input), result: fieldsOf(output) })),
    );
  });

  it('lists every rate limit [LIMIT-1]', () => {
    const limits = product('Rate limits').map(({ operation, 'at most': max = '', within = '' }) => ({
      operation,
      max: Number(max),
      withinSeconds: valueOf(within) / 1000,
    }));
    expect(limits).toEqual(Object.entries(rateLimits).map(([operation, limit]) => ({ operation, ...limit })));
  });

  it('lists the in-app errors that offer another try [PAY-4]', () => {
    const retries = product('In-app purchase errors').map(({ type, retry }) => [type, retry]);
    expect(retries).toEqual(
      Object.entries(inAppErrorCodes).map(([type, code]) => [type, errorRows[code].retryable ? 'yes' : 'no']),
    );
  });

  it.each(product('Constants').map((row) => [row['id'], row['what'], row] as const))(
    'gives a constant as the code has it [%s]: %s',
    (_, __, { value = '', constant = '', file = '' }) => {
      expect(valueInSource(file, constant)).toBe(valueOf(value));
    },
  );

  it.each(product('Exact texts').map((row) => [row['id'], row['source'], row] as const))(
    'gives a text as the code has it [%s]: %s',
    (_, __, { text = '', source = '' }) => {
      if (source.endsWith('.ts')) expect(read(`src/${source}`)).toContain(`'${text}'`);
      else expect(textAt(source)).toBe(text);
    },
  );

  it('refers only to requirements that it describes', () => {
    const described = new Set(idsIn(read('docs/product.md'), /^- \*\*([A-Z]+-\d+)\*\*/gm));
    const used: readonly BookRow[] = [...product('Constants'), ...product('Exact texts')];
    expect(used.filter(({ id = '' }) => !described.has(id))).toEqual([]);
  });
});

const recordShapes: Readonly<Record<string, object>> = {
  user: userSchema.shape,
  'cached auth state': authStateSchema.shape,
  package: packageSchema.shape,
  purchase: purchaseSchema.shape,
  'redeem code': redeemCodeSchema.shape,
  'redeem codes of a user': ownRedeemCodesSchema.shape,
  game: gameRecordSchema.shape,
  'support request': supportRequestSchema.shape,
  notification: notificationSchema.shape,
  maintenance: maintenanceSchema.shape,
  'error record': errorRecordSchema.shape,
};

/** The text at "ar shell.loading". A text with parameters comes back with their names in braces. */
function textAt(source: string): unknown {
  const [language = '', path = ''] = source.split(' ');
  const catalogue: unknown = {
    ar: { ...ar, errors: allErrors.ar },
    en: { ...en, errors: allErrors.en },
  }[language];
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], catalogue);
  if (typeof found !== 'function') return found;
  // A text takes one number or name, or an object of parameters.
  const parameters = new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? () => '{n}' : `{${key}}`) });
  return (found as (given: object) => unknown)(parameters);
}
