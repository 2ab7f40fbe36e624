/**
 * Achievements: badges that are earned by playing, and rewards, by whose rules playing grants sessions. Owns play_totals,
 * badges, earned_badges, reward_rules and reward_grants; a badge's picture is the library's, which is told what shows it. Both are settled in the transaction that ends a game; a badge is
 * one row a person, a reward one row an occurrence with its one row in the ledger.
 */
import type { GameWitness } from '../games/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AchievementDeps } from './deps.ts';
import { giveBadge, giveKind } from './give-badge.ts';
import { achievementsOfUser } from './personal-data.ts';
import { mountAchievements } from './routes.ts';
import { settleGame } from './settle-game.ts';
import './tables.ts';

export interface Achievements extends PersonalData {
  mount(server: HttpServer): void;
  /** Told of every game that ends. */
  readonly witness: GameWitness;
}

export function createAchievements(deps: AchievementDeps): Achievements {
  deps.outbox.on(giveKind, (payload) => giveBadge(deps, payload));
  return {
    mount: (server) => mountAchievements(server, deps),
    witness: { ended: (tx, game) => settleGame(deps, tx, game) },
    ...achievementsOfUser,
  };
}
