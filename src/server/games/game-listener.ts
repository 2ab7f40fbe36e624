import type { UncountedReason } from '#shared/games/scoring.ts';
import type { Game } from '#shared/games/state.ts';
import type { Tx } from '../platform/database/index.ts';

export interface BegunGame {
  readonly gameId: string;
  readonly hostId: string;
  /** When the game started or, in `EndedGame`, ended; in ms since 1970. */
  readonly at: number;
  readonly categoryIds: readonly string[];
}

export interface EndedGame extends BegunGame {
  /** Null if the game counts for its host (docs/rules.md, "What counts"). */
  readonly uncounted: UncountedReason | null;
  /** Points of the host's own team; 0 if the host didn't play. */
  readonly score: number;
  readonly game: Game;
}

/** Notified once per game, inside the transaction that starts or ends it. An exception rolls that transaction back. */
export interface GameListener {
  begun?(tx: Tx, game: BegunGame): Promise<void>;
  ended?(tx: Tx, game: EndedGame): Promise<void>;
}
