import type { Title } from '#shared/gangs/schema.ts';

/** The title that was taken last first. */
export function latestFirst(titles: readonly Title[]): readonly Title[] {
  return [...titles].sort((one, other) => sinceOf(other) - sinceOf(one));
}

const sinceOf = ({ holders }: Title) => holders.at(-1)?.since ?? 0;
