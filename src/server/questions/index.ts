/**
 * Questions: the bank that the files under content/ fill and the staff change, its pictures, and what each account has
 * seen and marked. Owns categories, questions with their versions, updates and figures, pictures, bank_files, seen_questions, category_marks and
 * content_state;
 * offers the view category_names to all domains.
 * Games draw from it with their own transaction; an open question is seen for good (docs/rules.md,
 * "Pack"). Drawing never fails for want of unseen questions, only for a category that isn't there.
 */
import type { Random } from '#shared/kernel/random.ts';
import type { Tx } from '../platform/database/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { createCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueDeps } from './catalogue.ts';
import type { ContentSource } from './content.ts';
import { countBest, countPlayed, countReport } from './count-figures.ts';
import type { PlayedQuestion } from './count-figures.ts';
import { mountAdminRoutes } from './admin-routes.ts';
import { drawGame } from './draw.ts';
import type { CategoryCard, Drawn, DrawRequest } from './draw.ts';
import { loadContent } from './load-content.ts';
import {
  copySeen,
  copySeenOfPerson,
  countSeen,
  eraseUser,
  findCategoryOf,
  forgetSeen,
  listMarks,
  markSeen,
} from './queries.ts';
import type { SeenQuestion } from './queries.ts';
import type { Library } from './question-media.ts';
import { mountQuestions } from './routes.ts';
// Importing the domain also declares its tables.
import './tables.ts';

export { m4aMs, mp3Ms } from './bank-file.ts';
export { compileContent, ratedHash, sourceOf, currentRatings } from './content.ts';
export type { Content, ContentSource } from './content.ts';
export { exportCsv, exportJson, importCsv, importJson, mergeImported } from './exchange.ts';
export { filesBeside, openContent, readContentFiles } from './read-content.ts';
export type { CategoryCard, Drawn, DrawRequest } from './draw.ts';
export type { SeenQuestion } from './queries.ts';

export interface QuestionDeps extends CatalogueDeps {
  /** What questions show beside the bank's own pictures. */
  readonly library: Library;
}

export interface Questions extends PersonalData {
  mount(server: HttpServer): void;
  /** Updates the bank from the files; cheap if nothing changed. */
  load(source: ContentSource): Promise<void>;
  draw(tx: Tx, request: DrawRequest, random: Random): Promise<Drawn>;
  markSeen(tx: Tx, viewers: readonly string[], seen: readonly SeenQuestion[]): Promise<void>;
  /** Adds what one viewer has seen to what others have. */
  copySeen(tx: Tx, from: string, to: readonly string[]): Promise<void>;
  /** The same of an account with the members linked to it, as far as it was seen by then. */
  copySeenOfPerson(tx: Tx, person: string, to: readonly string[], until: Date): Promise<void>;
  forgetSeen(tx: Tx, viewers: readonly string[]): Promise<void>;
  /** The catalogue as a host sees it, with the fresh games left for these viewers. */
  catalogueFor(hostId: string, viewers: readonly string[]): ReturnType<Catalogue['forHost']>;
  /** Adds a game that has ended to its questions' figures. */
  countPlayed(tx: Tx, played: readonly PlayedQuestion[]): Promise<void>;
  /** Moves a host's favourite of a game from one question to another. */
  countBest(tx: Tx, change: { readonly before: string | null; readonly after: string | null }): Promise<void>;
  /** Adds a report to a question's figures. */
  countReport(tx: Tx, questionId: string): Promise<void>;
  findCategoryOf(questionId: string): Promise<CategoryCard | null>;
}

export function createQuestions(deps: QuestionDeps): Questions {
  const { database, clock, library } = deps;
  const catalogue = createCatalogue(deps);
  return {
    mount(server) {
      mountQuestions(server, database, catalogue);
      mountAdminRoutes(server, { database, clock, library, bankChanged: catalogue.bankChanged });
    },
    load: async (source) => {
      if (await loadContent(database, clock, source)) catalogue.bankChanged();
    },
    draw: drawGame,
    markSeen,
    copySeen,
    copySeenOfPerson,
    forgetSeen,
    catalogueFor: catalogue.forHost,
    countPlayed,
    countBest,
    countReport,
    eraseUser,
    exportUser: async (tx, userId) => ({
      seenQuestions: await countSeen(tx, userId),
      categoryMarks: await listMarks(tx, userId),
    }),
    findCategoryOf: (questionId) => findCategoryOf(database, questionId),
  };
}
