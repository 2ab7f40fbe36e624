import type { ColumnType, Generated, Selectable } from 'kysely';
import type { z } from 'zod';
import type { gameOutcomes, GameRecord, Intermission } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import type { packSchema } from '#shared/games/schema.ts';
import type { UncountedReason } from '#shared/games/scoring.ts';
import type { GameLength } from '#shared/games/setup.ts';
import type { GameStatus } from '#shared/games/state.ts';

export type Outcome = (typeof gameOutcomes)[number];
/** A pack as it was stored, and as it travels. */
export type StoredPack = z.infer<typeof packSchema>;

/** What lists show of a game and no command changes. */
export interface Card {
  teams: Omit<GameRecord['teams'][number], 'score'>[];
  categoryNames: GameRecord['categoryNames'];
  tiles: number;
}

export interface GamesTable {
  id: string;
  host_id: string;
  idempotency_key: string;
  outcome: Generated<Outcome>;
  length: GameLength;
  line: Generated<number>;
  seq: Generated<number>;
  game_status: Generated<GameStatus>;
  current_team_index: number;
  wheel_passed: Generated<boolean>;
  scores: number[];
  opened_tiles: Generated<number>;
  winners: Generated<number[]>;
  lease_device: string | null;
  lease_expires_at: Date | null;
  intermission: Intermission | null;
  created_at: Date;
  last_command_at: Date | null;
  finished_at: Date | null;
  /** Why the finished game doesn't count; null if it counts, or isn't finished. */
  uncounted: UncountedReason | null;
  /** The host's favourite of its questions. */
  best_question_id: string | null;
  /** Who sees its questions besides the host: members of a gang. */
  viewers: Generated<string[]>;
}
export type GameRow = Selectable<GamesTable>;

export interface BranchesTable {
  id: string;
  game_id: string;
  line: number;
  device_id: string;
  fork_seq: number;
  seq: number;
  scores: number[];
  opened_tiles: number;
  last_command_at: Date;
  status: ColumnType<'open' | 'chosen' | 'set-aside', 'open' | 'set-aside' | undefined, 'chosen' | 'set-aside'>;
}
export type BranchRow = Selectable<BranchesTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    games: GamesTable;
    game_packs: {
      game_id: string;
      pack: ColumnType<StoredPack, string, never>;
      card: ColumnType<Card, string, never>;
      question_ids: string[];
    };
    game_commands: {
      game_id: string;
      line: number;
      seq: number;
      id: string;
      payload: ColumnType<Command, string, never>;
      device_id: string;
      received_at: Date;
    };
    game_writers: { game_id: string; line: number; device_id: string; from_seq: number; to_seq: number | null };
    game_branches: BranchesTable;
    answer_codes: { game_id: string; bucket: string; codes: string };
  }
}
