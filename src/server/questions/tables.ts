import type { ColumnType, Generated } from 'kysely';
import type { CategoryMark } from '#shared/questions/api.ts';
import type { QuestionDraft, QuestionOrigin, QuestionStatus, VersionAct } from '#shared/questions/draft.ts';
import type { CategorySeason } from '#shared/questions/category-times.ts';
import type { CategoryFile, Collection, Question, TileValue } from '#shared/questions/schema.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { View } from '../platform/database/tables.ts';

export interface QuestionsTable {
  id: string;
  category_id: string;
  value: TileValue;
  kind: string;
  band: string;
  /** Of an active one; others are drafts, and may lack something. */
  content: ColumnType<Question, string, string>;
  answer_key: string;
  media: string | null;
  content_hash: string;
  status: QuestionStatus;
  draw_key: number;
  version: Generated<number>;
  origin: Generated<QuestionOrigin>;
  file_hash: string | null;
  search_text: Generated<string>;
  updated_at: Generated<Date>;
  updated_by: string | null;
}

/** The stored columns of a text, from any origin. */
export interface QuestionRow {
  readonly id: string;
  readonly category_id: string;
  readonly value: TileValue;
  readonly kind: string;
  readonly band: string;
  readonly content: QuestionDraft;
  readonly answer_key: string;
  readonly media: string | null;
  readonly content_hash: string;
  readonly draw_key: number;
  readonly search_text: string;
}

interface QuestionVersionsTable {
  question_id: string;
  version: number;
  category_id: string;
  content: ColumnType<QuestionDraft, string, string>;
  media: string | null;
  status: QuestionStatus;
  origin: QuestionOrigin;
  done: VersionAct;
  changed_by: string | null;
  changed_at: Date;
}

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
      status: 'active' | 'retired';
      available_from: Date | null;
      season: CategorySeason | null;
    };
    /** What other domains may read of a category. */
    category_names: View<{ id: string; name: LocalizedText }>;
    questions: QuestionsTable;
    question_versions: QuestionVersionsTable;
    question_updates: {
      question_id: string;
      category_id: string;
      content: ColumnType<Question, string, string>;
      media: string | null;
      content_hash: string;
      found_at: Date;
    };
    question_figures: {
      question_id: string;
      opened: number;
      own: number;
      stolen: number;
      nobody: number;
      reports: Generated<number>;
      best: Generated<number>;
    };
    /** Of the files' text: it says nothing of a text that staff have changed. */
    question_ratings: {
      question_id: string;
      content_hash: string;
      fun: [number, number];
      value: [TileValue, TileValue];
      rated_on: Date;
    };
    pictures: { hash: string; svg: string };
    bank_files: { name: string; body: Uint8Array };
    /** `user_id`: an account, or a gang's member. */
    seen_questions: { user_id: string; question_id: string; seen_at: Date };
    category_marks: { user_id: string; category_id: string; mark: CategoryMark };
  }
}
