import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import type { Medium } from '#shared/media/admin-api.ts';
import { testUser, type Answer, type Answers } from '#testing/web/fake-api.ts';
import { fakeUploads } from '#testing/web/fake-upload.ts';
import { renderPage } from '#testing/web/render.tsx';
import { MediumPicker } from './medium-picker.tsx';

const tower: Medium = {
  id: 'm-1',
  kind: 'image',
  type: 'png',
  name: 'برج.png',
  bytes: 1_240_000,
  width: 640,
  height: 320,
  isAnimated: false,
  files: [{ url: '/media/k/640.webp', mime: 'image/webp', bytes: 100, width: 640, height: 320 }],
  alt: { ar: '', en: '' },
  uploadedAt: 1,
  uploadedBy: null,
  useCount: 0,
};

const listOf = (...items: Medium[]): Answer => ({ body: { items, nextCursor: null, hasMore: false } });

async function pickInForm(list: Answers[string] = listOf(tower)) {
  const heard = { submit: vi.fn((event: Event) => event.preventDefault()), choose: vi.fn(), busy: vi.fn() };
  await renderPage(
    <form onSubmit={({ nativeEvent }) => heard.submit(nativeEvent)}>
      <MediumPicker kind="image" chosenId={null} onChoose={heard.choose} onBusy={heard.busy} />
      <button type="submit" />
    </form>,
    {
      user: testUser({ role: 'moderator' }),
      answers: { 'GET /api/admin/media': list },
    },
  );
  return heard;
}

const library = () => screen.findByRole('list', { name: 'ملفات المكتبة' });
const choosePicture = () =>
  userEvent.upload(
    present(document.querySelector<HTMLInputElement>('input[type=file]'), 'the chooser'),
    new File(['x'], 'برج.png', { type: 'image/png' }),
  );

it('searches without submitting the surrounding form [ADM-2]', async () => {
  const heard = await pickInForm();
  await library();
  await userEvent.type(screen.getByRole('searchbox'), 'برج{Enter}');
  expect(heard.submit).not.toHaveBeenCalled();
});

it('reports a running upload to its form, until the file is chosen [ADM-2]', async () => {
  const uploads = fakeUploads();
  const heard = await pickInForm();
  await library();
  await choosePicture();
  expect(heard.busy).toHaveBeenLastCalledWith(true);
  act(() => present(uploads[0], 'the upload').answer({ body: { item: tower, isNew: true } }));
  await expect.poll(() => heard.busy.mock.lastCall).toEqual([false]);
  expect(heard.choose).toHaveBeenCalledWith({ id: 'm-1', url: '/media/k/640.webp', alt: tower.alt });
});

it('shows a file that was uploaded while the library was still loading [ADM-2]', async () => {
  const uploads = fakeUploads();
  const lists: ((answer: Answer) => void)[] = [];
  await pickInForm(() => new Promise<Answer>((resolve) => void lists.push(resolve)));
  await choosePicture();
  act(() => present(uploads[0], 'the upload').answer({ body: { item: tower, isNew: true } }));
  await expect.poll(() => lists).toHaveLength(2);
  for (const [index, answer] of lists.entries()) answer(index === 0 ? listOf() : listOf(tower));
  expect(within(await library()).getByRole('button', { name: /برج/ })).toBeTruthy();
});
