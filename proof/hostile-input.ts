/** Requests that a hostile caller sends: from the API description, with one thing wrong or nothing at all. */
import { z } from 'zod';
import { randomIndex, type Random } from '#shared/kernel/random.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const schemaSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  format: z.string().optional(),
});
const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), schema: z.unknown().optional() })).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })) })
    .optional(),
});

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: readonly { readonly name: string; readonly schema: unknown }[];
  readonly bodyType: string | null;
  readonly bodySchema: unknown;
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | null;
}

const methods = new Set(['get', 'post', 'patch', 'put', 'delete']);

/** Every operation of an OpenAPI description. */
export function operationsOf(description: unknown): readonly Operation[] {
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(description);
  return Object.entries(paths).flatMap(([path, all]) =>
    Object.entries(all)
      .filter(([method]) => methods.has(method))
      .map(([method, value]): Operation => {
        const { parameters, requestBody } = operationSchema.parse(value);
        const [body] = Object.entries(requestBody?.content ?? {});
        return {
          method: method.toUpperCase(),
          path,
          inPath: parameters.filter((each) => each.in === 'path').map(({ name }) => name),
          inQuery: parameters.filter((each) => each.in === 'query').map(({ name, schema = {} }) => ({ name, schema })),
          bodyType: body?.[0] ?? null,
          bodySchema: body?.[1].schema ?? {},
        };
      }),
  );
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[randomIndex(random, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const ids = [
  '00000000-0000-4000-8000-000000000000',
  '1',
  '-1',
  '0',
  '999999999999999999999',
  "1' or '1'='1",
  '../../etc/passwd',
  '%00',
  'null',
  'undefined',
  '__proto__',
  'ا'.repeat(40),
];
/** Values of every type, far out of bounds. */
const wild: readonly ((random: Random) => Json)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 0.1,
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202e\u2066نص',
  () => '\ufeff\u200b\u200d',
  () => '🇰🇼'.repeat(200),
  () => 'e\u0301'.repeat(3000),
  () => 'a'.repeat(100_000),
  () => `${'a'.repeat(30_000)}!`,
  () => '('.repeat(5000),
  () => "'; drop table users; --",
  () => '<script>alert(1)</script>',
  () => '${7*7}{{7*7}}',
  () => '2026-13-45T99:99:99Z',
  () => [],
  () => Array.from({ length: 5000 }, () => 0),
  () => ({}),
  () => ({ __proto__: null, constructor: { prototype: { isAdmin: true } } }),
  () => deep(300),
  (random) => pick(random, ids),
];

function deep(levels: number): Json {
  let value: Json = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A value that fits a schema, more or less. */
function likely(schema: unknown, random: Random, level = 0): Json {
  const read = schemaSchema.safeParse(schema);
  if (!read.success || level > 6) return 'x';
  const { type, properties, items, enum: words, const: word, anyOf, oneOf, format } = read.data;
  if (word !== undefined) return word as Json;
  if (words !== undefined && words.length > 0) return pick(random, words) as Json;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined && choices.length > 0) return likely(pick(random, choices), random, level + 1);
  const kind = Array.isArray(type) ? pick(random, type) : type;
  if (kind === 'object' || properties !== undefined) {
    const entries = Object.entries(properties ?? {}).filter(() => random() < 0.9);
    return Object.fromEntries(entries.map(([name, each]) => [name, likely(each, random, level + 1)]));
  }
  if (kind === 'array') return Array.from({ length: randomIndex(random, 3) }, () => likely(items, random, level + 1));
  return plainValue(kind, format, random);
}

function plainValue(kind: string | undefined, format: string | undefined, random: Random): Json {
  switch (kind) {
    case 'integer':
    case 'number':
      return randomIndex(random, 1000);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      if (format === 'email') return `person-${randomIndex(random, 1000)}@proof.test`;
      if (format === 'uuid') return crypto.randomUUID();
      return pick(random, ['نص', 'text', 'geography', 'ar', 'en', '2026-11-24', crypto.randomUUID()]);
  }
}

/** The same value with one part of it replaced by something wild. */
function spoilt(value: Json, random: Random): Json {
  if (random() < 0.3) return pick(random, wild)(random);
  if (Array.isArray(value)) return value.map((each: Json) => (random() < 0.5 ? spoilt(each, random) : each));
  if (value === null || typeof value !== 'object') return pick(random, wild)(random);
  const entries = Object.entries(value);
  if (entries.length === 0) return { surprise: pick(random, wild)(random) };
  const at = randomIndex(random, entries.length);
  return Object.fromEntries(entries.map(([name, each], index) => [name, index === at ? spoilt(each, random) : each]));
}

/** `theirs` are ids of a stranger's things. */
export function hostileRequest(operation: Operation, random: Random, theirs: readonly string[]): HostileRequest {
  const anyId = () => pick(random, random() < 0.3 ? theirs : ids);
  const path = operation.path.replace(/\{(\w+)\}/g, () => encodeURIComponent(anyId()));
  const query = operation.inQuery
    .filter(() => random() < 0.6)
    .map(({ name, schema }) => [name, random() < 0.5 ? likely(schema, random) : pick(random, wild)(random)] as const)
    .map(([name, value]) => `${name}=${encodeURIComponent(Buffer.from(textOf(value).slice(0, 2000)).toString())}`);
  const value = likely(operation.bodySchema, random);
  const body = operation.method === 'GET' ? null : bodyOf(random() < 0.2 ? value : spoilt(value, random), random);
  return {
    method: operation.method,
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    headers: headersOf(operation, random),
    body,
  };
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(value: Json, random: Random): string {
  const text = JSON.stringify(value);
  const whim = random();
  if (whim < 0.05) return text.slice(0, randomIndex(random, text.length + 1));
  if (whim < 0.08) return `${text}${text}`;
  if (whim < 0.1) return '';
  if (whim < 0.12) return `{"a":1,"a":2,${text.slice(1)}`;
  return text;
}

function headersOf({ bodyType }: Operation, random: Random): Record<string, string | readonly string[]> {
  const headers: Record<string, string | readonly string[]> = { 'idempotency-key': crypto.randomUUID() };
  if (bodyType !== null) headers['content-type'] = 'application/json';
  const whim = random();
  if (whim < 0.03)
    headers['content-type'] = pick(random, ['text/plain', 'application/xml', 'multipart/form-data', 'a/b;;']);
  else if (whim < 0.06) headers['accept-language'] = pick(random, ['x'.repeat(4000), ',,,;q=', 'ar;q=9e99', '*']);
  else if (whim < 0.09) headers['idempotency-key'] = pick(random, ['', 'a'.repeat(4000), 'x y']);
  else if (whim < 0.12) headers['cookie'] = ['a=1', 'a=2; siraj_session=x', '='.repeat(300)];
  else if (whim < 0.14) headers['x-forwarded-for'] = ['1.1.1.1', '::1, evil'];
  else if (whim < 0.16)
    headers['authorization'] = pick(random, ['Bearer x', 'Bearer a.b.c', `Bearer ${'A'.repeat(7000)}`]);
  else if (whim < 0.17) headers['range'] = 'bytes=9999999999-1,0-0,-5';
  return headers;
}
