import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import type { Medium } from '#shared/media/admin-api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { fakeUploads, type FakeUpload } from '#testing/web/fake-upload.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { AdminMediaPage } from './media-page.tsx';

const pictureFile = (width: number, format: string) => ({
  url: `/media/k/${width}.${format}`,
  mime: `image/${format}`,
  bytes: width * 100,
  width,
  height: width / 2,
});
const tower: Medium = {
  id: 'm-1',
  kind: 'image',
  type: 'png',
  name: 'برج.png',
  bytes: 1_240_000,
  width: 640,
  height: 320,
  isAnimated: false,
  files: [pictureFile(320, 'avif'), pictureFile(320, 'webp'), pictureFile(640, 'avif'), pictureFile(640, 'webp')],
  alt: { ar: 'أبراج الكويت', en: '' },
  uploadedAt: Date.UTC(2026, 10, 21, 9),
  uploadedBy: { id: 's-1', displayName: 'سارة' },
  useCount: 0,
};
const song: Medium = {
  ...tower,
  id: 'm-2',
  kind: 'audio',
  type: 'mp3',
  name: 'دان.mp3',
  width: null,
  height: null,
  alt: { ar: '', en: '' },
  uploadedBy: null,
  files: [{ url: '/media/s/file.mp3', mime: 'audio/mpeg', bytes: 9000, width: null, height: null }],
};

const listKey = 'GET /api/admin/media';
const oneKey = 'GET /api/admin/media/m-1';
const page = (items: readonly Medium[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, hasMore: nextCursor !== null },
});
const show = (answers: Answers = {}, query = '', before: readonly string[] = []) =>
  renderPage(<AdminMediaPage />, {
    before,
    user: testUser({ role: 'moderator' }),
    path: `/admin/media${query}`,
    answers: { [listKey]: page([tower, song]), [oneKey]: { body: { item: tower, uses: [] } }, ...answers },
  });
const bodies = ({ sent }: Rendered, key: string) => sent.filter((each) => each.key === key).map(({ body }) => body);

let uploads: FakeUpload[];
beforeEach(() => {
  uploads = fakeUploads();
});
const fileOf = (name: string, size = 1000, type = 'image/png') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = async (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('اختر ملفات', { selector: 'input' }), files);
const rows = () => within(screen.getByRole('list', { name: 'ملفات تُرفع' })).getAllByRole('listitem');
const sentAt = (at: number) => present(uploads[at], `upload ${at}`);

it('shows the library with its kinds and sizes [ADM-2]', async () => {
  await show();
  const grid = await screen.findByRole('list', { name: 'ملفات المكتبة' });
  const [first, second] = within(grid).getAllByRole('listitem');
  expect(first?.textContent).toContain('1.18 ميغابايت');
  expect(second?.textContent).toContain('صوت');
  expect(first?.querySelector('source')?.getAttribute('srcset')).toBe('/media/k/320.avif 320w, /media/k/640.avif 640w');
  expect(screen.getByText('الظاهر ملفان، وهذا كل ما وُجد')).toBeTruthy();
  expect(screen.getByText(/الصور حتى 10 ميغابايت/).textContent).toContain('والمقاطع حتى 50 ميغابايت');
});

