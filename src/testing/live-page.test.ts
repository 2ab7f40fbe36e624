import { expect, it } from 'vitest';
import { openLivePage } from './live-page.ts';
import { useLiveServer } from './live-server.ts';

const site = useLiveServer();

it('says what came instead of a message that never comes', async () => {
  const page = await openLivePage(site.port());
  site.opened.push(page.socket);
  page.socket.send(JSON.stringify({ subscribe: ['settings'] }));
  await page.until(() => true);
  const came = page.answered('settings');
  site.change('settings', 'closed');
  await came;
  await expect(page.until(() => false, 200)).rejects.toThrow(
    'no message fits within 200 ms; came instead: {"topic":"settings","version":"2","data":"closed"}',
  );
});
