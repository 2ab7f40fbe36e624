import { createPartialResponse } from 'workbox-range-requests';

/** The cached response; undefined if there is none. */
export interface Kept {
  readonly file: (request: Request) => Promise<Response | undefined>;
  readonly page: () => Promise<Response | undefined>;
}

/** The timeout before the cached page is shown. */
export const pagePatienceMs = 4000;

/** Addresses of the server and of files, and of phones (`/r`), whose document isn't the page that is kept. */
const noPage = /^\/(api|functions|dev|media|health|assets|r|\.well-known)(\/|$)|\.\w+$/;
/** Named by their content, so that a cached file is never outdated. */
const byContent = /^\/(assets|media)\//;

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * How a request is answered; null leaves it to the browser. `preloaded` is a navigation's answer, which the browser has
 * asked for already: a navigation left to the browser would be sent to the server a second time, and a provider's answer
 * is good once.
 */
export function answerOf(
  request: Request,
  origin: string,
  kept: Kept,
  preloaded: () => Promise<Response>,
): (() => Promise<Response>) | null {
  switch (kindOf(request, origin)) {
    case 'page':
      return () => freshPage(kept, preloaded);
    case 'server':
      return preloaded;
    case 'file':
      return async () => (await kept.file(request)) ?? fetch(request);
    case 'other':
      return null;
  }
}

export function kindOf({ method, mode, url }: Asked, origin: string): 'page' | 'server' | 'file' | 'other' {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'other';
  if (mode === 'navigate') return noPage.test(address.pathname) ? 'server' : 'page';
  return byContent.test(address.pathname) || /\.(svg|webmanifest)$/.test(address.pathname) ? 'file' : 'other';
}

/** The cached file, or a range of it: players of sounds and films request ranges, and some accept nothing else. */
export async function askedPart(request: Request, file: Response | undefined): Promise<Response | undefined> {
  return file !== undefined && request.headers.has('range') ? createPartialResponse(request, file) : file;
}

/** The page from the server; from the cache if the server doesn't answer, is too slow or fails. */
async function freshPage(kept: Kept, fetchPage: () => Promise<Response>): Promise<Response> {
  const fetched = fetchPage().then(
    (response) => (response.status >= 500 ? null : response),
    () => null,
  );
  const inTime = await Promise.race([
    fetched,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), pagePatienceMs)),
  ]);
  return inTime ?? (await kept.page()) ?? (await fetched) ?? Response.error();
}
