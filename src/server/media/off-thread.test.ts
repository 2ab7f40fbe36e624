import { expect, it, vi } from 'vitest';
import { rejectedFile, uploadFile } from '#testing/media-files.ts';
import { useMediaFolder } from '#testing/media-folder.ts';
import { createTestApp } from '#testing/test-app.ts';

// Replaced in this thread alone: a worker loads the real one.
vi.mock('#shared/media/clean-svg.ts', () => ({
  cleanSvg: () => {
    throw new Error('a drawing was read by the thread that serves');
  },
}));
const folder = useMediaFolder();

it('reads a drawing in a worker thread, and rejects one that is too complex [ADM-2]', async () => {
  const app = await createTestApp({ media: folder.media() });
  const admin = await app.admin();
  const body = Buffer.from('<svg viewBox="0 0 4 3"><path d="M0 0"/></svg>');
  expect((await uploadFile(admin, { name: 'lamp.svg', body })).item).toMatchObject({
    type: 'svg',
    width: 4,
    height: 3,
  });
  const attributes = Array.from({ length: 60_000 }, (_, at) => ` a${at}=""`).join('');
  const hostile = await rejectedFile(admin, {
    name: 'hostile.svg',
    body: Buffer.from(`<svg viewBox="0 0 4 3"${attributes}/>`),
  });
  expect(hostile).toMatchObject({ status: 400, code: 'media/svg-too-complex' });
  const chain = Array.from({ length: 19_000 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join('');
  expect(
    await rejectedFile(admin, { name: 'chain.svg', body: Buffer.from(`<svg viewBox="0 0 4 3">${chain}</svg>`) }),
  ).toMatchObject({ code: 'media/svg-too-complex' });
});
