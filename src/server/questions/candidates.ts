import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { randomIndex, shuffle, type Random } from '#shared/kernel/random.ts';
import type { Candidate } from '#shared/questions/drawing.ts';
import { soundKinds, type bands, type QuestionKind, type TileValue } from '#shared/questions/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Viewers } from './same-viewers.ts';

/** What candidates depend on besides their pool. */
export interface Wanted {
  /** With every id of the viewers: a linked account and its members are one person. */
  readonly viewers: Viewers;
  /** In play elsewhere: taken only if nothing else is left. */
  readonly dealtIds: readonly string[];
  /** Kinds that the program which plays the game doesn't know. */
  readonly unknownKinds?: readonly QuestionKind[];
  /** False where nothing may need sound (docs/rules.md, "Pack"). */
  readonly hasSound?: boolean;
  /** False for a program that can't show options that are pictures. */
  readonly hasOptionPictures?: boolean;
}

/** Questions of one category and value. */
export interface Pool {
  readonly categoryId: string;
  readonly value: TileValue;
}
/** Candidates by pool, in the order they should be taken. */
export type Candidates = readonly (readonly Candidate[])[];

export interface FoundCandidates {
  /** Those that none of the viewers has seen and that aren't in play elsewhere, at random. */
  readonly unseen: Candidates;
  /** Seen ones, by how many people saw them, the longest unseen first; then those in play elsewhere in the same order. */
  readonly findRest: () => Promise<Candidates>;
}

// More than any board takes of a pool, so that equal answers can be passed over.
const candidatesAPool = 24;
const drawKeys = 2 ** 31;
// With more people hardly any question is unseen by all: looking each up costs more than counting what they have seen.
const maxPeopleLookedUp = 2;

export async function findCandidates(
  tx: Tx,
  wanted: Wanted,
  pools: readonly Pool[],
  random: Random,
  band?: Band,
): Promise<FoundCandidates> {
  const starts = pools.map(() => randomIndex(random, drawKeys));
  const rank = () => rankBySeen(tx, wanted, pools, starts, band);
  if (new Set(wanted.viewers.people).size <= maxPeopleLookedUp) {
    const unseen = await findUnseen(tx, wanted, pools, starts, band);
    return { unseen: shuffleEach(unseen, random), findRest: async () => (await rank()).rest };
  }
  const { unseen, rest } = await rank();
  return { unseen: shuffleEach(unseen, random), findRest: () => Promise.resolve(rest) };
}

type Band = (typeof bands)[number];

// Each pool is read from a random place in its fixed order, wrapping around, until there are enough.
async function findUnseen(
  tx: Tx,
  wanted: Wanted,
  pools: readonly Pool[],
  starts: readonly number[],
  band: Band | undefined,
): Promise<Candidates> {
  const half = (comparison: RawBuilder<unknown>) => sql`
    select question.id, question.answer_key from questions question
    where ${isPlayableInPool(wanted, band)} and question.draw_key ${comparison} pool.start
      and question.id <> all(${wanted.dealtIds}::text[])
      and not exists (
        select from seen_questions seen where seen.user_id = any(${wanted.viewers.ids}::text[]) and seen.question_id = question.id
      )
    order by question.draw_key limit ${sql.lit(candidatesAPool)}`;
  const { rows } = await sql<CandidateRow>`
    select pool.number, candidate.id, candidate.answer_key
    from ${poolTable(pools, starts)}
    cross join lateral (
      select * from ((${half(sql`>=`)}) union all (${half(sql`<`)})) both_halves limit ${sql.lit(candidatesAPool)}
    ) candidate
  `.execute(tx);
  return byPool(pools, rows);
}

