import type { Gang, Table } from '#shared/gangs/schema.ts';
import type { TeamColor, TeamEmblem } from '#shared/games/team-looks.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import type { Language } from '#shared/kernel/text.ts';
import { peopleOf } from '../people.ts';
import { latestFirst } from '../title-order.ts';

interface Look {
  readonly color: TeamColor;
  /** Null for a former member. */
  readonly emblem: TeamEmblem | null;
}

/** What the picture of a table says, in the words of one language. */
export interface TableContent {
  readonly brand: string;
  readonly title: string;
  readonly season: string;
  readonly look: { readonly color: TeamColor; readonly emblem: TeamEmblem };
  /** Best first. */
  readonly rows: readonly (Look & { readonly rank: string; readonly name: string; readonly figures: string })[];
  /** The one that was taken last first. */
  readonly titles: readonly (Look & { readonly name: string; readonly holder: string })[];
  readonly address: string;
  readonly direction: 'rtl' | 'ltr';
}

/** As many as can be read on a phone. */
const maxRows = 6;
const maxTitles = 6;

interface Told {
  readonly gang: Pick<Gang, 'name' | 'color' | 'emblem' | 'members'>;
  readonly table: Pick<Table, 'rows' | 'titles'>;
  readonly ranks: readonly number[];
  readonly language: Language;
  readonly words: Catalogue['gangs'];
}

/**
 * The first ranks and the titles with their holders. A picture goes anywhere, so it names whom the public page names:
 * those who consented; the others and the young have their emblem alone [GANG-8].
 */
export function tableContentOf({ gang, table, ranks, language, words }: Told) {
  const people = peopleOf(
    gang.members.map(({ id, name, emblem, color, isShown, isYoung }) => ({
      ...{ id, emblem, color },
      name: isShown && !isYoung ? name : null,
    })),
    words,
  );
  const personOf = (id: string | undefined) => {
    const person = id === undefined ? undefined : people.get(id);
    return { name: person?.name ?? words.former, color: person?.color ?? gang.color, emblem: person?.emblem ?? null };
  };
  return {
    title: gang.name,
    look: { color: gang.color, emblem: gang.emblem },
    rows: table.rows.slice(0, maxRows).map(({ memberId, wins, evenings }, index) => ({
      ...personOf(memberId),
      rank: String(ranks[index] ?? index + 1),
      figures: `${words.table.wins} ${isolated(wins)} · ${words.evenings(evenings)}`,
    })),
    titles: latestFirst(table.titles)
      .slice(0, maxTitles)
      .map(({ category, holders }) => {
        const { name: holder, ...look } = personOf(holders.at(-1)?.memberId);
        return {
          ...look,
          holder,
          name: category === null ? words.titles.steals : words.titles.sultan(category.name[language]),
        };
      }),
  } satisfies Partial<TableContent>;
}

/** In its own direction, whatever is written round it. */
const isolated = (value: number) => `\u2068${value}\u2069`;
