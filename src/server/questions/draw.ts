import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import { randomIndex, shuffle, type Random } from '#shared/kernel/random.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import {
  drawBoard,
  drawSisters,
  type Candidate,
  type CandidatesOf,
  type DrawnCell,
} from '#shared/questions/drawing.ts';
import {
  soundKinds,
  tileValues,
  type bands,
  type Question,
  type QuestionKind,
  type TileValue,
} from '#shared/questions/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import { mediaUrls } from './pictures.ts';
import { findSameViewers, type Viewers } from './same-viewers.ts';

export interface DrawRequest {
  /** Whom it should bring nothing that they have seen: the host's account, or the gang's members of tonight. */
  readonly viewers: readonly string[];
  readonly categoryIds: readonly string[];
  readonly cellsPerValue: number;
  /** In play elsewhere: taken only if nothing else is left. */
  readonly dealtIds: readonly string[];
  /** Whether the game has a last question: it and its reserve are drawn too, from the tie-breakers. */
  readonly hasLastQuestion?: boolean;
  /** Whether a team is young: each cell gets a second question for children, where one is unseen. */
  readonly hasSisters?: boolean;
  /** Kinds that the program which plays the game doesn't know. */
  readonly unknownKinds?: readonly QuestionKind[];
  /** When the game begins: a category that isn't offered yet can't be dealt. */
  readonly at?: number;
  /** False where nothing may need sound (docs/rules.md, "Pack"). */
  readonly hasSound?: boolean;
  /** False for a program that can't show options that are pictures. */
  readonly hasOptionPictures?: boolean;
}

/** A request with every id of the viewers: a linked account and its members are one person. */
interface Drawing extends Omit<DrawRequest, 'viewers'> {
  readonly viewers: Viewers;
}

/** A category's picture and name as a game keeps them. */
export interface CategoryCard {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: string;
  readonly hue: number;
}

/** A question with the data that its file doesn't contain. */
export interface BankQuestion {
  readonly question: Question;
  /** Random: of the answer, then of the wrong options in their places. */
  readonly optionIds: readonly string[];
  /** Of its files, in their order. */
  readonly mediaUrls: readonly string[];
}

export type Drawn =
  | {
      readonly ok: true;
      readonly categories: readonly CategoryCard[];
      readonly cells: readonly DrawnCell[];
      readonly tieBreakerId: string;
      /** Null where none was asked for. */
      readonly lastQuestion: { readonly questionId: string; readonly reserveId: string } | null;
      readonly questions: ReadonlyMap<string, BankQuestion>;
    }
  /** Indexes of the categories that can't be dealt; none if there are too few tie-breakers for a last question. */
  | { readonly ok: false; readonly unavailable: readonly number[] };

/** Questions of one category and value. */
interface Pool {
  readonly categoryId: string;
  readonly value: TileValue;
}
/** Candidates by pool, in the order they should be taken. */
type Candidates = readonly (readonly Candidate[])[];

// More than any board takes of a pool, so that equal answers can be passed over.
const candidatesAPool = 24;
const drawKeys = 2 ** 31;

/**
 * Draws a whole game: questions that none of the viewers has seen, at random; then those that the fewest have seen, the longest
 * unseen of them first; then those in play elsewhere.
 */
