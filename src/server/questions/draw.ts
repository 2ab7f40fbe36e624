import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import { shuffle, type Random } from '#shared/kernel/random.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import {
  drawBoard,
  drawSisters,
  type Candidate,
  type CandidatesOf,
  type DrawnCell,
} from '#shared/questions/drawing.ts';
import { tileValues, type Question, type QuestionKind } from '#shared/questions/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import { findCandidates, type Candidates, type Wanted } from './candidates.ts';
import { mediaUrls } from './pictures.ts';
import { findSameViewers } from './same-viewers.ts';

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

/** A request with every id of the viewers. */
type Drawing = Omit<DrawRequest, 'viewers'> & Wanted;

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

/**
 * Draws a whole game: questions that none of the viewers has seen, at random; then those that the fewest have seen, the longest
 * unseen of them first; then those in play elsewhere.
 */
export async function drawGame(tx: Tx, wish: DrawRequest, random: Random): Promise<Drawn> {
  const request: Drawing = { ...wish, viewers: await findSameViewers(tx, wish.viewers) };
  const { categoryIds, cellsPerValue } = request;
  const offered = await tx
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'hue'])
    .where('use', '=', 'board')
    .where('status', '=', 'active')
    .where(isOffered(request.at))
    .where('id', 'in', categoryIds)
    .execute();
  const categories = categoryIds.map((id) => offered.find((category) => category.id === id));
  const unknown = categories.flatMap((category, index) => (category === undefined ? [index] : []));
  if (unknown.length > 0) return { ok: false, unavailable: unknown };

  const pools = categoryIds.flatMap((categoryId) => tileValues.map((value) => ({ categoryId, value })));
  const attempt = (candidates: Candidates) => drawBoard(categoryIds.length, cellsPerValue, candidatesIn(candidates));
  const found = await findCandidates(tx, request, pools, random);
  let candidates = found.unseen;
  let board = attempt(candidates);
  if (!board.ok) {
    candidates = append(candidates, await found.findRest());
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
          candidatesIn((await findCandidates(tx, request, pools, random, 'children')).unseen),
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
  const ids: string[] = [];
  const take = (candidates: readonly Candidate[]) => {
    for (const { id, answerKey } of candidates) {
      if (ids.length === wanted || taken.has(answerKey)) continue;
      taken.add(answerKey);
      ids.push(id);
    }
  };
  const found = await findCandidates(tx, request, pools, random);
  take(shuffle(found.unseen.flat(), random));
  if (ids.length < wanted) take((await found.findRest()).flat());
  return { ids, answers: taken };
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