it('reports an empty library, an empty result, or a failed read [ADM-2]', async () => {
  const none = await show({ [listKey]: page([]) });
  expect(await screen.findByRole('heading', { name: 'المكتبة فارغة' })).toBeTruthy();
  none.unmount();
  const other = await show({ [listKey]: page([]) }, '?text=x');
  expect(await screen.findByRole('heading', { name: 'لا ملف بهذا الاسم' })).toBeTruthy();
  other.unmount();
  await show({ [listKey]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('puts the search into the address, and brings the next page by its cursor [ADM-2]', async () => {
  let isNext = false;
  const shown = await show({ [listKey]: () => (isNext ? page([song]) : page([tower], 'next')) });
  await userEvent.type(await screen.findByLabelText('اسم الملف'), 'برج');
  await userEvent.selectOptions(screen.getByLabelText('النوع'), 'image');
  await userEvent.click(screen.getByRole('button', { name: 'ابحث' }));
  expect(decodeURIComponent(shown.address())).toBe('/admin/media?text=برج&kind=image');
  const more = await screen.findByRole('button', { name: 'أظهر المزيد' });
  isNext = true;
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'تفاصيل دان.mp3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'تفاصيل برج.png' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'امسح البحث' }));
  expect(shown.address()).toBe('/admin/media');
});

it('uploads two at a time, says how far each is, and what became of it [ADM-2]', async () => {
  const shown = await show();
  await screen.findByRole('list', { name: 'ملفات المكتبة' });
  await choose(fileOf('1.png'), fileOf('2.png'), fileOf('3.png'));
  expect(uploads.map(({ address, contentType }) => [address, contentType])).toEqual([
    ['/api/admin/media?name=1.png', 'image/png'],
    ['/api/admin/media?name=2.png', 'image/png'],
  ]);
  expect(rows()[2]?.textContent).toContain('ينتظر دوره');
  act(() => sentAt(0).progress(0.4));
  expect(
    within(present(rows()[0], 'a row')).getByRole('progressbar', { name: 'تقدّم رفع 1.png' }).getAttribute('value'),
  ).toBe('40');
  act(() => sentAt(0).progress(1));
  expect(rows()[0]?.textContent).toContain('نجهّزه للعرض');
  act(() => sentAt(0).answer({ body: { item: tower, isNew: true } }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('صار في المكتبة'));
  expect(uploads).toHaveLength(3);
  act(() => sentAt(1).answer({ body: { item: tower, isNew: false } }));
  await waitFor(() => expect(rows()[1]?.textContent).toContain('كان في المكتبة من قبل'));
  expect(screen.getByText('اكتمل 2 من 3', { exact: false })).toBeTruthy();
  await waitFor(() => expect(shown.sent.filter(({ key }) => key === listKey).length).toBeGreaterThan(1));
});

it('says in words why one was refused, and offers again only what may succeed [ADM-2]', async () => {
  await show();
  await choose(fileOf('صفحة.png'), fileOf('ok.png'));
  act(() => sentAt(0).answer({ refusal: { status: 415, code: 'media/not-what-it-says', params: { claimed: 'png' } } }));
  act(() => sentAt(1).answer('no-network'));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('محتوى الملف غير ما يقوله اسمه'));
  expect(within(present(rows()[0], 'a row')).queryByRole('button', { name: /أعد المحاولة/ })).toBeNull();
  await userEvent.click(within(present(rows()[1], 'a row')).getByRole('button', { name: 'أعد المحاولة: ok.png' }));
  expect(uploads).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'أخفِ صفحة.png' }));
  expect(rows()).toHaveLength(1);
});

it("sends no file above its type's size limit [ADM-2]", async () => {
  await show();
  await choose(
    fileOf('kbeer.png', 10_485_761),
    fileOf('film.mp4', 52_428_800, 'video/mp4'),
    fileOf('lamp.svg', 1_048_577, 'image/svg+xml'),
  );
  expect(rows()[0]?.textContent).toContain('الملف أكبر من الحد، وهو 10 ميغابايت.');
  expect(rows()[2]?.textContent).toContain('1 ميغابايت');
  expect(uploads.map(({ file }) => file.name)).toEqual(['film.mp4']);
});

it('ends an upload that is cancelled, and all of them with the page, which asks first [ADM-2]', async () => {
  const shown = await show();
  await choose(fileOf('1.png'), fileOf('2.png'));
  await userEvent.click(screen.getByRole('button', { name: 'ألغِ رفع 1.png' }));
  expect(sentAt(0).wasAborted).toBe(true);
  expect(rows()).toHaveLength(1);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  shown.unmount();
  expect(sentAt(1).wasAborted).toBe(true);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('asks before the page is left while files are on their way, and not before one of the library is opened [ADM-2]', async () => {
  const shown = await show({}, '', ['/admin']);
  await choose(fileOf('1.png'));
  await userEvent.click(await screen.findByRole('link', { name: 'تفاصيل برج.png' }));
  expect(shown.address()).toBe('/admin/media?open=m-1');
  await userEvent.type(await screen.findByLabelText('بالعربية'), ' ليلًا');
  await shown.goBack();
  const question = within(screen.getByRole('dialog', { name: 'تغادر قبل الحفظ؟' }));
  expect(question.getAllByText(/غادرت/).map(({ textContent }) => textContent)).toEqual([
    'ما كتبته هنا لم يُحفظ بعد، ويضيع إن غادرت.',
  ]);
  await userEvent.click(question.getByRole('button', { name: 'غادر دون حفظ' }));
  await expect.poll(shown.address).toBe('/admin/media');
  await shown.goBack();
  expect(screen.getByText('ما زالت ملفات تُرفع، ويتوقف رفعها إن غادرت.')).toBeTruthy();
  expect(sentAt(0).wasAborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'غادر دون حفظ' }));
  await expect.poll(shown.address).toBe('/admin');
});

it('accepts pasted files, and files dropped anywhere on the page [ADM-2]', async () => {
  await show();
  const happen = (name: string, property: string, files: File[]) => {
    const event = new Event(name, { cancelable: true, bubbles: true });
    Object.defineProperty(event, property, {
      value: { files, types: files.length === 0 ? ['text/plain'] : ['Files'] },
    });
    return fireEvent(document.body, event);
  };
  expect(happen('paste', 'clipboardData', [fileOf('image.png')])).toBe(false);
  expect(happen('dragover', 'dataTransfer', [fileOf('sea.mp4')])).toBe(false);
  expect(screen.getByText('أفلتها هنا')).toBeTruthy();
  expect(happen('drop', 'dataTransfer', [fileOf('sea.mp4', 1000, 'video/mp4')])).toBe(false);
  expect(screen.queryByText('أفلتها هنا')).toBeNull();
  // Text is pasted and dropped as ever.
  for (const [name, property] of [
    ['paste', 'clipboardData'],
    ['dragover', 'dataTransfer'],
    ['drop', 'dataTransfer'],
  ] as const)
    expect(happen(name, property, [])).toBe(true);
  expect(uploads.map(({ file }) => file.name)).toEqual(['image.png', 'sea.mp4']);
});

it('waits without a network [ADM-2]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'اختر ملفات' }).disabled).toBe(true);
  expect(screen.getByText('لا يوجد اتصال. يُفتح الرفع حين يعود.')).toBeTruthy();
});

