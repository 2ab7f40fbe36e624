import type { ColumnType, Generated, Selectable } from 'kysely';
import type { TeamColor, TeamEmblem } from '#shared/games/setup.ts';
import type { EveningResult } from '#shared/gangs/schema.ts';

export interface GangsTable {
  id: string;
  owner_id: string;
  idempotency_key: string;
  name: string;
  emblem: TeamEmblem;
  color: TeamColor;
  /** Null while the public page is off. */
  public_token: string | null;
  /** What this account had seen when the gang was made, those have seen too who join before the first evening has ended. */
  brings_seen_of: Generated<string | null>;
  created_at: Date;
  /** How often teams were drawn since a game of the gang began, each time within a day of the one before. */
  draws: Generated<number>;
  drawn_at: Generated<Date | null>;
}
export type GangRow = Selectable<GangsTable>;

export interface MembersTable {
  id: string;
  gang_id: string;
  name: string;
  /** `nameKey` of the name; unique in a gang. */
  normalized_name: string;
  emblem: TeamEmblem;
  color: TeamColor;
  is_young: boolean;
  is_shown: Generated<boolean>;
  /** The linked account. */
  user_id: string | null;
  joined_at: Date;
}
export type MemberRow = Selectable<MembersTable>;

interface EveningsTable {
  /** Of its game, which may be deleted since. */
  game_id: string;
  gang_id: string;
  seed: string | null;
  /** With a seed alone: how many draws there were before the game. */
  draws: Generated<number | null>;
  /** Null until the game has finished. */
  counts: boolean | null;
  result: ColumnType<EveningResult | null, string | null, string | null>;
  at: Date;
}
export type EveningRow = Selectable<EveningsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    gangs: GangsTable;
    gang_hosts: { gang_id: string; user_id: string; joined_at: Date };
    gang_members: MembersTable;
    gang_invitations: {
      token_hash: string;
      gang_id: string;
      /** Null for a co-host. */
      member_id: string | null;
      invited_by: string;
      used_by: string | null;
      expires_at: Date;
    };
    gang_evenings: EveningsTable;
    gang_players: {
      game_id: string;
      /** Null once the member is erased. */
      member_id: string | null;
      team_index: number;
      /** As in the pack of the game. */
      name: string;
    };
    gang_merges: { member_id: string; gang_id: string; into_id: string; at: Date };
    gang_latecomers: { game_id: string; member_id: string; after_seq: number; at: Date };
  }
}
