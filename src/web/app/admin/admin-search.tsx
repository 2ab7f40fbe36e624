import { useQueries } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { hasRole } from '#shared/accounts/roles.ts';
import { peopleSearch } from '../../features/accounts/admin.ts';
import { gameSearch } from '../../features/games/admin.ts';
import { questionSearch } from '../../features/questions/admin.ts';
import { redeemCodeSearch } from '../../features/redeem-codes/admin.ts';
import { discountCodeSearch, purchaseSearch } from '../../features/store/admin.ts';
import { requestSearch } from '../../features/support/admin.ts';
import { searchQuery, type SearchSource } from '../../lib/admin-search.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useStaffText } from '../../lib/staff-text.ts';
import { useSession } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchResults } from './search-results.tsx';
import { useFocusBySlash } from './use-focus-by-slash.ts';

/** In the order in which they are shown. */
const sources: readonly SearchSource[] = [
  peopleSearch,
  purchaseSearch,
  redeemCodeSearch,
  discountCodeSearch,
  questionSearch,
  gameSearch,
  requestSearch,
];

/** No request while the user types. */
const debounceMs = 250;
const minLength = 2;

/** One search field over everything that a role may see; `/` focuses it, arrow keys move through the hits. */
export function AdminSearch() {
  const { key } = useLocation();
  // Navigation ends the search.
  return <SearchBox key={key} />;
}

function SearchBox() {
  const words = useStaffText().admin.search;
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useFocusBySlash(box);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Enter') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Enter') {
      if (at === 0) stops[1]?.click();
      return;
    }
    event.preventDefault();
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    <div ref={box} role="search" aria-label={words.label} onKeyDown={move} className="grid gap-3">
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-quiet" />
        <input
          type="search"
          aria-label={words.label}
          aria-describedby={hintId}
          placeholder={words.placeholder}
          className="control bg-card text-ellipsis ps-12 sm:pe-14"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 rounded-lg bg-raised px-2.5 font-text text-sm text-quiet max-sm:hidden"
        >
          /
        </kbd>
        <p id={hintId} className="sr-only">
          {words.hint}
        </p>
      </div>
      {text.length >= minLength && (
        <div className="card p-3">
          <Found text={text} />
        </div>
      )}
    </div>
  );
}

function Found({ text }: { text: string }) {
  const { user } = useSession();
  const describe = useErrorText();
  const asked = sources.filter(({ role, fits }) => user !== null && hasRole(user.role, role) && (fits?.(text) ?? true));
  const reads = useQueries({ queries: asked.map((source) => searchQuery(source, text)) });
  const failure = reads.map(({ error }) => error).find((error) => error !== null);
  const groups = asked.flatMap(({ name }, index) => {
    const hits = reads[index]?.data ?? [];
    return hits.length === 0 ? [] : [{ name, hits }];
  });
  return (
    <SearchResults
      groups={groups}
      isAsking={reads.some(({ isPending }) => isPending)}
      failure={failure === undefined ? undefined : describe(failure)}
      onRetry={() => reads.forEach(({ error, refetch }) => error !== null && void refetch())}
    />
  );
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
