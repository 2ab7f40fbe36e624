import { parentPort, workerData } from 'node:worker_threads';
import type { PagePart } from '#shared/kernel/page-part.ts';
import type { PackageOnSale } from '#shared/store/api.ts';

/** The worker that renders the packages, with the module that the build made of the page's own components. */
export interface RenderInput {
  readonly module: string;
  readonly items: readonly PackageOnSale[];
}

interface PageModule {
  readonly renderPackages: (items: readonly PackageOnSale[]) => Promise<PagePart>;
}

const { module, items } = workerData as RenderInput;
provideBrowser();
const { renderPackages } = (await import(module)) as PageModule;
parentPort?.postMessage(await renderPackages(items));

/** What modules of the page ask for when they are loaded: a browser that is no app. */
function provideBrowser(): void {
  const window = Object.assign(new EventTarget(), { location: new URL('https://origin.invalid/') });
  const given = { window, document: new EventTarget(), navigator: { userAgent: '' } };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
