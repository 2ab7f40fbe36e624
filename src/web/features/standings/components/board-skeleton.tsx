import { useText } from '../../../lib/language.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The podium and the first rows, before they are there. */
export function BoardSkeleton() {
  const { loading } = useText().shell;
  return (
    <div role="status" aria-busy="true" className="grid gap-gap">
      <span className="sr-only">{loading}</span>
      <div className="card flex items-end justify-center gap-3 px-3 pt-6">
        {['h-36', 'h-52', 'h-28'].map((height) => (
          <Skeleton key={height} className={`flex-1 md:max-w-64 ${height}`} />
        ))}
      </div>
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-16" />
      ))}
    </div>
  );
}
