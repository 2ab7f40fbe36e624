import type { GangOfGame } from '#shared/games/gang-of-game.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Questions } from '../questions/index.ts';
import type { StoreAppend } from './append-at-once.ts';
import type { GameCache } from './loaded-game.ts';
import type { GameListener } from './game-listener.ts';

/** A game that a gang starts; the game's row is stored already. */
export interface BegunEvening {
  readonly gameId: string;
  readonly hostId: string;
  readonly at: number;
  readonly gang: GangOfGame;
}

export interface PlayingGang {
  /** The members of each team, as they are after merges. */
  readonly teams: readonly (readonly string[])[];
  /** The players' names of each team. */
  readonly players: readonly (readonly string[])[];
  /** Other games of the gang without a result, latest first: the new game leaves out what recent open ones dealt. */
  readonly gameIds: readonly string[];
}

/** Records that a gang plays a game; throws if the host may not. */
export type BeginEvening = (tx: Tx, evening: BegunEvening) => Promise<PlayingGang>;

/** What the use cases of games work with. */
export interface GameDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly questions: Questions;
  readonly cache: GameCache;
  readonly storeAppend: StoreAppend;
  readonly listeners: readonly GameListener[];
  readonly beginEvening: BeginEvening;
  /** Drops a game with changed player names from every process's cache, and notifies the pages that follow it. */
  readonly namesChanged: (gameId: string) => void;
  /**
   * From now on drops a game from this cache when any process publishes that its player names changed. Clears the cache
   * when this process may have missed such an event.
   */
  readonly dropOldNames: (cache: Pick<GameCache, 'drop' | 'clear'>) => void;
  /** Notifies the pages that follow a game. */
  readonly gameChanged: (gameId: string) => void;
}
