import { roles } from '#shared/accounts/roles.ts';
import { daySpan } from '../../../lib/address-filters.ts';
import type { AuditFilters, PeopleFilters } from './queries.ts';

export const filterNames = ['search', 'role', 'verified', 'disabled', 'from', 'to'] as const;
export const auditFilterNames = ['actor', 'action', 'subject'] as const;

const answers = ['true', 'false'] as const;

/** What an address asks for; what makes no sense in it is left out. */
export function filtersOf(query: URLSearchParams): PeopleFilters {
  const search = query.get('search')?.trim() ?? '';
  const role = roles.find((each) => each === query.get('role'));
  const verified = answers.find((each) => each === query.get('verified'));
  const disabled = answers.find((each) => each === query.get('disabled'));
  const [joinedFrom, joinedTo] = [daySpan(query.get('from'))?.startAt, daySpan(query.get('to'))?.endAt];
  return {
    ...(search === '' ? {} : { search: search.slice(0, 254) }),
    ...(role === undefined ? {} : { role }),
    ...(verified === undefined ? {} : { verified }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(joinedFrom === undefined ? {} : { joinedFrom }),
    ...(joinedTo === undefined ? {} : { joinedTo }),
  };
}

export function auditFiltersOf(query: URLSearchParams): AuditFilters {
  const [actor, action, subjectId] = auditFilterNames.map((name) => query.get(name)?.trim() ?? '');
  return {
    ...(actor === undefined || actor === '' ? {} : { actor: actor.slice(0, 254) }),
    ...(action !== undefined && /^[a-z/-]{1,60}$/.test(action) ? { action } : {}),
    ...(subjectId === undefined || subjectId === '' ? {} : { subjectId: subjectId.slice(0, 128) }),
  };
}
