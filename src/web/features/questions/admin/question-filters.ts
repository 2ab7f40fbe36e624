import { questionSigns, questionSorts } from '#shared/questions/admin-api.ts';
import { questionOrigins, questionStatuses } from '#shared/questions/draft.ts';
import { questionKinds, tileValues } from '#shared/questions/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import type { QuestionFilters } from './queries.ts';

/** The fields of the form; each is a parameter of the address, so that a result can be shared. */
export const filterNames = [
  'text',
  'category',
  'value',
  'kind',
  'status',
  'origin',
  'missing',
  'sign',
  'sort',
] as const;

/** What an address asks for; what makes no sense in it is left out. */
export function filtersOf(query: URLSearchParams): QuestionFilters {
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const category = query.get('category')?.slice(0, 64) ?? '';
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((each) => each === query.get(name));
  const wishes = {
    text: text === '' ? undefined : text,
    category: category === '' ? undefined : category,
    value: tileValues.find((each) => String(each) === query.get('value')),
    kind: one(questionKinds, 'kind'),
    status: one(questionStatuses, 'status'),
    origin: one(questionOrigins, 'origin'),
    missing: one(languages, 'missing'),
    sign: one(questionSigns, 'sign'),
    sort: one(questionSorts, 'sort'),
  };
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined));
}

/** Whether fewer than all are asked for; in whatever order. */
export function isFiltered(filters: QuestionFilters): boolean {
  return Object.keys(filters).some((name) => name !== 'sort');
}
