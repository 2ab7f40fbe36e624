/**
 * Games: starting one, its log of commands, the lease of the writing device, branches that two devices played, and
 * answers by their code. Owns games, game_packs, game_commands, game_writers, game_branches and answer_codes. A command
 * is applied by the same rules as on the page and stored with all its effects in one transaction; what was acknowledged
 * is stored, and what was stored is never changed (docs/rules.md, "One writer").
 */
import { gameTopicOf } from '#shared/games/live.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { endAbandoned } from './abandon.ts';
import { createStoreAppend } from './append-at-once.ts';
import type { GameDeps } from './deps.ts';
import { gameTopic } from './game-topic.ts';
import { createGameCache } from './loaded-game.ts';
import { isInPlay } from './queries.ts';
import { gamesOfUser } from './personal-data.ts';
import { mountGames } from './routes.ts';

export type { EndedGame, GameListener } from './game-listener.ts';

/** About 200 KB each. */
const maxGamesHeld = 300;

export interface Games extends PersonalData {
  /** The live topic of a host's game. */
  readonly topic: DescribedTopic;
  mount(server: HttpServer): void;
  /** Whether an open game created by then shows or plays a medium with this in its address. */
  isInPlay(address: string, dealtBy: Date): Promise<boolean>;
  readonly jobs: readonly Job[];
  /** Ends games without a command for 30 days. */
  endAbandoned(): Promise<number>;
}

export function createGames({
  publishChange,
  ...parts
}: Omit<GameDeps, 'cache' | 'storeAppend' | 'gameChanged'> & {
  readonly publishChange: (change: string) => void;
}): Games {
  const deps: GameDeps = {
    ...parts,
    cache: createGameCache(maxGamesHeld),
    storeAppend: createStoreAppend(parts.database),
    gameChanged: (gameId) => publishChange(gameTopicOf(gameId)),
  };
  const endGames = () => endAbandoned(deps);
  return {
    jobs: [{ name: 'end abandoned games', intervalMs: hourMs, work: endGames, needsLongStatements: true }],
    topic: gameTopic(deps),
    mount: (server) => mountGames(server, deps),
    isInPlay: (address, dealtBy) => isInPlay(deps.database.query, address, dealtBy),
    endAbandoned: endGames,
    ...gamesOfUser(deps),
  };
}
