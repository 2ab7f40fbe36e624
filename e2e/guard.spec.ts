import { expect } from '@playwright/test';
import { test } from './site.ts';

/** The suite's server has the guard off; here its answer says otherwise. */
test.beforeEach(async ({ page }) => {
  const settings = (await (await page.request.get('/api/settings')).json()) as object;
  await page.route('**/api/settings', (route) => route.fulfill({ json: { ...settings, contentGuard: true } }));
});
// The page restarts again and again: its last requests are aborted.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a guarded page keeps its menu shut but in fields, and its console silent [SHELL-8]', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const probe = page.waitForEvent('worker');
  await page.goto('/contact');
  await probe;
  const isBlocked = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element) => !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
  await expect.poll(() => isBlocked('h1')).toBe(true);
  expect(await isBlocked('textarea')).toBe(false);
  await page.evaluate(() =>
    (globalThis as unknown as { console: { log: (text: string) => void } }).console.log('nobody hears this'),
  );
  expect(said).not.toContain('nobody hears this');
});

test('a guarded page restarts while developer tools are open [SHELL-8]', async ({ page, browser }) => {
  const probe = page.waitForEvent('worker');
  await page.goto('/contact');
  await probe;
  // What opened tools do: they attach to every thread and switch its debugger on.
  const tools = await browser.newBrowserCDPSession();
  let targetId = '';
  await expect
    .poll(async () => {
      const { targetInfos } = await tools.send('Target.getTargets');
      targetId = targetInfos.find(({ url }) => url.endsWith('/devtools-probe.js'))?.targetId ?? '';
      return targetId;
    })
    .not.toBe('');
  const { sessionId } = await tools.send('Target.attachToTarget', { targetId, flatten: false });
  // On a busy machine the page may judge several times that it can't be sure.
  const reloaded = page.waitForEvent('load', { timeout: 120_000 });
  await tools.send('Target.sendMessageToTarget', {
    sessionId,
    message: JSON.stringify({ id: 1, method: 'Debugger.enable' }),
  });
  await reloaded;
});
