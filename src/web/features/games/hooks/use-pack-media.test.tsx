import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Pack } from '#shared/games/pack.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { fakeCaches } from '#testing/web/fake-caches.ts';
import { usePackMedia } from './use-pack-media.ts';

const alt = { ar: 'صورة', en: 'A picture' };

/** Two tiles with a picture each, and another for the reserve of each. */
function packOfPictures(): Pack {
  const pack = samplePack({ kind: 'image' });
  return {
    ...pack,
    cells: pack.cells.slice(0, 2).map((cell, index) => ({
      ...cell,
      question: { ...cell.question, media: { url: `/media/tile-${index + 1}.svg`, alt } },
      reserve: { ...cell.reserve, media: { url: `/media/reserve-${index + 1}.svg`, alt } },
    })),
  };
}

const tiles = ['/media/tile-1.svg', '/media/tile-2.svg'];
const reserves = ['/media/reserve-1.svg', '/media/reserve-2.svg'];

it('brings what young teams may open before the wheel stops, and before the reserves [YOUNG-5, GAME-6]', async () => {
  const device = fakeCaches();
  const pack = packOfPictures();
  const [first, ...others] = pack.cells;
  const sister = first && { ...first.question, media: { url: '/media/sister.svg', alt } };
  const cells = first && sister ? [{ ...first, sister }, ...others] : [];
  const { result } = renderHook(usePackMedia, { initialProps: { ...pack, cells } });
  await waitFor(() => expect(device.fetched).toEqual([...tiles, '/media/sister.svg', ...reserves]));
  const { board } = result.current;
  expect(board.total).toBe(3);
  for (const url of tiles) device.arrive(url);
  await waitFor(() => expect(board.left()).toBe(1));
  device.arrive('/media/sister.svg');
  await waitFor(() => expect(board.left()).toBe(0));
});

it("brings the board's media before the reserves', and the board waits for its own alone [GAME-6]", async () => {
  const device = fakeCaches();
  const { result } = renderHook(usePackMedia, { initialProps: packOfPictures() });
  const { board } = result.current;
  await waitFor(() => expect(device.fetched).toEqual([...tiles, ...reserves]));
  expect([board.total, board.left()]).toEqual([2, 2]);
  device.arrive('/media/reserve-1.svg');
  device.arrive('/media/tile-1.svg');
  await waitFor(() => expect(board.left()).toBe(1));
  device.arrive('/media/tile-2.svg');
  await waitFor(() => expect(board.left()).toBe(0));
  expect(result.current.isKept).toBe(true);
});

it('says that a file is missing, does not wait for it, and fetches it again with the network [GAME-6]', async () => {
  const device = fakeCaches();
  const { result } = renderHook(usePackMedia, { initialProps: packOfPictures() });
  await waitFor(() => expect(device.fetched).toHaveLength(4));
  for (const url of [...tiles, ...reserves].slice(1)) device.arrive(url);
  device.fail('/media/tile-1.svg');
  await waitFor(() => expect(result.current.isKept).toBe(false));
  expect(result.current.board.left()).toBe(0);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(device.fetched.slice(4)).toEqual(['/media/tile-1.svg']));
  device.arrive('/media/tile-1.svg');
  await waitFor(() => expect(result.current.isKept).toBe(true));
});

it('keeps the result of its newest run, also when an older one fails later [GAME-6]', async () => {
  const device = fakeCaches();
  const { result } = renderHook(usePackMedia, { initialProps: packOfPictures() });
  await waitFor(() => expect(device.fetched).toHaveLength(4));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(device.fetched).toHaveLength(8));
  for (const url of [...tiles, ...reserves]) device.arrive(url);
  await act(async () => {
    for (const url of [...tiles, ...reserves]) device.fail(url);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(result.current.isKept).toBe(true);
});

it("keeps all steps of a picture and the pictures of options, in an order that doesn't tell the steps [KIND-4]", async () => {
  const device = fakeCaches();
  const clearing = samplePack({ kind: 'picture-reveal' });
  renderHook(usePackMedia, { initialProps: { ...clearing, cells: clearing.cells.slice(0, 1) } });
  await waitFor(() => expect(device.fetched.length).toBeGreaterThan(2));
  expect(device.fetched).toEqual([...device.fetched].sort());
  const options = fakeCaches();
  renderHook(usePackMedia, { initialProps: samplePack({ hasOptionPictures: true, kind: 'text' }) });
  await waitFor(() => expect(options.fetched).toHaveLength(4));
});
