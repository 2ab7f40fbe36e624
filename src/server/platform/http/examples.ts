import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const instantMs = Date.UTC(2026, 0, 1, 18);
const dayMs = 24 * 3_600_000;
const uuid = '0b0f6c1e-5d1c-4a57-9f0e-2f1c3a4b5c6d';
const otherUuid = '1c0f6c1e-5d1c-4a57-9f0e-2f1c3a4b5c6d';

/** Values of fields whose name says more than their schema. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'noura@example.com',
  password: 'diwaniya-2026',
  newPassword: 'diwaniya-2026',
  displayName: 'Noura',
  phoneNumber: '+96522223333',
  referralCode: 'SIRAJ234',
  'idempotency-key': 'order-2026-01-01-1',
  userEmail: 'noura@example.com',
  link: '/store',
  origin: '/store',
  value: 200,
  endsAt: instantMs + dayMs,
  scheduledEnd: instantMs + dayMs,
};

type Fields = Readonly<Record<string, unknown>>;
const omitted = undefined;
const toAll: Fields = { topic: omitted, userId: omitted };

/** Fields of an input whose values depend on each other. */
const byCall: Readonly<Record<string, Fields>> = {
  'POST /api/games': {
    teams: [
      { name: 'Falcons', players: ['Noura', 'Salem'], color: 'coral', emblem: 'falcon' },
      { name: 'Pearls', color: 'turquoise', emblem: 'pearl' },
    ],
    categoryIds: ['geography', 'history', 'science', 'sports', 'food', 'animals'],
    gang: { id: uuid, teams: [[uuid], [otherUuid]], seed: 'K7M4Q9XR' },
  },
  'POST /api/notifications/read': { all: omitted },
  'POST /api/push/registrations': { native: omitted },
  'PATCH /api/push/registrations/{token}': { native: omitted },
  'GET /api/admin/notifications/reach': { ...toAll, email: omitted },
  'POST /api/admin/notifications': toAll,
  'POST /api/admin/notifications/scheduled': toAll,
  'PATCH /api/admin/notifications/scheduled/{id}': toAll,
};

/** The values of an input, by field. */
export function exampleInput(call: string, schema: JsonSchema): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) fields[name] = exampleOf(property, name);
  return Object.fromEntries(Object.entries({ ...fields, ...byCall[call] }).filter(([, value]) => value !== omitted));
}

/** One of these matches each pattern of the contracts. */
const byPattern: readonly string[] = [
  'kuwait',
  '482913',
  `library/${uuid}`,
  uuid,
  'flags/kuwait.svg',
  'instruments/oud.mp3',
  'device-1234',
  '2026-01-01',
  '1920x1080',
  '1234',
  'A'.repeat(43),
];

/** A value that fits a JSON schema; `name` is that of its field. The same schema always has the same example. */
export function exampleOf(schema: JsonSchema | boolean | undefined, name = ''): unknown {
  if (typeof schema !== 'object') return 'any';
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return exampleOf(options.find(({ type }) => type !== 'null') ?? options[0], name);
  switch (schema.type) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return exampleArray(schema, name);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return exampleNumber(schema, name);
    case 'string':
      return exampleText(schema, name);
    default:
      return schema.default ?? byName[name] ?? null;
  }
}

function exampleObject({ properties = {}, additionalProperties, propertyNames }: JsonSchema): unknown {
  const own = Object.entries(properties).map(([key, property]) => [key, exampleOf(property, key)]);
  if (own.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(own);
  return { [String(exampleOf(propertyNames ?? { type: 'string' }, 'key'))]: exampleOf(additionalProperties) };
}

function exampleArray({ items, prefixItems, minItems = 0 }: JsonSchema, name: string): unknown[] {
  if (prefixItems !== undefined) return prefixItems.map((item) => exampleOf(item, name));
  const item = Array.isArray(items) ? items[0] : items;
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(item, name));
}

function exampleNumber(
  { minimum = -Infinity, maximum = Infinity, exclusiveMinimum }: JsonSchema,
  name: string,
): number {
  const named = byName[name];
  const usual = typeof named === 'number' ? named : name.endsWith('At') ? instantMs : name.endsWith('Fils') ? 5000 : 1;
  const least = typeof exclusiveMinimum === 'number' ? Math.max(minimum, exclusiveMinimum + 1) : minimum;
  return Math.min(Math.max(usual, least), maximum);
}

function exampleText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema, name: string): string {
  const named = byName[name];
  if (typeof named === 'string') return named;
  if (format === 'uuid') return uuid;
  if (format === 'email') return 'noura@example.com';
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const matching = pattern === undefined ? [] : byPattern.filter((text) => new RegExp(pattern, 'u').test(text));
  return matching.find(fits) ?? 'text'.padEnd(minLength, ' text').slice(0, Math.min(maxLength, 10_000));
}
