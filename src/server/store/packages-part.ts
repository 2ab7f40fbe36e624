import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PagePart } from '#shared/kernel/page-part.ts';
import type { PackageOnSale } from '#shared/store/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { createThreadTask } from '../platform/threads.ts';
import { listPackagesOnSale } from './queries.ts';
import type { RenderInput } from './render-thread.ts';

/** The packages as the shop's page shows them to visitors. */
export type RenderPackages = (items: readonly PackageOnSale[]) => Promise<PagePart>;

/** The change event of the packages on sale. */
const packagesChange = 'packages';
/** Reload interval, in case a change from another process was lost. */
const maxAgeMs = 30_000;
/** A visitor waits no longer for the database and the rendering; the page then loads its packages itself. */
const maxWaitMs = 1_000;
const limits = { maxMs: 10_000, maxHeapMb: 128, maxWaiting: 1 };

/** Renders in a thread that ends with it, so that React stays out of the server's memory; null if there is no such build. */
export function packagesRenderer(module: URL): RenderPackages | null {
  if (!existsSync(module)) return null;
  const run = createThreadTask<PagePart>(import.meta.url, 'render-thread', limits);
  return (items) => run({ module: module.href, items } satisfies RenderInput);
}

interface PackagesPartDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly publishChange: (change: string) => void;
  readonly listen: (hear: (change: string) => void) => void;
}

export interface PackagesPart {
  /** The packages on sale as HTML, of at most `maxAgeMs` ago; null if there are none, or not in time. */
  readonly read: () => Promise<PagePart | null>;
  /** Call it after each commit that changes the packages. */
  readonly packagesChanged: () => void;
}

interface Rendered {
  /** The packages as JSON; empty if rendering them failed. */
  readonly packages: string;
  readonly part: PagePart | null;
  readonly readAt: number;
}

export function createPackagesPart(deps: PackagesPartDeps, render: RenderPackages | null): PackagesPart {
  const { database, clock, logger } = deps;
  let rendered: Rendered | null = null;
  let isOutdated = false;
  let refreshing: Promise<void> | null = null;
  deps.listen((change) => {
    if (change === packagesChange) isOutdated = true;
  });
  const renderOrNull = async (items: readonly PackageOnSale[]): Promise<PagePart | null> => {
    try {
      return render === null || items.length === 0 ? null : await render(items);
    } catch (error) {
      logger.error({ err: error }, 'the packages could not be rendered for the page of the shop');
      return null;
    }
  };
  const refresh = async (): Promise<void> => {
    isOutdated = false;
    const readAt = clock.now();
    try {
      const items = await listPackagesOnSale(database.query);
      const packages = JSON.stringify(items);
      if (rendered?.packages === packages) {
        rendered = { ...rendered, readAt };
        return;
      }
      const part = await renderOrNull(items);
      rendered = { packages: part === null && items.length > 0 ? '' : packages, part, readAt };
    } catch (error) {
      logger.warn({ err: error }, 'the packages could not be read for the page of the shop');
    }
  };
  const isFresh = () => rendered !== null && !isOutdated && clock.now() - rendered.readAt < maxAgeMs;
  return {
    async read() {
      if (render === null) return null;
      if (!isFresh()) {
        refreshing ??= refresh().finally(() => {
          refreshing = null;
        });
        await Promise.race([refreshing, wait(maxWaitMs, undefined, { ref: false })]);
      }
      return isFresh() ? (rendered?.part ?? null) : null;
    },
    packagesChanged() {
      isOutdated = true;
      deps.publishChange(packagesChange);
    },
  };
}
