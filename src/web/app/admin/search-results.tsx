import { Link } from 'react-router';
import type { SearchHit, SearchSource } from '../../lib/admin-search.ts';
import { useStaffText } from '../../lib/staff-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UserText } from '../../ui/value.tsx';

interface SearchResultsProps {
  readonly groups: readonly { readonly name: SearchSource['name']; readonly hits: readonly SearchHit[] }[];
  readonly isAsking: boolean;
  /** Why some of it could not be asked. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
}

/** The hits by kind, each with a link. */
export function SearchResults({ groups, isAsking, failure, onRetry }: SearchResultsProps) {
  const words = useStaffText().admin.search;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div className="grid gap-3">
      <p role="status" className="px-1 text-sm text-quiet">
        {isAsking ? words.asking : words.found(count)}
      </p>
      {isAsking && count === 0 && <Skeleton className="h-11" />}
      {failure !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert message={failure} />
          <Button variant="quiet" icon="retry" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
      {groups.map(({ name, hits }) => (
        <section key={name} aria-label={words.groups[name]} className="grid gap-1">
          <h2 className="px-1 text-base text-saffron-text">{words.groups[name]}</h2>
          <ul className="grid">
            {hits.map((hit) => (
              <li key={hit.id}>
                <Link
                  to={hit.to}
                  className={[
                    'flex min-h-11 flex-wrap items-center gap-x-3 rounded-2xl px-3 py-1.5 hover:bg-raised',
                    'focus-visible:bg-raised [overflow-wrap:anywhere]',
                  ].join(' ')}
                >
                  <UserText className="font-semibold">{hit.name}</UserText>
                  {hit.note !== '' && <UserText className="text-sm text-quiet">{hit.note}</UserText>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