it('opens one with its sizes, copies its reference, and saves how it is described [ADM-2]', async () => {
  const user = userEvent.setup();
  const shown = await show(
    { 'PATCH /api/admin/media/m-1': { body: { item: { ...tower, alt: { ar: 'أبراج', en: 'Towers' } }, uses: [] } } },
    '?open=m-1',
  );
  const panel = within(await screen.findByRole('dialog', { name: 'تفاصيل الملف' }));
  expect((await panel.findByRole('img', { name: 'أبراج الكويت' })).getAttribute('src')).toBe('/media/k/640.webp');
  expect(panel.getByText('سارة')).toBeTruthy();
  expect(panel.getByRole('link', { name: '640 × 320 AVIF' }).getAttribute('href')).toBe('/media/k/640.avif');
  const download = panel.getByRole('link', { name: 'نزّله' });
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual(['/media/k/640.webp', 'برج.webp']);
  await user.click(panel.getByRole('button', { name: 'انسخ المرجع' }));
  expect(await navigator.clipboard.readText()).toBe('m-1');
  await user.clear(panel.getByLabelText('بالعربية'));
  await user.type(panel.getByLabelText('بالعربية'), ' أبراج ');
  await user.type(panel.getByLabelText('بالإنجليزية'), 'Towers');
  await user.click(panel.getByRole('button', { name: 'احفظ الوصف' }));
  await expect
    .poll(() => bodies(shown, 'PATCH /api/admin/media/m-1'))
    .toEqual([{ alt: { ar: 'أبراج', en: 'Towers' } }]);
});

it('plays a sound [ADM-2]', async () => {
  await show({ 'GET /api/admin/media/m-2': { body: { item: song, uses: [] } } }, '?open=m-2');
  const panel = await screen.findByRole('dialog', { name: 'تفاصيل الملف' });
  expect((await within(panel).findByLabelText('صوت دان.mp3')).getAttribute('src')).toBe('/media/s/file.mp3');
  expect(within(panel).getByText('حساب محذوف')).toBeTruthy();
});

it('deletes a medium after a question, and keeps a used one [ADM-2]', async () => {
  const shown = await show({ 'DELETE /api/admin/media/m-1': { body: {} } }, '?open=m-1');
  const panel = within(await screen.findByRole('dialog', { name: 'تفاصيل الملف' }));
  await userEvent.click(await panel.findByRole('button', { name: 'احذف الملف' }));
  const question = within(screen.getByRole('dialog', { name: 'حذف الملف؟' }));
  expect(question.getByText(/برج\.png/)).toBeTruthy();
  expect(bodies(shown, 'DELETE /api/admin/media/m-1')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'احذفه' }));
  await expect.poll(shown.address).toBe('/admin/media');
  expect(bodies(shown, 'DELETE /api/admin/media/m-1')).toHaveLength(1);
  shown.unmount();
  const item = { ...tower, useCount: 2 };
  await show(
    {
      [oneKey]: {
        body: {
          item,
          uses: [
            { kind: 'question', id: 'geo-1' },
            { kind: 'question', id: 'geo-2' },
          ],
        },
      },
    },
    '?open=m-1',
  );
  const used = within(await screen.findByRole('dialog', { name: 'تفاصيل الملف' }));
  expect((await used.findByRole<HTMLButtonElement>('button', { name: 'احذف الملف' })).disabled).toBe(true);
  expect(used.getByText('مستخدَم في موضعين، فلا يُحذف.')).toBeTruthy();
  expect(used.getByText('geo-2')).toBeTruthy();
});
