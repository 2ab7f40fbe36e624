import { gangName, maxMembers } from '#shared/gangs/schema.ts';
import { normalizeText } from '#shared/kernel/text.ts';
import { z } from 'zod';

export type NamesProblem =
  | { readonly kind: 'repeated'; readonly names: readonly string[] }
  | { readonly kind: 'too-long'; readonly name: string }
  | { readonly kind: 'invisible' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'full' };

export interface TypedNames {
  readonly names: readonly string[];
  /** What stays in the field, to be mended. */
  readonly rest: string;
  readonly problem: NamesProblem | null;
}

const separators = /[\n\r\t,،;؛]+/;
// The numbers and dashes of a list that was copied from a chat.
const bullet = /^\s*(?:[-•*–]|[\d٠-٩]{1,2}[.)\-–])\s*(?=\p{L})/u;

export function hasSeparator(typed: string): boolean {
  return separators.test(typed);
}

/** Names that the people of a gang would mix up are one name; those of signs alone are compared as written. */
export function nameKey(name: string): string {
  const normalized = normalizeText(name);
  return normalized === '' ? name.trim() : normalized;
}

/** Adds what was typed or pasted to the names before; `taken` are those of present members. */
export function addTyped(before: readonly string[], typed: string, taken: readonly string[] = []): TypedNames {
  const names = [...before];
  const keys = new Set([...taken, ...before].map(nameKey));
  const rest: string[] = [];
  const repeated: string[] = [];
  let problem: NamesProblem | null = null;
  const parts = typed.split(separators).map((part) => part.replace(bullet, '').trim());
  for (const name of parts.filter((part) => part !== '')) {
    const parsed = z.safeParse(gangName, name);
    if (!parsed.success) {
      rest.push(name);
      problem ??= parsed.error.issues.some(({ message }) => message === 'gangs/name-too-long')
        ? { kind: 'too-long', name }
        : { kind: 'invisible' };
    } else if (keys.has(nameKey(name))) {
      if (!repeated.includes(name)) rest.push(name);
      repeated.push(name);
    } else if (taken.length + names.length >= maxMembers) {
      rest.push(name);
      problem ??= { kind: 'full' };
    } else {
      keys.add(nameKey(name));
      names.push(name);
    }
  }
  if (repeated.length > 0) problem ??= { kind: 'repeated', names: [...new Set(repeated)] };
  return { names, rest: rest.join('، '), problem };
}
