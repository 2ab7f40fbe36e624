import { lazy, Suspense } from 'react';
import { RegionBoundary } from './region-boundary.tsx';

const Illustration = lazy(async () => ({
  default: (await import('./category-illustrations.tsx')).CategoryIllustration,
}));

/** A category's illustration by its name, square; those of a collection are in one lazily loaded chunk. */
export function CategoryArt({ name, className = '' }: { name: string; className?: string | undefined }) {
  const classes = `category-art ${className}`;
  return (
    <RegionBoundary name="illustration" isSilent>
      <Suspense fallback={<span aria-hidden="true" className={classes} />}>
        <Illustration name={name} className={classes} />
      </Suspense>
    </RegionBoundary>
  );
}
