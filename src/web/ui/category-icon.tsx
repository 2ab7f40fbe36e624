import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import styles from './category-icon.module.css';
import { classNames } from './class-names.ts';
import { drawingStroke } from './drawing-stroke.ts';
import { RegionBoundary } from './region-boundary.tsx';

const Drawing = lazy(async () => ({ default: (await import('./category-drawings.tsx')).CategoryDrawing }));

/** A category's icon by its lucide name; the drawings are in their own chunk. */
export function CategoryIcon({ name, className = '' }: { name: string; className?: string | undefined }) {
  return (
    <RegionBoundary name="drawing" isSilent>
      <Suspense fallback={<svg viewBox="0 0 24 24" aria-hidden="true" className={className} />}>
        <Drawing name={name} className={className} />
      </Suspense>
    </RegionBoundary>
  );
}

/** A drawing in its woven diamond; requires an ancestor with class `hue` and `--hue`. */
export function EmblemDisc({ icon, className }: { icon: string | LucideIcon; className?: string | undefined }) {
  const Icon = icon;
  return (
    <span className={classNames(styles.disc, className)}>
      {typeof Icon === 'string' ? (
        <CategoryIcon name={Icon} />
      ) : (
        <Icon aria-hidden="true" strokeWidth={drawingStroke} />
      )}
    </span>
  );
}
