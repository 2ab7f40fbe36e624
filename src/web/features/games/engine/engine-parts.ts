import type { StepStore } from '../../../lib/step-store.ts';
import type { FollowGame } from './game-changes.ts';
import type { IntermissionStore } from './intermission-keeper.ts';
import type { TabLock } from './tab-lock.ts';
import type { Timers } from './timers.ts';
import type { GameTransport } from './transport.ts';

/** What a game's engine is built from. */
export interface EngineParts {
  readonly gameId: string;
  readonly deviceId: string;
  readonly transport: GameTransport;
  readonly steps: StepStore;
  readonly intermissions: IntermissionStore;
  readonly timers: Timers;
  readonly follow: FollowGame;
  readonly createLock: (onLost: () => void) => TabLock;
  /** Server time, ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}
