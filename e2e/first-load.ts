import type { Page } from '@playwright/test';

interface LoadedFile {
  readonly path: string;
  /** On the wire: compressed, with the answer's headers. */
  readonly bytes: number;
}

export interface FirstLoad {
  readonly bytes: number;
  readonly requests: number;
  /** The largest first. */
  readonly files: readonly LoadedFile[];
}

/** Everything that a page asks the network for until it rests, in a browser that has nothing of it yet. */
export async function measureFirstLoad(page: Page, address: string): Promise<FirstLoad> {
  const cdp = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const files: LoadedFile[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    // A preloaded file is named again when it is used, without bytes.
    if (path !== undefined && encodedDataLength > 0) files.push({ path, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await cdp.detach();
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: files.length,
    files: files.sort((one, other) => other.bytes - one.bytes),
  };
}
