import type { ReactNode } from 'react';
import { useFit } from './use-fit.ts';

/** In percent of what the styles give. */
const minPercent = 45;
const sizes = {
  min: minPercent,
  maxOf: () => 100,
  apply: (content: HTMLElement, percent: number | null) => {
    content.style.setProperty('--fit', String((percent ?? 100) / 100));
    content.toggleAttribute('data-tight', percent === minPercent);
  },
};

/**
 * Several texts that shrink together until they fit: their sizes are multiplied by `--fit`. At the smallest, where they may not
 * fit either, the content has `data-tight`.
 */
export function FitBox({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { room, content } = useFit(sizes, children);
  return (
    <div ref={room} className={className} aria-live="polite">
      <div ref={content}>{children}</div>
    </div>
  );
}
