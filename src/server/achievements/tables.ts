import type { ColumnType, Generated } from 'kysely';
import type { BadgeColor, Condition, Emblem } from '#shared/achievements/badges.ts';
import type { RewardKind } from '#shared/achievements/rewards.ts';
import type { PlayTotals } from '#shared/achievements/totals.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';

type Json<Value> = ColumnType<Value, string, string>;

export interface BadgesTable {
  id: string;
  name: Json<LocalizedText>;
  description: Json<LocalizedText>;
  emblem: Emblem;
  color: BadgeColor;
  /** Of the media library, and its address. */
  picture_id: string | null;
  picture_url: string | null;
  conditions: Json<Condition[]>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  position: number;
  created_at: Date;
  updated_at: Date;
}

export interface RewardRulesTable {
  id: string;
  kind: RewardKind;
  count: number;
  sessions: number;
  is_active: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Rows of earlier releases lack the totals that were added later: `readTotals`. */
    play_totals: { user_id: string; totals: Json<Partial<PlayTotals>>; updated_at: Date };
    badges: BadgesTable;
    earned_badges: { user_id: string; badge_id: string; game_id: string | null; earned_at: Date };
    reward_rules: RewardRulesTable;
    reward_grants: {
      id: string;
      rule_id: string;
      user_id: string;
      occurrence: string;
      game_id: string;
      kind: RewardKind;
      count: number;
      sessions: number;
      granted_at: Date;
    };
  }
}
