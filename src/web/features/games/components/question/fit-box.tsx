import type { ReactNode } from 'react';
import { useFit } from './use-fit.ts';

/** In percent of what the styles give. */
const sizes = {
  min: 45,
  maxOf: () => 100,
  apply: (content: HTMLElement, percent: number | null) =>
    content.style.setProperty('--fit', String((percent ?? 100) / 100)),
};

/** Several texts that shrink together until they fit: their sizes are multiplied by `--fit`. */
export function FitBox({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { room, content } = useFit(sizes, children);
  return (
    <div ref={room} className={className} aria-live="polite">
      <div ref={content}>{children}</div>
    </div>
  );
}
