import { questionsApi } from '#shared/questions/api.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { mountPictures } from './pictures.ts';
import { listCategories } from './queries.ts';
import type { CellsPerValue } from './queries.ts';

export function mountQuestions(server: HttpServer, database: Database, cellsPerValue: CellsPerValue): void {
  mount(server, questionsApi.listCategories, async ({ caller }) => ({
    items: await listCategories(database, caller?.user.uid ?? null, cellsPerValue),
  }));
  mountPictures(server, database);
}
