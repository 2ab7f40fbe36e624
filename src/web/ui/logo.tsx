import { useText } from '../lib/language.ts';

/** The lantern: a diamond of light in a hexagon of brass. */
export function LogoMark({ className = '' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path d="M24 2 43 13v22L24 46 5 35V13Z" fill="var(--saffron)" />
      <path d="M24 11 35 24 24 37 13 24Z" fill="#0b1628" />
      <path d="M24 17.5 29.5 24 24 30.5 18.5 24Z" fill="#fff7e8" className="animate-flame" />
    </svg>
  );
}

export function Logo({ className = '' }: { className?: string | undefined }) {
  const text = useText();
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark className="h-[1.35em] w-auto" />
      <span data-brand-name className="font-display text-[1em] pt-[0.14em] leading-none font-extrabold">
        {text.shell.brand}
      </span>
    </span>
  );
}
