import type { Accounts } from '../accounts/index.ts';
import type { Games, WatchGame } from '../games/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { LiveEvent } from '../platform/live/index.ts';
import type { RateLimits } from '../platform/rate-limits/index.ts';

/** What the use cases of rooms work with. */
export interface RoomDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly rateLimits: RateLimits;
  readonly publicUrl: URL;
  /** Whether rooms open where only this machine reaches the server. */
  readonly opensHere: boolean;
  /** The key for the hashes of tokens. */
  readonly secret: string;
  /** Notifies every page that follows the game or its room: screens and phones. */
  readonly gameChanged: Games['changed'];
  /** Notifies the pages that are connected to this process. */
  readonly changedHere: (change: string) => void;
  /** Reads a game as phones may show it: answers and points with a delay. */
  readonly watchGame: WatchGame;
  /** Receives the changes of all processes. */
  readonly listen: (hear: (change: string) => void) => void;
  readonly publishEvent: (event: LiveEvent) => void;
  readonly standingsOf: Games['standings'];
  readonly commandsOf: Games['commandsOf'];
}
