/**
 * Games: starting one, its log of commands, the lease of the one device that writes, lines that
 * two devices played apart, and answers by their code. Owns games, game_packs, game_commands,
 * game_writers, game_branches and answer_codes.
 * A command is applied by the same rules as on the page and stored in one transaction with all it
 * causes; what was acknowledged is stored, and what was stored is never changed (game.md, "One writer").
 */
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { endAbandoned } from './abandon.ts';
import type { GameDeps } from './deps.ts';
import { createGameCache } from './loaded-game.ts';
import { gamesOfUser } from './personal-data.ts';
import { mountGames } from './routes.ts';

/** About 200 KB each. */
const mostGamesHeld = 300;

export interface Games extends PersonalData {
  mount(server: HttpServer): void;
  /** Ends games without a command for 30 days; to be called now and then. */
  endAbandoned(): Promise<number>;
}

export function createGames(parts: Omit<GameDeps, 'cache'>): Games {
  const deps: GameDeps = { ...parts, cache: createGameCache(mostGamesHeld) };
  return {
    mount: (server) => mountGames(server, deps),
    endAbandoned: () => endAbandoned(deps),
    ...gamesOfUser(deps),
  };
}
