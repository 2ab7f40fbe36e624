import { expect, it, vi } from 'vitest';
import { fakeCaches } from '#testing/web/fake-caches.ts';
import { keepMedia } from './media-store.ts';

const urls = Array.from({ length: 8 }, (_, index) => `/media/${index + 1}.svg`);
const [first = '', second = ''] = urls;

it('fetches the media of a game in order, a few at a time [GAME-6]', async () => {
  const device = fakeCaches();
  const settled: string[] = [];
  const kept = keepMedia('game', urls, (url) => settled.push(url));
  await vi.waitFor(() => expect(device.fetched).toEqual(urls.slice(0, 6)));
  device.arrive(second);
  await vi.waitFor(() => expect(device.fetched).toEqual(urls.slice(0, 7)));
  expect(settled).toEqual([second]);
  device.arrive(first);
  await vi.waitFor(() => expect(device.fetched).toEqual(urls));
  for (const url of urls) device.arrive(url);
  expect(await kept).toBe(true);
  expect([...settled].sort()).toEqual(urls);
});

it('brings the others where one fails, and only that one the next time [GAME-6]', async () => {
  const device = fakeCaches();
  const settled: string[] = [];
  const kept = keepMedia('game', [first, second], (url) => settled.push(url));
  await vi.waitFor(() => expect(device.fetched).toHaveLength(2));
  device.fail(first);
  device.arrive(second);
  expect(await kept).toBe(false);
  expect([...settled].sort()).toEqual([first, second]);
  const again = keepMedia('game', [first, second], () => undefined);
  await vi.waitFor(() => expect(device.fetched).toEqual([first, second, first]));
  device.arrive(first);
  expect(await again).toBe(true);
});

it('waits for nothing where the device keeps nothing [GAME-6]', async () => {
  const settled: string[] = [];
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  expect(await keepMedia('game', urls, (url) => settled.push(url))).toBe(false);
  expect(settled).toEqual(urls);
});
