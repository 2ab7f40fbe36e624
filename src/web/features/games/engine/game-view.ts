import type { GameBranch, GameRecord, Intermission } from '#shared/games/api.ts';
import type { Game } from '#shared/games/state.ts';
import type { SendingState } from './sender.ts';

/** One device writes; every other watches [GAME-3]. `opening` until it is known which this one is. */
export type Role = 'opening' | 'writer' | 'watcher';

/** The state of a game beside its steps. */
export interface Standing {
  readonly branches: readonly GameBranch[];
  readonly outcome: GameRecord['outcome'];
  readonly intermission: Intermission | null;
}

export function standingOf({ branches, outcome, intermission }: Standing): Standing {
  return { branches, outcome, intermission };
}

export interface ReadyGame extends Standing {
  readonly status: 'ready';
  readonly game: Game;
  readonly role: Role;
  /** Steps that only this device has so far [GAME-6]. */
  readonly unsent: number;
  readonly sending: SendingState;
  /** False if the browser can't store steps: unsent ones would be lost with the page. */
  readonly isKept: boolean;
}
export type GameView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | ReadyGame;
