/** A team's vertical woven band. Must be inside an element with data-team="coral" …. */
export function TeamWeave({ className = '' }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`team-weave block w-[clamp(10px,1.5vmin,18px)] flex-none rounded-lg ${className}`}
    />
  );
}
