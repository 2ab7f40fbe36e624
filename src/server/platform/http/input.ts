import { z } from 'zod';
import { isErrorCode } from '#shared/errors.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { AppError } from '../app-error.ts';

/** What a call's input may be before its schema reads it. A larger one is rejected, so that no schema sees it. */
const maxDepth = 32;
const maxValues = 10_000;
const maxNameLength = 256;
/** In UTF-16 units; more only where the contract says so. */
const maxTextLength = 10_000;
/** An answer names no more bad fields than this. */
const maxFields = 100;

export interface RawInput {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
}

// A field's message is a code where the schema gives one; zod's own sentences are not.
const fieldCode = /^[a-z]+(?:[-/][a-z]+)*$/;

// PostgreSQL stores neither null characters nor halves of a surrogate pair.
const unstorable = /[\0\p{Surrogate}]/u;

/** The validated input of a call: path parameters from the path, the rest from query (GET) or body. */
export function readInput<Input extends Schema>(contract: Contract<Input>, raw: RawInput): z.output<Input> {
  const source = contract.method === 'GET' ? raw.query : (raw.body ?? {});
  if (!isRecord(source)) throw new AppError('system/malformed-body');
  const params = isRecord(raw.params) ? raw.params : {};
  const input = { ...source, ...params };
  checkSize(input, params);
  const parsed = z.safeParse(contract.input, input);
  const fields = parsed.success ? findUnstorable(input) : fieldsOf(parsed.error.issues, input);
  return parsed.success && Object.keys(fields).length === 0 ? parsed.data : refuseFields(fields, params);
}

/** Rejects an input that is too deep, or has too many values or too long a text. For what a schema won't see, too. */
export function checkSize(input: unknown, params: Readonly<Record<string, unknown>> = {}): void {
  const tooLong: Record<string, string> = {};
  for (const place of placesIn(input, maxValues)) {
    if (place.depth > maxDepth || place.name.length > maxNameLength) throw new AppError('system/body-too-complex');
    if (typeof place.value === 'string' && place.value.length > maxTextLength) tooLong[pathOf(place)] = 'too-big';
  }
  if (Object.keys(tooLong).length > 0) refuseFields(tooLong, params);
}

function refuseFields(fields: Readonly<Record<string, string>>, params: Readonly<Record<string, unknown>>): never {
  // A malformed name in the path leads nowhere, like an unknown one.
  if (Object.keys(fields).some((field) => Object.hasOwn(params, field))) throw new AppError('system/not-found');
  throw new AppError(wholeCode(Object.values(fields)), {
    fields: Object.fromEntries(Object.entries(fields).slice(0, maxFields)),
  });
}

// If every invalid field has its own code, the first becomes the code of the answer.
function wholeCode(codes: readonly string[]) {
  const [first] = codes;
  return first !== undefined && codes.every(isErrorCode) && isErrorCode(first) ? first : 'system/invalid-input';
}

function fieldsOf(issues: readonly z.core.$ZodIssue[], input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) fields[name] ??= codeOf(issue, input);
  }
  return fields;
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (fieldCode.test(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (issue.code === 'too_small') return 'too-small';
  if (issue.code === 'too_big') return 'too-big';
  if (issue.code === 'invalid_type' && valueAt(input, issue.path) === undefined) return 'required';
  return 'invalid';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    input,
  );
}

/** The places of values that no column can store. */
export function findUnstorable(input: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const place of placesIn(input)) {
    if (unstorable.test(place.name)) found[pathOf(place.parent)] = 'invalid';
    if (typeof place.value === 'string' && unstorable.test(place.value)) found[pathOf(place)] = 'invalid';
  }
  return found;
}

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Place | null;
  readonly depth: number;
}

/** Every value in an input with its place, itself included. A loop, since recursion ends the call where JSON is deep. */
function* placesIn(input: unknown, maxPlaces = Infinity): Generator<Place> {
  const open: Place[] = [{ value: input, name: '', parent: null, depth: 0 }];
  let places = 1;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    yield place;
    if (typeof place.value !== 'object' || place.value === null) continue;
    const names = Object.keys(place.value);
    places += names.length;
    if (places > maxPlaces) throw new AppError('system/body-too-complex');
    // Last in first out: the first name comes next.
    for (const name of names.reverse())
      open.push({ value: Reflect.get(place.value, name), name, parent: place, depth: place.depth + 1 });
  }
}

function pathOf(place: Place | null): string {
  const names: string[] = [];
  for (let at = place; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join('.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
