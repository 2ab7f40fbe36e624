import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../platform/database/index.ts';

/** Ids under which people have seen questions: an account and its linked members are one person. */
export interface Viewers {
  /** The person of each id. */
  readonly people: readonly string[];
  readonly ids: readonly string[];
}

/** All ids of the people whom these ids stand for. */
export async function findSameViewers(tx: Tx, viewers: readonly string[]): Promise<Viewers> {
  const { rows } = await sql<{ person: string; viewer: string }>`
    with people as (
      select distinct coalesce(link.person, given) as person
      from unnest(${viewers}::text[]) as given left join linked_viewers link on link.viewer = given
    )
    select person, person as viewer from people
    union all
    select people.person, link.viewer from people join linked_viewers link on link.person = people.person
  `.execute(tx);
  return { people: rows.map(({ person }) => person), ids: rows.map(({ viewer }) => viewer) };
}

/** The ids of one person, as a table with the column `viewer`. */
export function idsOfPerson(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select ${id} as viewer
    union select person from linked_viewers where viewer = ${id}
    union select viewer from linked_viewers where person = ${id}
    union select other.viewer from linked_viewers own join linked_viewers other on other.person = own.person where own.viewer = ${id}
  )`;
}
