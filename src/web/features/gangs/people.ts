import type { Member } from '#shared/gangs/schema.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';

/** A member as table, titles and evenings show one. */
export interface Person extends Pick<Member, 'id' | 'emblem' | 'color'> {
  /** The name, or what the emblem and the colour are called. */
  readonly name: string;
  readonly isYou: boolean;
}
export type People = ReadonlyMap<string, Person>;

interface Listed extends Pick<Member, 'id' | 'emblem' | 'color'> {
  readonly name: string | null;
  readonly isYou?: boolean;
}

/** Those without a name get their emblem's; a second one of the same look gets a number. */
export function peopleOf(members: readonly Listed[], words: Pick<Catalogue['gangs'], 'alias'>): People {
  const aliases = new Map<string, number>();
  return new Map(
    members.map(({ id, name, emblem, color, isYou = false }) => {
      if (name !== null) return [id, { id, name, emblem, color, isYou }];
      const alias = words.alias(emblem, color);
      const count = (aliases.get(alias) ?? 0) + 1;
      aliases.set(alias, count);
      return [id, { id, name: count === 1 ? alias : `${alias} ${count}`, emblem, color, isYou }];
    }),
  );
}
