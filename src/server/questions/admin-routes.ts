import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { questionsAdminApi as api, type AdminQuestion } from '#shared/questions/admin-api.ts';
import type { QuestionStatus } from '#shared/questions/draft.ts';
import { exchangeApi } from '#shared/questions/exchange-api.ts';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { mount, mountUpload } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import {
  findAlike,
  getQuestion,
  listAllCategories,
  listPictures,
  listQuestions,
  listVersions,
} from './admin-queries.ts';
import { listCategoryFigures } from './category-figures.ts';
import { exportQuestions } from './export-questions.ts';
import { checkImport, importQuestions } from './import-questions.ts';
import type { Library } from './question-media.ts';
import { readImport } from './read-import.ts';
import { saveQuestions, type QuestionChange } from './save-questions.ts';

interface AdminRouteDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly library: Library;
  readonly bankChanged: () => void;
}
type Input<Name extends keyof typeof api> = z.output<(typeof api)[Name]['input']>;

/** Mounts the staff's calls on the question bank. */
export function mountAdminRoutes(server: HttpServer, deps: AdminRouteDeps): void {
  const { query } = deps.database;
  mount(server, api.list, ({ input }) => listQuestions(query, input));
  mount(server, api.listCategories, async () => ({ items: await listAllCategories(query) }));
  mount(server, api.listCategoryFigures, () => listCategoryFigures(deps.database));
  mount(server, api.listPictures, async ({ input }) => ({ items: await listPictures(query, input) }));
  mount(server, api.findAlike, async ({ input }) => ({ items: await findAlike(query, input.content) }));
  mount(server, exchangeApi.exportQuestions, ({ input }) => exportQuestions(query, input));
  mountUpload(server, exchangeApi.checkImport, async ({ input }, body) =>
    checkImport(deps, input, await readImport(input.format, body)),
  );
  mountUpload(server, exchangeApi.importQuestions, async ({ input, caller }, body) =>
    importQuestions(deps, caller.user.uid, input, await readImport(input.format, body)),
  );
  mount(server, api.get, async ({ input }) => ({ item: await getQuestion(query, input.id) }));
  mount(server, api.listVersions, async ({ input }) => ({ items: await listVersions(query, input.id) }));
  mount(server, api.create, async ({ input, caller }) => ({
    item: await createQuestion(deps, caller.user.uid, input),
  }));
  mount(server, api.change, async ({ input, caller }) => ({
    item: await changeQuestion(deps, caller.user.uid, input),
  }));
  mount(server, api.restore, async ({ input, caller }) => ({
    item: await restoreVersion(deps, caller.user.uid, input),
  }));
  mount(server, api.resolveUpdate, async ({ input, caller }) => ({
    item: await resolveUpdate(deps, caller.user.uid, input),
  }));
}

async function createQuestion(
  deps: AdminRouteDeps,
  actorId: string,
  { categoryId, content, status }: Input<'create'>,
): Promise<AdminQuestion> {
  const id = `${categoryId.slice(0, 50)}-${randomBytes(5).toString('hex')}`;
  return save(deps, actorId, () =>
    Promise.resolve({ content: { ...content, id }, categoryId, status, expectedVersion: null, done: 'created' }),
  );
}

async function changeQuestion(
  deps: AdminRouteDeps,
  actorId: string,
  { id, version, categoryId, content, status }: Input<'change'>,
): Promise<AdminQuestion> {
  return save(deps, actorId, async (tx) => {
    const before = await getQuestion(tx, id);
    return {
      content: { ...content, id },
      categoryId,
      status,
      expectedVersion: version,
      done: actOf(before.status, status),
    };
  });
}

function actOf(before: QuestionStatus, after: QuestionStatus): QuestionChange['done'] {
  if (before === after) return 'changed';
  return after === 'active' ? 'published' : after === 'retired' ? 'retired' : 'drafted';
}

async function restoreVersion(
  deps: AdminRouteDeps,
  actorId: string,
  { id, version, from }: Input<'restore'>,
): Promise<AdminQuestion> {
  return save(deps, actorId, async (tx) => {
    const now = await getQuestion(tx, id);
    const older = (await listVersions(tx, id)).find((each) => each.version === from);
    if (older === undefined) throw new AppError('questions/version-not-found');
    return {
      content: older.content,
      categoryId: older.categoryId,
      status: now.status,
      expectedVersion: version,
      done: 'restored',
    };
  });
}

async function resolveUpdate(
  deps: AdminRouteDeps,
  actorId: string,
  { id, version, foundAt, take }: Input<'resolveUpdate'>,
): Promise<AdminQuestion> {
  return save(deps, actorId, async (tx) => {
    const now = await getQuestion(tx, id);
    // The files may have been read again since it was looked at.
    if (now.update?.foundAt !== foundAt) throw new AppError('questions/no-update');
    const { categoryId, content } = now.update;
    if (take)
      return { content, categoryId, status: 'active', expectedVersion: version, done: 'update-taken', origin: 'files' };
    return {
      content: now.content,
      categoryId: now.categoryId,
      status: now.status,
      expectedVersion: version,
      done: 'update-left',
    };
  });
}

async function save(
  { database, clock, library, bankChanged }: AdminRouteDeps,
  actorId: string,
  changeIn: (tx: Tx) => Promise<QuestionChange>,
): Promise<AdminQuestion> {
  return database.transaction(async (tx) => {
    const change = await changeIn(tx);
    await saveQuestions(tx, { actorId, at: clock.now(), library, bankChanged }, [change]);
    return getQuestion(tx, change.content.id);
  });
}
