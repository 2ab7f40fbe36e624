import { queryOptions } from '@tanstack/react-query';
import type { Role } from '#shared/accounts/roles.ts';

/** A search hit: its name, a distinguishing detail, and its address. */
export interface SearchHit {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly to: string;
}

/** What a domain offers for the staff's search over everything; the server checks what a role may see. */
export interface SearchSource {
  readonly name: 'people' | 'purchases' | 'redeemCodes' | 'discountCodes' | 'questions' | 'games' | 'messages';
  readonly role: Role;
  /** False if no hit of this kind is possible. */
  readonly fits?: (text: string) => boolean;
  readonly find: (text: string, signal: AbortSignal) => Promise<SearchHit[]>;
}

/** The maximum hits shown per kind. */
export const maxHits = 5;

export const searchQuery = ({ name, find }: SearchSource, text: string) =>
  queryOptions({
    queryKey: ['admin', 'search', name, text],
    staleTime: 10_000,
    queryFn: ({ signal }) => find(text, signal),
  });
