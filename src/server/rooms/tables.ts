import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { TeamEmblem } from '#shared/games/setup.ts';
import type { KeptPress } from '#shared/rooms/schema.ts';

export interface SeatsTable {
  id: string;
  game_id: string;
  token_hash: string;
  /** Empty for a removed seat. */
  name: string;
  /** Null for an onlooker. */
  team_index: number | null;
  emblem: TeamEmblem;
  is_remote: Generated<boolean>;
  is_judge: Generated<boolean>;
  is_captain: Generated<boolean>;
  joined_at: Date;
  seen_at: Date;
  is_here: Generated<boolean>;
  removed_at: Date | null;
}
export type SeatRow = Selectable<SeatsTable>;

export interface RoomsTable {
  game_id: string;
  code: string;
  code_until: Date;
  is_locked: Generated<boolean>;
  has_reactions: Generated<boolean>;
}
export type RoomRow = Selectable<RoomsTable>;

export interface SeatPressesTable {
  game_id: string;
  seat_id: string;
  task: string;
  kind: KeptPress['kind'];
  team_index: number | null;
  press: JSONColumnType<KeptPress>;
  pressed_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    rooms: RoomsTable;
    room_codes: { code: string; drawn_at: Date };
    seats: SeatsTable;
    seat_presses: SeatPressesTable;
  }
}
