import { questionsApi } from '#shared/questions/api.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { Catalogue } from './catalogue.ts';
import { mountPictures } from './pictures.ts';
import { markCategory } from './queries.ts';

export function mountQuestions(server: HttpServer, database: Database, catalogue: Catalogue): void {
  mount(server, questionsApi.listCategories, ({ caller }) =>
    caller === null ? catalogue.forVisitors() : catalogue.forHost(caller.user.uid),
  );
  mount(server, questionsApi.markCategory, async ({ input, caller }) => {
    await markCategory(database, caller.user.uid, input);
    return { mark: input.mark };
  });
  mountPictures(server, database);
}