export async function drawGame(tx: Tx, wish: DrawRequest, random: Random): Promise<Drawn> {
  const request: Drawing = { ...wish, viewers: await findSameViewers(tx, wish.viewers) };
  const { categoryIds, cellsPerValue } = request;
  const found = await tx
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'hue'])
    .where('use', '=', 'board')
    .where('status', '=', 'active')
    .where(isOffered(request.at))
    .where('id', 'in', categoryIds)
    .execute();
  const categories = categoryIds.map((id) => found.find((category) => category.id === id));
  const unknown = categories.flatMap((category, index) => (category === undefined ? [index] : []));
  if (unknown.length > 0) return { ok: false, unavailable: unknown };

  const pools = categoryIds.flatMap((categoryId) => tileValues.map((value) => ({ categoryId, value })));
  const attempt = (candidates: Candidates) => drawBoard(categoryIds.length, cellsPerValue, candidatesIn(candidates));
  let candidates = await findUnseen(tx, request, pools, random);
  let board = attempt(candidates);
  if (!board.ok) {
    candidates = append(candidates, await findRest(tx, request, pools));
    board = attempt(candidates);
  }
  if (!board.ok) return { ok: false, unavailable: [board.categoryIndex] };

  const dealt = new Set(board.cells.flatMap(({ questionId, reserveId }) => [questionId, reserveId]));
  const boardAnswers = new Set(
    candidates
      .flat()
      .filter(({ id }) => dealt.has(id))
      .map(({ answerKey: key }) => key),
  );
  const tieBreakers = await drawTieBreakers(tx, request, random, boardAnswers);
  const [tieBreaker, question, reserve] = tieBreakers.ids;
  const tieBreakerId = present(tieBreaker, 'a tie-breaker in the bank');
  const hasLast = request.hasLastQuestion === true;
  if (hasLast && (question === undefined || reserve === undefined)) return { ok: false, unavailable: [] };
  const lastQuestion =
    question === undefined || reserve === undefined ? null : { questionId: question, reserveId: reserve };
  // Last, since a game starts without them if need be.
  const cells =
    request.hasSisters === true
      ? drawSisters(
          board.cells,
          candidatesIn(await findUnseen(tx, request, pools, random, 'children')),
          tieBreakers.answers,
        )
      : board.cells;
  const sisters = cells.flatMap(({ sisterId }) => (sisterId === undefined ? [] : [sisterId]));
  const ids = [...dealt, ...sisters, tieBreakerId, ...Object.values(lastQuestion ?? {})];
  return {
    ok: true,
    categories: categories.map((category) => present(category, 'a category that was found')),
    cells,
    tieBreakerId,
    lastQuestion,
    questions: await readQuestions(tx, ids),
  };
}

/** Where a board finds its candidates: pools are those of each category by value. */
function candidatesIn(candidates: Candidates): CandidatesOf {
  return (categoryIndex, value) =>
    present(candidates[categoryIndex * tileValues.length + tileValues.indexOf(value)], 'the pool');
}

