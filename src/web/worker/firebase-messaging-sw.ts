/**
 * The single service worker (NOTE-2 names its address): it caches the page, so that a game opens and plays without a
 * network [GAME-6], and receives pushes [NOTE-2]. Built by vite.worker.config.ts, which inserts the list of the page's
 * files.
 */
import { matchPrecache, precache } from 'workbox-precaching';
import { answerOf, askedPart, type Kept } from './answers.ts';
import { listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file a player's device needs, and the entry file, which identifies a release. */
declare const __DEVICE_FILES__: {
  readonly release: string;
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
};

precache([...__DEVICE_FILES__.files]);

const kept: Kept = {
  // File names contain a hash, so a match from any release's cache is valid.
  file: async (request) => askedPart(request, await caches.match(request, { ignoreVary: true })),
  page: () => matchPrecache('/index.html'),
};

listenForPush(self);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]));
});

// Takes over only when a page of this release asks, so that the only older pages that lose files are those that reload by themselves.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isRecord(data) && data['type'] === 'page-release' && data['release'] === __DEVICE_FILES__.release)
    void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request, self.location.origin, kept, () => fetchedPage(event));
  if (answer !== null) event.respondWith(answer());
});

async function fetchedPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
