/** A placeholder with the shape of the content. Give it the size of the thing: `className="h-6 w-40"`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-[pulse-dim_1.6s_ease-in-out_infinite] rounded-xl bg-raised ${className}`}
    />
  );
}