function isOffered(at: number | undefined): RawBuilder<boolean> {
  return at === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(available_from is null or available_from <= ${new Date(at)})`;
}

/**
 * One tie-breaker, or three where the game has a last question; fewer if the bank has no more with different answers. With
 * all answers that the game has then.
 */
async function drawTieBreakers(
  tx: Tx,
  request: Drawing,
  random: Random,
  boardAnswers: ReadonlySet<string>,
): Promise<{ readonly ids: readonly string[]; readonly answers: ReadonlySet<string> }> {
  const categories = await tx
    .selectFrom('categories')
    .select('id')
    .where('use', '=', 'tie-breaker')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const pools = categories.flatMap(({ id }) => tileValues.map((value) => ({ categoryId: id, value })));
  const wanted = request.hasLastQuestion === true ? 3 : 1;
  const taken = new Set(boardAnswers);
  const found: string[] = [];
  const take = (candidates: readonly Candidate[]) => {
    for (const { id, answerKey } of candidates) {
      if (found.length === wanted || taken.has(answerKey)) continue;
      taken.add(answerKey);
      found.push(id);
    }
  };
  take(shuffle((await findUnseen(tx, request, pools, random)).flat(), random));
  if (found.length < wanted) take((await findRest(tx, request, pools)).flat());
  return { ids: found, answers: taken };
}

// Each pool is read from a random place in its fixed order, wrapping around.
async function findUnseen(
  tx: Tx,
  request: Drawing,
  pools: readonly Pool[],
  random: Random,
  band?: (typeof bands)[number],
): Promise<Candidates> {
  const ofBand = band === undefined ? sql`` : sql` and question.band = ${band}`;
  const half = (comparison: RawBuilder<unknown>) => sql`
    select question.id, question.answer_key from questions question
    where question.category_id = pool.category_id and question.value = pool.value and question.status = 'active'
      and question.draw_key ${comparison} pool.start
      and question.id <> all(${request.dealtIds}::text[])${playable(request)}${ofBand}
      and not exists (
        select from seen_questions seen where seen.user_id = any(${request.viewers.ids}::text[]) and seen.question_id = question.id
      )
    order by question.draw_key limit ${sql.lit(candidatesAPool)}`;
  const { rows } = await sql<CandidateRow>`
    select pool.number, candidate.id, candidate.answer_key
    from ${poolTable(
      pools,
      pools.map(() => randomIndex(random, drawKeys)),
    )}
    cross join lateral (
      select * from ((${half(sql`>=`)}) union all (${half(sql`<`)})) both_halves limit ${sql.lit(candidatesAPool)}
    ) candidate
  `.execute(tx);
  return byPool(pools, rows).map((candidates) => shuffle(candidates, random));
}

/**
 * Seen ones, by how many people saw them, the longest unseen first; then those in play elsewhere in the same order. Counts in
 * one pass over what the viewers have seen: a look at each question for each of 12 people took three times as long.
 */
async function findRest(tx: Tx, request: Drawing, pools: readonly Pool[]): Promise<Candidates> {
  const { rows } = await sql<CandidateRow>`
    with pooled as materialized (
      select pool.number, candidate.*
      from ${poolTable(
        pools,
        pools.map(() => 0),
      )}
      -- "offset 0": each pool by the index, where a join would read all questions of a large bank.
      cross join lateral (
        select question.id, question.answer_key, question.draw_key, question.id = any(${request.dealtIds}::text[]) as dealt
        from questions question
        where question.category_id = pool.category_id and question.value = pool.value and question.status = 'active'${playable(request)}
        offset 0
      ) candidate
    ), seen as (
      select question_id, count(distinct same.person) as viewers, max(seen_at) as seen_at
      from unnest(${request.viewers.people}::text[], ${request.viewers.ids}::text[]) as same (person, viewer)
      join seen_questions on user_id = same.viewer and question_id in (select id from pooled)
      group by question_id
    ), ordered as (
      select number, id, answer_key,
        row_number() over (partition by number order by dealt, coalesce(viewers, 0), seen_at nulls first, draw_key) as place
      from pooled left join seen on question_id = id
      where viewers > 0 or dealt
    )
    select number, id, answer_key from ordered where place <= ${sql.lit(candidatesAPool)} order by number, place
  `.execute(tx);
  return byPool(pools, rows);
}

// What the program that plays the game knows, and what the room can hear.
function playable({ unknownKinds = [], hasOptionPictures = true, hasSound = true }: Drawing): RawBuilder<unknown> {
  const left: readonly QuestionKind[] = hasSound ? unknownKinds : [...unknownKinds, ...soundKinds];
  const pictures = hasOptionPictures ? sql`` : sql` and not question.content ? 'pictures'`;
  return left.length === 0 ? pictures : sql` and question.kind <> all(${left}::text[])${pictures}`;
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

function append(first: Candidates, then: Candidates): Candidates {
  return first.map((candidates, index) => [...candidates, ...(then[index] ?? [])]);
}

async function readQuestions(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, BankQuestion>> {
  const rows = await tx
    .selectFrom('questions')
    .select(['id', 'content', 'media'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map(({ id, content, media }) => [
      id,
      {
        question: content,
        optionIds: Array.from({ length: 4 }, newOptionId),
        mediaUrls: mediaUrls(media),
      },
    ]),
  );
}

// Random for each game: a value derived from the question's id and the place could be computed by anyone.
function newOptionId(): string {
  return randomBytes(9).toString('base64url');
}
