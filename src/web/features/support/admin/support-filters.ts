import { requestStatuses, supportCategories } from '#shared/support/schema.ts';
import type { SupportFilters } from './queries.ts';

/** The fields of the form; each is a parameter of the address, so that a result can be shared. */
export const filterNames = ['text', 'status', 'category', 'assigned', 'about', 'question'] as const;

export const assignments = ['me', 'nobody'] as const;

/** What an address asks for; what makes no sense in it is left out. */
export function filtersOf(query: URLSearchParams): SupportFilters {
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const questionId = query.get('question')?.trim().slice(0, 100) ?? '';
  const status = requestStatuses.find((each) => each === query.get('status'));
  const category = supportCategories.find((each) => each === query.get('category'));
  const assigned = assignments.find((each) => each === query.get('assigned'));
  return {
    ...(text === '' ? {} : { text }),
    ...(questionId === '' ? {} : { questionId }),
    ...(query.get('about') === 'question' ? { about: 'question' as const } : {}),
    ...(status === undefined ? {} : { status }),
    ...(category === undefined ? {} : { category }),
    ...(assigned === undefined ? {} : { assigned }),
  };
}

/** An address as it is, with one message opened, or none. */
export function withOpened(query: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (id === null) next.delete('open');
  else next.set('open', id);
  return next;
}
