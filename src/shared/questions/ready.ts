import { questionSchema, type CategoryFile, type Question } from './schema.ts';
import type { QuestionDraft } from './draft.ts';
import { brokenRules, type QuestionRule } from './question-rules.ts';

/** Why a draft can't be published: a broken rule, or an empty or invalid field. */
export type DraftFault = QuestionRule | 'missing' | 'invalid' | 'not-a-tie-breaker';

export type Ready =
  | { readonly ok: true; readonly question: Question }
  /** By the path of the field. */
  | { readonly ok: false; readonly faults: Readonly<Record<string, DraftFault>> };

/**
 * Whether a draft may be published. `media` contains the available pictures and sounds, as questions of its kind name
 * them.
 */
export function readyQuestion(draft: QuestionDraft, use: CategoryFile['use'], media: ReadonlySet<string>): Ready {
  const parsed = questionSchema.safeParse(draft);
  if (!parsed.success)
    return {
      ok: false,
      faults: Object.fromEntries(
        parsed.error.issues.map(({ path }) => [path.join('.'), isEmptyAt(draft, path) ? 'missing' : 'invalid']),
      ),
    };
  if (use === 'tie-breaker' && parsed.data.kind !== 'closest-number')
    return { ok: false, faults: { kind: 'not-a-tie-breaker' } };
  const breaches = brokenRules(parsed.data, media);
  if (breaches.length === 0) return { ok: true, question: parsed.data };
  return { ok: false, faults: Object.fromEntries([...breaches].reverse().map(({ path, rule }) => [path, rule])) };
}

function isEmptyAt(draft: QuestionDraft, path: readonly PropertyKey[]): boolean {
  let value: unknown = draft;
  for (const part of path)
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[part] : undefined;
  return value === undefined || value === null || value === '' || (Array.isArray(value) && path.length === 1);
}
