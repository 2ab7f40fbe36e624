import { queryOptions } from '@tanstack/react-query';
import type { Role } from '#shared/accounts/roles.ts';

/** Something that was found: what it is called, what tells it from others, and where it stands. */
export interface SearchHit {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly to: string;
}

/** What a domain offers for the staff's search over everything; the server refuses what a role may not see. */
export interface SearchSource {
  readonly name: 'people' | 'purchases' | 'redeemCodes' | 'discountCodes' | 'questions' | 'games' | 'messages';
  readonly role: Role;
  /** False where nothing of this kind is called like that. */
  readonly fits?: (text: string) => boolean;
  readonly find: (text: string, signal: AbortSignal) => Promise<SearchHit[]>;
}

/** Of each kind, so many are shown. */
export const maxHits = 5;

export const searchQuery = ({ name, find }: SearchSource, text: string) =>
  queryOptions({
    queryKey: ['admin', 'search', name, text],
    staleTime: 10_000,
    queryFn: ({ signal }) => find(text, signal),
  });
