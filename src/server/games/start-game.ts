import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import type { GameRecord, NewGame } from '#shared/games/api.ts';
import { buildPack, type DrawnQuestion } from '#shared/games/build-pack.ts';
import { kindsAfter } from '#shared/games/kinds.ts';
import { newGame } from '#shared/games/log.ts';
import { packSchema, readPack } from '#shared/games/schema.ts';
import {
  firstRulesVersion,
  lastQuestionSince,
  optionPicturesSince,
  rulesVersion,
  sistersSince,
} from '#shared/games/rules-version.ts';
import { boards, type Setup } from '#shared/games/setup.ts';
import { AppError } from '../platform/app-error.ts';
import { afterCommit, isOneOf } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { Drawn } from '../questions/index.ts';
import { newAnswerCodes, storeAnswerCodes } from './answer-codes.ts';
import type { GameDeps } from './deps.ts';
import { checkRules, getPack } from './queries.ts';
import { asOf, cardOf, recordOf } from './record.ts';
import type { StoredPack } from './tables.ts';

/** Questions of other games in play, of the host or the gang, aren't dealt while those are younger than this. */
const keptApartMs = 7 * 24 * 60 * 60 * 1000;
/** Only the host's latest open games are looked at; beyond them an older one may show a question again. */
const maxKeptApart = 40;

export interface StartedGame {
  readonly game: GameRecord;
  readonly pack: StoredPack;
}

