import type { ColumnType, Generated } from 'kysely';
import type {
  GameStateAsRead,
  QuestionFlaw,
  RequestStatus,
  SentFrom,
  SupportCategory,
} from '#shared/support/schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    support_requests: {
      id: string;
      user_id: string;
      user_email: string | null;
      user_name: string | null;
      game_id: string | null;
      description: string;
      game_state: ColumnType<GameStateAsRead | null, string | null>;
      /** Chosen by the sender's client; unique within the account. */
      message_id: string | null;
      written_at: Date;
      question_id: string | null;
      reason: QuestionFlaw | null;
      sent_from: ColumnType<SentFrom | null, string | null>;
      status: ColumnType<RequestStatus, RequestStatus | undefined>;
      category: SupportCategory;
      notes: string | null;
      assigned_to: string | null;
      created_at: Date;
      updated_at: Date;
      /** What a search looks in; the database's own. */
      search_text: ColumnType<string, never, never>;
      /** Grows with each change of the staff's. */
      version: Generated<number>;
    };
  }
}
