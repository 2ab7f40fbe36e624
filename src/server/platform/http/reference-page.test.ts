import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorRows } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { createTestApp } from '#testing/test-app.ts';
import { escapeHtml } from './escape-html.ts';
import { codesOf, openApiOf } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import type { MountedContract } from './server.ts';
import { limitsOf, schemaTable, typeOf } from './schema-table.ts';

const withoutEnd = new Set(['meta', 'link', 'br', 'wbr', 'input', '!doctype']);

/** The faults of an HTML page: unclosed elements, repeated ids, links to no id, skipped levels of headings. */
function faultsOf(html: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, slash, name = ''] of html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .matchAll(/<(\/?)([!a-z][a-z\d]*)\b[^>]*>/gi)) {
    if (slash === '' && !withoutEnd.has(name.toLowerCase())) open.push(name);
    if (slash === '/' && open.pop() !== name) faults.push(`</${name}> closes nothing`);
  }
  faults.push(...open.map((name) => `<${name}> is not closed`));
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  faults.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is there twice`));
  for (const [, target = ''] of html.matchAll(/ (?:href="#|aria-labelledby=")([^"]*)"/g))
    if (!ids.includes(target)) faults.push(`#${target} is missing`);
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1) faults.push('no single first heading');
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1) faults.push(`h${level} after h${levels[index - 1] ?? 0}`);
  });
  return faults;
}

it('shows every call to a reader, with its facts and each of its codes', async () => {
  const app = await createTestApp({ hasApiReference: true });
  const page = await app.visitor().request({ path: '/api/docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('<html lang="en" dir="ltr">');
  // A wide table scrolls by itself: on a phone the page does not.
  expect(page.text).not.toMatch(/(?<!<div class="wide"[^>]*>)<table/);
  const articles = page.text
    .split('<article')
    .slice(1)
    .map((text) => text.split('</article>')[0] ?? '');
  expect(app.server.contracts.length).toBeGreaterThan(150);
  for (const declared of app.server.contracts) {
    const name = `${declared.method} ${declared.path}`;
    const article = articles.find((text) => text.includes(`>${name}</a></h3>`)) ?? '';
    expect(article.replace(/<\/?code>/g, '`'), name).toContain(escapeHtml(declared.summary));
    expect(article.includes('the idempotency key is required'), name).toBe(declared.idempotent === true);
    for (const code of codesOf(declared)) expect(article, name).toContain(`<code>${code}</code></th>`);
    expect(page.text).toContain(`">${name}</a></li>`);
  }
  for (const topic of ['me', 'settings', 'games/{id}', 'notifications', 'announcements'])
    expect(
      articles.some((text) => text.includes(`<h3>${topic}</h3>`)),
      topic,
    ).toBe(true);
  const common = page.text.slice(page.text.indexOf('<h2 id="common-errors">'));
  for (const code of Object.keys(errorRows) as ErrorCode[])
    if (code.startsWith('system/')) expect(common).toContain(`<code>${code}</code>`);
});

it('is one well-formed page without scripts, whose policy allows its own styles and nothing else', async () => {
  const app = await createTestApp({ hasApiReference: true });
  const { text, headers } = await app.visitor().request({ path: '/api/docs' });
  expect(faultsOf(text)).toEqual([]);
  expect(text).not.toMatch(/<script|<link|<img| style=| on\w+=|javascript:|https?:\/\/(?!localhost|example)/i);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

it('is there only where the settings allow it', async () => {
  const app = await createTestApp();
  expect((await app.visitor().request({ path: '/api/docs' })).status).toBe(404);
  expect((await app.visitor().request({ path: '/api/openapi.json' })).status).toBe(200);
});

it('shows texts of contracts as texts', () => {
  const hostile = '</p><script>alert("1")</script>';
  const call: MountedContract = {
    method: 'POST',
    path: `/api/${hostile}`,
    access: 'anyone',
    summary: hostile,
    input: z.strictObject({ [hostile]: z.enum([hostile]).default(hostile), other: z.string().regex(/<b>&"/) }),
    output: z.object({
      [hostile]: z.literal(hostile),
      either: z.union([z.object({ a: z.literal(hostile) }), z.object({ b: z.string() })]),
    }),
    errors: [],
    domain: hostile,
    isLimited: true,
  };
  const page = referencePage(openApiOf([call], [], new URL('https://siraj.example')));
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>');
  expect(page.split('&lt;script&gt;').length).toBeGreaterThan(10);
  expect(faultsOf(page)).toEqual([]);
});

const described = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

it('names types and limits in words', () => {
  const facts = (schema: z.ZodType) => [typeOf(described(schema)), limitsOf(described(schema)).join('; ')];
  expect(facts(z.string().min(1).max(40))).toEqual(['string', '1 to 40 characters']);
  expect(facts(z.string().max(40).nullable())).toEqual(['string or null', 'at most 40 characters']);
  expect(facts(z.int().min(3))).toEqual(['integer', 'at least 3']);
  expect(facts(z.number().int().default(20))).toEqual(['integer', 'default 20']);
  expect(facts(z.uuid())).toEqual(['string (uuid)', '']);
  expect(facts(z.string().regex(/^a$/))).toEqual(['string', 'matches ^a$']);
  expect(facts(z.enum(['ar', 'en']))).toEqual(['"ar" | "en"', '']);
  expect(facts(z.array(z.string().length(2)).min(1).max(3))).toEqual([
    'array of string',
    '1 to 3 items; each exactly 2 characters',
  ]);
  expect(facts(z.record(z.string().max(8), z.number()))).toEqual(['map of number', 'names: at most 8 characters']);
  expect(facts(z.tuple([z.number(), z.boolean()]))).toEqual(['[number, boolean]', 'exactly 2 items']);
  expect(facts(z.unknown())).toEqual(['any', '']);
});

it('lists fields at any depth, and those of each shape under what distinguishes it', () => {
  const table = schemaTable(
    described(
      z.object({
        items: z.array(z.object({ price: z.number() })),
        byName: z.record(z.string(), z.object({ at: z.number().optional() })),
        step: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('answer'), right: z.boolean() }),
          z.object({ kind: z.literal('skip') }),
        ]),
        pair: z.tuple([z.object({ left: z.string() })]),
      }),
    ),
    'a table',
  );
  const fields = [...table.matchAll(/<tr[^>]*><th[^>]*>(.*?)<\/th>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  );
  expect(fields).toEqual([
    'Field',
    'items',
    'items[].price',
    'byName',
    'byName.*.at optional',
    'step',
    'step, if kind is &quot;answer&quot;',
    'step.kind',
    'step.right',
    'step, if kind is &quot;skip&quot;',
    'step.kind',
    'pair',
    'pair[0].left',
  ]);
});
