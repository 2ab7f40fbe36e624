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

/** Records that a gang plays a game, and returns the players' names of each team; throws if the host may not. */
export type BeginEvening = (tx: Tx, evening: BegunEvening) => Promise<readonly (readonly string[])[]>;

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
  /** Drops a game from every process's memory, as its players' names have changed. */
  readonly namesChanged: (gameId: string) => void;
  /** Receives those drops, also of other processes. */
  readonly onNamesChanged: (drop: (gameId: string) => void) => void;
  /** Notifies the pages that follow a game. */
  readonly gameChanged: (gameId: string) => void;
}
