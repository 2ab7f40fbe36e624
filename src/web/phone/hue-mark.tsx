/** A mark in a category's colour, beside its name. */
export function HueMark({ hue }: { hue: number }) {
  return (
    <span
      aria-hidden="true"
      className="hue size-3 flex-none rotate-45 rounded-[22%] bg-[var(--hue-ink)]"
      style={{ '--hue': hue }}
    />
  );
}
