import type { z } from 'zod';
import { isErrorCode } from '#shared/errors.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import { AppError } from '../app-error.ts';

export interface RawInput {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
}

// A field's message is a code where the schema gives one; zod's own sentences are not.
const fieldCode = /^[a-z]+(?:[-/][a-z]+)*$/;

// PostgreSQL stores neither null characters nor halves of a surrogate pair.
const unstorable = /[\0\p{Surrogate}]/u;

/** The checked input of a call: names that stand in the path from there, the rest from query (GET) or body. */
export function readInput<Input extends z.ZodType>(contract: Contract<Input>, raw: RawInput): z.output<Input> {
  const source = contract.method === 'GET' ? raw.query : raw.body ?? {};
  if (!isRecord(source)) throw new AppError('system/malformed-body');
  const params = isRecord(raw.params) ? raw.params : {};
  const parsed = contract.input.safeParse({ ...source, ...params });
  const fields = parsed.success ? findUnstorable({ ...source, ...params }) : fieldsOf(parsed.error.issues, { ...source, ...params });
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data;
  // A malformed name in the path leads nowhere, like an unknown one.
  if (Object.keys(fields).some((field) => Object.hasOwn(params, field))) throw new AppError('system/not-found');
  throw new AppError(wholeCode(Object.values(fields)), { fields });
}

// Where every bad field has a code of its own, the first speaks for the whole.
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
  return path.reduce<unknown>((value, name) =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined, input);
}

/** The places of what no column takes. */
export function findUnstorable(value: unknown, path = '', found: Record<string, string> = {}): Record<string, string> {
  if (typeof value === 'string') {
    if (unstorable.test(value)) found[path] = 'invalid';
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const place = path === '' ? name : `${path}.${name}`;
      if (unstorable.test(name)) found[path] = 'invalid';
      findUnstorable(inner, place, found);
    }
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
