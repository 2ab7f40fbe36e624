import type { UncountedReason } from '#shared/games/scoring.ts';
import type { Game } from '#shared/games/state.ts';
import type { Tx } from '../platform/database/index.ts';

export interface BegunGame {
  readonly gameId: string;
  readonly hostId: string;
  readonly at: number;
  readonly categoryIds: readonly string[];
}

export interface EndedGame extends BegunGame {
  /** Null where the game counts for its host (docs/rules.md, "What counts"). */
  readonly uncounted: UncountedReason | null;
  /** What the host's own team was awarded; 0 where they only hosted. */
  readonly score: number;
  readonly game: Game;
}

/** Somebody who counts games. Told once a game, within the transaction that begins or ends it: what it throws undoes that too. */
export interface GameWitness {
  begun?(tx: Tx, game: BegunGame): Promise<void>;
  ended?(tx: Tx, game: EndedGame): Promise<void>;
}
