/**
 * Achievements: badges earned by playing, and rewards, whose rules grant sessions for playing. Owns play_totals, badges,
 * earned_badges, reward_rules and reward_grants; a badge's picture belongs to the media library. Both are recorded in the
 * transaction that ends a game: a badge is one row per person, a reward one row per occurrence with one ledger row.
 */
import type { GameListener } from '../games/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AchievementDeps } from './deps.ts';
import { giveBadge, giveKind } from './give-badge.ts';
import type { HouseBadge } from './house-badges.ts';
import { installBadges } from './install-badges.ts';
import { achievementsOfUser } from './personal-data.ts';
import { mountAchievements } from './routes.ts';
import { recordResults } from './record-results.ts';
import './tables.ts';

export { houseBadges } from './house-badges.ts';
export type { HouseBadge } from './house-badges.ts';

export interface Achievements extends PersonalData {
  mount(server: HttpServer): void;
  /** Adds badges that the installation has not had yet. */
  install(badges: readonly HouseBadge[]): Promise<void>;
  /** Called for every game that ends. */
  readonly gameListener: GameListener;
}

export function createAchievements(deps: AchievementDeps): Achievements {
  deps.outbox.on(giveKind, (payload) => giveBadge(deps, payload));
  return {
    mount: (server) => mountAchievements(server, deps),
    install: (badges) => installBadges(deps, badges),
    gameListener: { ended: (tx, game) => recordResults(deps, tx, game) },
    ...achievementsOfUser,
  };
}
