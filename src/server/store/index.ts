/**
 * The store: what is sold. Owns game_packages.
 * Prices stand in the database alone; a page only shows them (product.md §3 "Game package").
 */
import { storeApi } from '#shared/store/api.ts';
import type { Database } from '../platform/database/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { listPackagesOnSale } from './queries.ts';

export interface Store {
  mount(server: HttpServer): void;
}

export function createStore({ database }: { readonly database: Database }): Store {
  return {
    mount(server) {
      mount(server, storeApi.listPackages, async () => ({ items: await listPackagesOnSale(database) }));
    },
  };
}
