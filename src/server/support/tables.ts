import type { ColumnType } from 'kysely';
import type { z } from 'zod';
import type { gameStateSchema, SupportCategory } from '#shared/support/schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    support_requests: {
      id: string;
      user_id: string;
      user_email: string | null;
      user_name: string | null;
      game_id: string | null;
      description: string;
      game_state: ColumnType<z.infer<typeof gameStateSchema> | null, string | null>;
      status: ColumnType<string, string | undefined>;
      category: SupportCategory;
      notes: string | null;
      assigned_to: string | null;
      created_at: Date;
      updated_at: Date;
    };
  }
}
