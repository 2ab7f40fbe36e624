import type { Accounts } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { Questions } from '../questions/index.ts';
import type { StoreAppend } from './append-at-once.ts';
import type { GameCache } from './loaded-game.ts';
import type { GameListener } from './game-listener.ts';

/** What the use cases of games work with. */
export interface GameDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly questions: Questions;
  readonly cache: GameCache;
  readonly storeAppend: StoreAppend;
  readonly listeners: readonly GameListener[];
  /** Notifies the pages that follow a game. */
  readonly gameChanged: (gameId: string) => void;
}
