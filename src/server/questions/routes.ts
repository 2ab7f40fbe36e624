import { questionsApi } from '#shared/questions/api.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { Catalogue } from './catalogue.ts';
import { mountPictures } from './pictures.ts';

export function mountQuestions(server: HttpServer, database: Database, catalogue: Catalogue): void {
  mount(server, questionsApi.listCategories, ({ caller }) =>
    caller === null ? catalogue.forVisitors() : catalogue.forHost(caller.user.uid),
  );
  mountPictures(server, database);
}
