import { sql } from 'kysely';
import type { z } from 'zod';
import type { GameRecord, gamesApi, LastSetup } from '#shared/games/api.ts';
import { answerCodeOf, openSecret, questionsOf, type PackQuestion } from '#shared/games/pack.ts';
import { readPack } from '#shared/games/schema.ts';
import { acceptedNames, answerPicture, forbiddenWords } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { localizedText } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { findGameOfCode } from './answer-codes.ts';
import type { GameDeps } from './deps.ts';
import { readCommands } from './loaded-game.ts';
import { checkRules, getOwnGame, getPack, listOpenBranches } from './queries.ts';
import { abandonedBefore, asOf, cardOf, recordOf } from './record.ts';
import { leaseOf } from './writers.ts';

type Api = typeof gamesApi;
type Wish<Name extends keyof Api> = z.output<Api[Name]['input']>;
type Answer<Name extends keyof Api> = z.input<Api[Name]['output']>;

/** A game with its pack and whole log, to continue on any device. */
export async function getGame(deps: GameDeps, hostId: string, wish: Wish<'getGame'>): Promise<Answer<'getGame'>> {
  const now = deps.clock.now();
  const { id: gameId } = wish;
  return deps.database.transaction(async (tx) => {
    const row = await getOwnGame(tx, hostId, gameId, now);
    const pack = await getPack(tx, gameId);
    checkRules(pack.rulesVersion, wish.rulesVersion);
    return {
      game: recordOf(row, cardOf(pack)),
      pack,
      commands: await readCommands(tx, { gameId, line: row.line, seq: row.seq }),
      lease: leaseOf(row, now),
      intermission: row.intermission,
      branches: await listOpenBranches(tx, gameId),
      now,
    };
  });
}

/** A finished game, from which the page makes every figure. */
export async function getSummary(
  deps: GameDeps,
  hostId: string,
  wish: Wish<'getSummary'>,
): Promise<Answer<'getSummary'>> {
  const { id: gameId } = wish;
  return deps.database.transaction(async (tx) => {
    const row = await getOwnGame(tx, hostId, gameId, deps.clock.now());
    if (row.outcome !== 'finished') throw new AppError('games/not-now');
    const pack = await getPack(tx, gameId);
    checkRules(pack.rulesVersion, wish.rulesVersion);
    return {
      game: recordOf(row, cardOf(pack)),
      pack,
      commands: await readCommands(tx, { gameId, line: row.line, seq: row.seq }),
      bestQuestionId: row.best_question_id,
    };
  });
}

