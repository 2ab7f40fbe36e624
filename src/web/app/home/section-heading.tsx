/** The title of a part of the first page. */
export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="grid gap-1">
      <h2 className="text-[clamp(1.9rem,4.6vmin,3.2rem)]">{title}</h2>
      {lead !== undefined && <p className="text-[1.1rem] text-quiet">{lead}</p>}
    </header>
  );
}
