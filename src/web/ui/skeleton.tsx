/** A placeholder with the shape of the content. Give it the size of the thing: `className="h-6 w-40"`. */
export function Skeleton({
  rounded = 'rounded-xl',
  className = '',
}: {
  rounded?: 'rounded-xl' | 'rounded-card';
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={`block animate-[pulse-dim_1.6s_ease-in-out_infinite] bg-raised ${rounded} ${className}`}
    />
  );
}