/** Takes a session, draws and creates the game in one transaction. The same key answers the game it began. */
export async function startGame(
  deps: GameDeps,
  hostId: string,
  key: string,
  { rulesVersion: known, gang, ...wish }: NewGame,
): Promise<StartedGame> {
  const now = deps.clock.now();
  const gameId = newId(now);
  return deps.database.transaction(async (tx) => {
    // Inserts the row first: a concurrent repeat waits here, and then finds the game.
    const inserted = await tx
      .insertInto('games')
      .values({
        id: gameId,
        host_id: hostId,
        idempotency_key: key,
        length: wish.length,
        current_team_index: 0,
        scores: wish.teams.map(() => 0),
        created_at: new Date(now),
      })
      .onConflict((conflict) => conflict.columns(['host_id', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return readStarted(tx, hostId, key, now);
    if (known !== undefined) checkRules(rulesVersion, known);
    await deps.accounts.spendSessions(tx, { userId: hostId, reason: 'game', sourceId: gameId, sessions: 1 });
    const playing = gang && (await deps.beginEvening(tx, { gameId, hostId, at: now, gang }));
    const setup = withPlayers(wish, playing?.players);
    const viewers = playing?.teams.flat() ?? [];
    const besides = playing?.gameIds ?? [];
    const dealt = {
      hostId,
      gameId,
      setup,
      gangId: gang?.id,
      viewers,
      besides,
      rulesVersion: known ?? firstRulesVersion,
    };
    const pack = await dealPack(deps, tx, dealt, now);
    const row = await tx
      .updateTable('games')
      .set({ current_team_index: pack.wheel.firstTeamIndex, viewers })
      .where('id', '=', gameId)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const listener of deps.listeners)
      await listener.begun?.(tx, { gameId, hostId, at: now, categoryIds: setup.categoryIds });
    const card = cardOf(pack);
    // Its first steps come at once, and most often to this process.
    afterCommit(tx, () =>
      deps.cache.set(gameId, { line: row.line, game: newGame(readPack(pack)), card, seqById: new Map(), row }),
    );
    return { game: recordOf(row, card), pack };
  });
}

/** The set-up with the players of each team; without any given, with its own. */
function withPlayers(setup: Setup, players: readonly (readonly string[])[] | undefined): Setup {
  if (players === undefined) return setup;
  return { ...setup, teams: setup.teams.map((team, index) => ({ ...team, players: [...(players[index] ?? [])] })) };
}

async function readStarted(tx: Tx, hostId: string, key: string, now: number): Promise<StartedGame> {
  const row = await tx
    .selectFrom('games')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  const pack = await getPack(tx, row.id);
  return { game: recordOf(asOf(row, now), cardOf(pack)), pack };
}

interface Dealing {
  readonly hostId: string;
  readonly gameId: string;
  readonly setup: Setup;
  /** Undefined without a gang. */
  readonly gangId: string | undefined;
  /** The gang's members who play; none without a gang. */
  readonly viewers: readonly string[];
  /** The gang's games with other hosts. */
  readonly besides: readonly string[];
  readonly rulesVersion: number;
}

/** Everything chance decides, drawn and stored. */
async function dealPack(
  deps: GameDeps,
  tx: Tx,
  { hostId, gameId, setup, gangId, viewers, besides, rulesVersion: dealt }: Dealing,
  now: number,
): Promise<StoredPack> {
  const random = seededRandom(randomBytes(16).toString('hex'));
  const version = Math.min(dealt, rulesVersion);
  const drawn = await deps.questions.draw(
    tx,
    {
      viewers: viewers.length === 0 ? [hostId] : viewers,
      categoryIds: setup.categoryIds,
      cellsPerValue: boards[setup.length].cellsPerValue,
      dealtIds: await findDealtIds(tx, hostId, besides, now),
      hasLastQuestion: setup.lastQuestion && version >= lastQuestionSince,
      hasSisters: version >= sistersSince && setup.teams.some(({ isYoung }) => isYoung),
      unknownKinds: kindsAfter(version),
      at: now,
      hasSound: setup.sound,
      hasOptionPictures: version >= optionPicturesSince,
    },
    random,
  );
  if (!drawn.ok) throw unavailable(drawn.unavailable);
  const codes = newAnswerCodes(drawn.questions.size);
  const questions = withCodes(drawn.questions, codes);
  const last = drawn.lastQuestion;
  const questionOf = (id: string) => present(questions.get(id), 'a drawn question');
  const built = buildPack(
    {
      gameId,
      setup,
      rulesVersion: version,
      questionOf,
      seed: randomBytes(16).toString('hex'),
      key: randomBytes(32).toString('hex'),
      categories: drawn.categories,
      cells: drawn.cells,
      tieBreaker: questionOf(drawn.tieBreakerId),
      lastQuestion: last && { question: questionOf(last.questionId), reserve: questionOf(last.reserveId) },
    },
    random,
  );
  const pack = packSchema.parse(gangId === undefined ? built : { ...built, gangId });
  await tx
    .insertInto('game_packs')
    .values({
      game_id: gameId,
      pack: JSON.stringify(pack),
      card: JSON.stringify(cardOf(pack)),
      question_ids: [...questions.keys()],
    })
    .execute();
  await storeAnswerCodes(tx, gameId, codes);
  return pack;
}

async function findDealtIds(
  tx: Tx,
  hostId: string,
  besides: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const inPlay = (games: RawBuilder<unknown>) => sql`
    select id from games
    where ${games} and outcome = 'open' and created_at > ${new Date(now - keptApartMs)}
    order by created_at desc limit ${maxKeptApart}`;
  // One list of ids: two lists joined by "or" would have every pack read.
  const { rows } = await sql<{ question_ids: string[] }>`
    select question_ids from game_packs where game_id in (
      (${inPlay(sql`host_id = ${hostId}`)}) union (${inPlay(sql`${isOneOf('id', besides)}`)})
    )
  `.execute(tx);
  return [...new Set(rows.flatMap(({ question_ids }) => question_ids))];
}

function withCodes(
  questions: Extract<Drawn, { ok: true }>['questions'],
  codes: readonly string[],
): ReadonlyMap<string, DrawnQuestion> {
  return new Map(
    [...questions].map(([id, question], index) => [
      id,
      { ...question, answerCode: present(codes[index], 'an answer code') },
    ]),
  );
}

function unavailable(indexes: readonly number[]): AppError {
  if (indexes.length === 0) return new AppError('games/last-question-unavailable');
  return new AppError('games/category-unavailable', {
    fields: Object.fromEntries(indexes.map((index) => [`categoryIds.${index}`, 'games/category-unavailable'])),
  });
}
