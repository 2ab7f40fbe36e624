import type { ColumnType, Selectable } from 'kysely';
import type { CategoryFile, Collection, Question, TileValue } from '#shared/questions/schema.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';

type Status = 'active' | 'retired';

export interface QuestionsTable {
  id: string;
  category_id: string;
  value: TileValue;
  kind: string;
  band: string;
  content: ColumnType<Question, string, string>;
  answer_key: string;
  picture: string | null;
  content_hash: string;
  status: Status;
  draw_key: number;
}

/** A question as the files give it. */
export type FileRow = Omit<Selectable<QuestionsTable>, 'status'>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    content_state: { id: ColumnType<boolean, never, never>; hash: string; loaded_at: Date };
    categories: {
      id: string;
      collection: Collection;
      use: CategoryFile['use'];
      name: ColumnType<LocalizedText, string, string>;
      description: ColumnType<LocalizedText, string, string>;
      icon: string;
      hue: number;
      position: number;
      status: Status;
    };
    questions: QuestionsTable;
    pictures: { hash: string; svg: string };
    seen_questions: { user_id: string; question_id: string; seen_at: Date };
  }
}
