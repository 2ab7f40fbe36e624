/**
 * The first letter of a name in a woven diamond; the hue comes from the name, so it stays the same everywhere.
 * `className` gives its size.
 */
export function Avatar({ name, className = 'size-11' }: { name: string; className?: string }) {
  const letter = Array.from(name.trim())[0] ?? '·';
  return (
    <span
      aria-hidden="true"
      className={`hue grid shrink-0 place-items-center ${className}`}
      style={{ '--hue': hueOf(name) }}
    >
      <span
        className={[
          'col-start-1 row-start-1 size-[76%] rotate-45 rounded-[24%]',
          'bg-[linear-gradient(135deg,var(--hue-mid),var(--hue-dark))]',
          'shadow-[inset_0_0_0_2px_var(--hue-bright)]',
        ].join(' ')}
      />
      <span className="relative col-start-1 row-start-1 font-display text-[1.1em] leading-none font-extrabold text-white">
        {letter}
      </span>
    </span>
  );
}

function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
