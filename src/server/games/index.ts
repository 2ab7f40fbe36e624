/**
 * Games: starting one, its log of commands, the lease of the writing device, branches that two devices played, and
 * answers by their code. Owns games, game_packs, game_commands, game_writers, game_branches and answer_codes. A command
 * is applied by the same rules as on the page and stored with all its effects in one transaction; what was acknowledged
 * is stored, and what was stored is never changed (docs/rules.md, "One writer"), besides names of players that are erased.
 */
import type { Command } from '#shared/games/commands.ts';
import { gameTopicOf } from '#shared/games/live.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { changesLost } from '../platform/live/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { endAbandoned } from './abandon.ts';
import { addViewer } from './add-viewer.ts';
import type { NewViewer } from './add-viewer.ts';
import { createStoreAppend } from './append-at-once.ts';
import type { GameDeps } from './deps.ts';
import { readFinished } from './ended-game.ts';
import { gameTopic } from './game-topic.ts';
import { createGameCache, readCommandsOf } from './loaded-game.ts';
import { isInPlay, replaceViewer } from './queries.ts';
import { gamesOfUser } from './personal-data.ts';
import { forgetGang, renamePlayers } from './rename-players.ts';
import type { NamedPlayer } from './rename-players.ts';
import { mountGames } from './routes.ts';
import { createGameWatch, readStandings } from './watched-game.ts';
import type { Delay, WatchGame } from './watched-game.ts';

export type { BeginEvening } from './deps.ts';
export type { EndedGame, GameListener } from './game-listener.ts';
export type { WatchedGame, WatchGame } from './watched-game.ts';

/** The change after which no process may use its copy of a game's pack. */
const namesPrefix = 'names-of-game/';
/** About 200 KB each. */
const maxCachedGames = 300;

export interface Games extends PersonalData {
  /** The live topic of a host's game. */
  readonly topic: DescribedTopic;
  mount(server: HttpServer): void;
  /** Whether an open game created by then shows or plays a medium with this in its address. */
  isInPlay(address: string, dealtBy: Date): Promise<boolean>;
  /** Games as other devices than their screen may show them: without the steps that `delay` still withholds. */
  watch(delay: Delay): WatchGame;
  /** How games stand, by their id. */
  standings: (query: Database['query'] | Tx, gameIds: readonly string[]) => ReturnType<typeof readStandings>;
  /** A finished game as its last step left it, and why it doesn't count; null if it isn't finished. */
  finished: (gameId: string) => ReturnType<typeof readFinished>;
  /** The stored commands of a game's own line, in order. */
  commandsOf: (gameId: string) => Promise<readonly Command[]>;
  /** Replaces the names of players in the packs and logs of their games, and nothing else. */
  renamePlayers(tx: Tx, players: readonly NamedPlayer[], newName: string): Promise<void>;
  /** Removes a deleted gang from the packs of its games. */
  forgetGang(tx: Tx, gameIds: readonly string[]): Promise<void>;
  readonly replaceViewer: typeof replaceViewer;
  /** Lets a person see what a game opens after a step, stored or not yet. */
  addViewer(tx: Tx, viewer: NewViewer): Promise<void>;
  /** Notifies every page that follows a game. */
  changed: (gameId: string) => void;
  readonly jobs: readonly Job[];
  /** Ends games without a command for 30 days. */
  endAbandoned(): Promise<number>;
}

export function createGames({
  publishChange,
  listen,
  ...parts
}: Omit<GameDeps, 'cache' | 'storeAppend' | 'gameChanged' | 'namesChanged' | 'dropOldNames'> & {
  readonly publishChange: (change: string) => void;
  /** Receives the changes of all processes. */
  readonly listen: (hear: (change: string) => void) => void;
}): Games {
  const dropOldNames: GameDeps['dropOldNames'] = (cache) =>
    listen((change) => {
      if (change.startsWith(namesPrefix)) cache.drop(change.slice(namesPrefix.length));
      else if (change === changesLost) cache.clear();
    });
  const deps: GameDeps = {
    ...parts,
    cache: createGameCache(maxCachedGames),
    storeAppend: createStoreAppend(parts.database),
    gameChanged: (gameId) => publishChange(gameTopicOf(gameId)),
    namesChanged(gameId) {
      publishChange(namesPrefix + gameId);
      publishChange(gameTopicOf(gameId));
    },
    dropOldNames,
  };
  dropOldNames(deps.cache);
  const endGames = () => endAbandoned(deps);
  return {
    jobs: [{ name: 'end abandoned games', intervalMs: hourMs, work: endGames, needsLongStatements: true }],
    topic: gameTopic(deps),
    mount: (server) => mountGames(server, deps),
    isInPlay: (address, dealtBy) => isInPlay(deps.database.query, address, dealtBy),
    endAbandoned: endGames,
    watch: (delay) => createGameWatch(deps, delay),
    standings: (query, gameIds) => readStandings(query, gameIds, deps.clock.now()),
    finished: (gameId) => readFinished(deps.database.query, gameId),
    commandsOf: async (gameId) => (await readCommandsOf(deps.database.query, [gameId])).get(gameId) ?? [],
    renamePlayers: (tx, players, newName) => renamePlayers(deps, tx, players, newName),
    forgetGang: (tx, gameIds) => forgetGang(deps, tx, gameIds),
    replaceViewer,
    addViewer: (tx, viewer) => addViewer(deps, tx, viewer),
    changed: deps.gameChanged,
    ...gamesOfUser(deps),
  };
}
