import type { Page } from '@playwright/test';

interface LoadedFile {
  readonly path: string;
  /** On the wire: compressed, with the answer's headers. */
  readonly bytes: number;
}

export interface FirstLoad {
  /** The page itself: all but a game's own questions and pictures, which are larger in some games than in others. */
  readonly bytes: number;
  readonly requests: number;
  readonly gameBytes: number;
  /** Of these, what was asked for by the time the element was there: what its user waits for. */
  readonly firstScreen: { readonly bytes: number; readonly requests: number };
  /** Of these, what came before the visitor touched the page; the same where the page starts by itself. */
  readonly untouched: { readonly bytes: number; readonly requests: number };
  /** The largest first. */
  readonly files: readonly LoadedFile[];
}

/** Runs in the page: the paths of what it had asked for when the element was there, itself among them. */
function pathsAskedByThen(): readonly string[] {
  const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? Infinity;
  const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shownAt);
  return [location.href, ...entries.map(({ name }) => name)].map((address) => new URL(address).pathname);
}

const isOfGame = ({ path }: LoadedFile) => /^\/(api\/games|media)\//.test(path);

/**
 * Everything that a page asks the network for until it shows the element and rests, in a browser that has nothing of it
 * yet.
 */
export async function measureFirstLoad(page: Page, address: string, shown: string): Promise<FirstLoad> {
  const cdp = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const files: LoadedFile[] = [];
  const pending = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    paths.set(requestId, new URL(request.url).pathname);
    pending.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    const path = paths.get(requestId);
    // A preloaded file is named again when it is used, without bytes.
    if (path !== undefined && encodedDataLength > 0) files.push({ path, bytes: encodedDataLength });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  await cdp.send('Network.enable');
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('shown');
    }).observe(document, { childList: true, subtree: true });
  }, shown);
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const ownFiles = () => files.filter((file) => !isOfGame(file));
  const sum = (of: readonly LoadedFile[]) => of.reduce((all, { bytes }) => all + bytes, 0);
  const untouched = { bytes: sum(ownFiles()), requests: ownFiles().length };
  // A page rendered at build fetches its code once it has painted, on a phone once it is touched.
  await page.locator('body').dispatchEvent('touchstart');
  await page.waitForFunction(() => !('earlyInputs' in window));
  await page.waitForLoadState('networkidle');
  // On a busy machine half a second without requests isn't the end of them.
  do await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  while (pending.size > 0);
  await cdp.detach();
  const own = ownFiles();
  const asked = new Set(await page.evaluate(pathsAskedByThen));
  const ofFirstScreen = own.filter(({ path }) => asked.has(path));
  return {
    bytes: sum(own),
    requests: own.length,
    gameBytes: sum(files) - sum(own),
    firstScreen: { bytes: sum(ofFirstScreen), requests: ofFirstScreen.length },
    untouched,
    files: files.sort((one, other) => other.bytes - one.bytes),
  };
}