/** The host's games: open ones by their last command, finished ones by their end; the latest first. */
export async function listGames(deps: GameDeps, hostId: string, wish: Wish<'listGames'>): Promise<Answer<'listGames'>> {
  const now = deps.clock.now();
  const order =
    wish.outcome === 'open'
      ? sql<Date>`coalesce(games.last_command_at, games.created_at)`
      : sql<Date>`games.finished_at`;
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  // A value that the planner can't see: for a host of many games it would rather go through everyone's by their end, and
  // pass over all that others finished since this host's last.
  const host = sql<string>`(select ${hostId}::text)`;
  // Packs are joined to the page alone.
  const page = deps.database.query
    .selectFrom('games')
    .selectAll('games')
    .select(order.as('placed_at'))
    .where('games.host_id', '=', host)
    .where(wish.outcome === 'open' ? sql<boolean>`games.outcome = 'open'` : sql<boolean>`games.outcome = 'finished'`)
    .$if(wish.outcome === 'open', (query) => query.where(order, '>=', abandonedBefore(now)))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${order}, games.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`),
    )
    .orderBy(order, 'desc')
    .orderBy('games.id', 'desc')
    .limit(wish.limit + 1);
  const rows = await deps.database.query
    .selectFrom(page.as('game'))
    .innerJoin('game_packs', 'game_packs.game_id', 'game.id')
    .selectAll('game')
    .select('game_packs.card')
    .orderBy('game.placed_at', 'desc')
    .orderBy('game.id', 'desc')
    .execute();
  const shown = rows.slice(0, wish.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return {
    items: shown.map((row): GameRecord => recordOf(asOf(row, now), row.card)),
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.placed_at.getTime(), id: last.id }) : null,
    hasMore,
  };
}

/**
 * What the host's latest game was set up with, without the names of a gang's members; null before the first. Reads the
 * newest of each outcome, by the index.
 */
export async function getLastSetup({ database }: GameDeps, hostId: string): Promise<LastSetup | null> {
  const { rows } = await sql<{ setup: LastSetup; of_gang: boolean }>`
    select jsonb_build_object(
      'length', pack -> 'length', 'answerMode', pack -> 'answerMode', 'questionTimeMs', pack -> 'questionTimeMs',
      'stealTimeMs', pack -> 'stealTimeMs', 'sound', pack -> 'sound', 'hostTeamIndex', pack -> 'hostTeamIndex',
      'lastQuestion', pack ? 'lastQuestion', 'buzzer', pack ? 'buzzer',
      'teams', pack -> 'teams', 'categoryIds', jsonb_path_query_array(pack, '$.categories[*].id')
    ) as setup, latest.viewers <> '{}' as of_gang
    from (values ('open'), ('finished'), ('abandoned')) as ended (outcome)
    cross join lateral (
      select id, created_at, viewers from games
      where games.host_id = ${hostId} and games.outcome = ended.outcome
      order by games.created_at desc, games.id desc
      limit 1
    ) as latest
    join game_packs on game_packs.game_id = latest.id
    order by latest.created_at desc, latest.id desc
    limit 1
  `.execute(database.query);
  const [found] = rows;
  if (found === undefined) return null;
  const { setup, of_gang: isOfGang } = found;
  return isOfGang ? { ...setup, teams: setup.teams.map((team) => ({ ...team, players: [] })) } : setup;
}

const storedText = localizedText(1000);

/** One answer, for a client with its code. The only place on the server that opens a secret for a client. */
export async function getAnswer(deps: GameDeps, code: string): Promise<Answer<'getAnswer'>> {
  const gameId = await findGameOfCode(deps.database, code, deps.clock.now());
  if (gameId === null) throw new AppError('games/not-found');
  const pack = readPack(await getPack(deps.database.query, gameId));
  const hasCode = (question: PackQuestion) => answerCodeOf(pack, question) === code;
  const cell = pack.cells.find((each) => questionsOf(each).some(hasCode));
  const offBoard = [
    pack.tieBreaker,
    ...(pack.lastQuestion ? [pack.lastQuestion.question, pack.lastQuestion.reserve] : []),
  ];
  const question = (cell === undefined ? offBoard : questionsOf(cell)).find(hasCode);
  if (question === undefined) throw new AppError('games/not-found');
  // What lies on no board has the bank's category, and is played for no value.
  const { name, icon, hue } =
    cell === undefined
      ? present(await deps.questions.findCategoryOf(question.id), 'the question in the bank')
      : present(pack.categories[cell.categoryIndex], 'the category');
  const explanation = openSecret(pack, question, 'explanation');
  return {
    kind: question.kind,
    text: question.text,
    answer: storedText.parse(JSON.parse(present(openSecret(pack, question, 'answer'), 'the answer'))),
    explanation: explanation === null ? null : storedText.parse(JSON.parse(explanation)),
    act: question.act ?? null,
    forbidden: forbiddenWords(pack, question),
    picture: answerPicture(pack, question),
    accepted: acceptedNames(pack, question)?.names.map((name) => ({ ...name })) ?? null,
    category: { name, icon, hue },
    value: cell?.value ?? null,
    isForYoung: cell?.sister !== undefined && hasCode(cell.sister),
  };
}