/** All candidates, by how many people have seen each: in one pass over what they have seen of these categories. */
async function rankBySeen(
  tx: Tx,
  wanted: Wanted,
  pools: readonly Pool[],
  starts: readonly number[],
  band: Band | undefined,
): Promise<{ readonly unseen: Candidates; readonly rest: Candidates }> {
  const { rows } = await sql<CandidateRow & { is_unseen: boolean }>`
    with pooled as materialized (
      select pool.number, pool.start, candidate.*
      from ${poolTable(pools, starts)}
      -- "offset 0": each pool by the index, where a join would read all questions of a large bank.
      cross join lateral (
        select question.id, question.answer_key, question.draw_key, question.id = any(${wanted.dealtIds}::text[]) as dealt
        from questions question where ${isPlayableInPool(wanted, band)} offset 0
      ) candidate
    ), ranges as (${idRanges(pools)}
    ), seen as (
      select question_id as id, count(*) as people, max(seen_at) as seen_at
      from (${seenByPerson(wanted.viewers)}) seen_by_person group by question_id
    ), ranked as (
      select number, id, answer_key, dealt, coalesce(people, 0) as people, seen_at, people is null and not dealt as is_unseen,
        -- As a bank is read for unseen ones: from the start, wrapping around.
        case when people is null and draw_key < start then draw_key + ${sql.lit(drawKeys)} else draw_key end as draw_key
      from pooled left join seen using (id)
    ), ordered as (
      -- One key for the partition: a sort compares rows key by key.
      select number, id, answer_key, is_unseen, row_number() over (
        partition by number * 2 + is_unseen::integer order by dealt, people, seen_at nulls first, draw_key
      ) as place
      from ranked
    )
    select number, id, answer_key, is_unseen from ordered where place <= ${sql.lit(candidatesAPool)} order by number, place
  `.execute(tx);
  return {
    unseen: byPool(
      pools,
      rows.filter((row) => row.is_unseen),
    ),
    rest: byPool(
      pools,
      rows.filter((row) => !row.is_unseen),
    ),
  };
}

/** The range of each category's ids, which begin alike as a rule. Those that overlap become one, so that nothing counts twice. */
function idRanges(pools: readonly Pool[]): RawBuilder<unknown> {
  const categoryIds = [...new Set(pools.map(({ categoryId }) => categoryId))];
  return sql`
    select min(first_id) as first_id, max(last_id) as last_id
    from (
      select first_id, last_id, count(*) filter (where first_id > reached) over (order by first_id, last_id) as island
      from (
        select first_id, last_id, max(last_id) over (order by first_id, last_id rows between unbounded preceding and 1 preceding) as reached
        from (
          select (select min(id) from questions where category_id = category) as first_id,
            (select max(id) from questions where category_id = category) as last_id
          from unnest(${categoryIds}::text[]) as category
        ) of_category
      ) in_order
    ) in_islands
    group by island`;
}

/** What each person has seen in the ranges, once each: from the primary key alone, which has the time. */
function seenByPerson({ people, ids }: Viewers): RawBuilder<unknown> {
  const seen = sql`
    select person, question_id, seen_at
    from (
      select * from ranges cross join unnest(${people}::text[], ${ids}::text[]) as same (person, viewer) offset 0
    ) reading
    cross join lateral (
      select question_id, seen_at from seen_questions where user_id = viewer and question_id between first_id and last_id offset 0
    ) seen`;
  if (new Set(people).size === ids.length) return seen;
  return sql`select person, question_id, max(seen_at) as seen_at from (${seen}) seen_by_id group by person, question_id`;
}

// Also what the program that plays the game knows, and what the room can hear.
function isPlayableInPool(
  { unknownKinds = [], hasOptionPictures = true, hasSound = true }: Wanted,
  band: Band | undefined,
): RawBuilder<unknown> {
  const left: readonly QuestionKind[] = hasSound ? unknownKinds : [...unknownKinds, ...soundKinds];
  const kinds = left.length === 0 ? sql`` : sql` and question.kind <> all(${left}::text[])`;
  const pictures = hasOptionPictures ? sql`` : sql` and not question.content ? 'pictures'`;
  const ofBand = band === undefined ? sql`` : sql` and question.band = ${band}`;
  return sql`question.category_id = pool.category_id and question.value = pool.value and question.status = 'active'${kinds}${pictures}${ofBand}`;
}

interface CandidateRow {
  readonly number: number;
  readonly id: string;
  readonly answer_key: string;
}

function poolTable(pools: readonly Pool[], starts: readonly number[]) {
  return sql`unnest(
    ${pools.map((_, index) => index)}::integer[], ${pools.map(({ categoryId }) => categoryId)}::text[],
    ${pools.map(({ value }) => value)}::smallint[], ${starts}::integer[]
  ) as pool(number, category_id, value, start)`;
}

function byPool(pools: readonly Pool[], rows: readonly CandidateRow[]): Candidates {
  const candidates = pools.map((): Candidate[] => []);
  for (const { number, id, answer_key } of rows) candidates[number]?.push({ id, answerKey: answer_key });
  return candidates;
}

function shuffleEach(candidates: Candidates, random: Random): Candidates {
  return candidates.map((each) => shuffle(each, random));
}
