import type { Games } from '../games/index.ts';
import type { Questions } from '../questions/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';

/** What the use cases of gangs work with. */
export interface GangDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The key for the hashes of invitations and the signatures of draws. */
  readonly secret: string;
  /** Changes the names of players in the packs and logs of their games. */
  readonly renamePlayers: Games['renamePlayers'];
  readonly forgetGang: Games['forgetGang'];
  readonly standingsOf: Games['standings'];
  readonly finishedGame: Games['finished'];
  readonly replaceViewer: Games['replaceViewer'];
  readonly addViewer: Games['addViewer'];
  /** What members have seen, and what is left for them. */
  readonly questions: Pick<Questions, 'copySeen' | 'copySeenOfPerson' | 'forgetSeen' | 'catalogueFor'>;
}
