import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminQuestion, QuestionRow } from '#shared/questions/admin-api.ts';
import { questionOf, type QuestionDraft } from '#shared/questions/draft.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { withoutLayout } from '#testing/web/render-game.tsx';
import type { MediumPart } from './editor-parts.ts';
import { AdminQuestionsPage } from './questions-page.tsx';

const at = Date.UTC(2026, 10, 21, 9);
const both = (ar: string, en: string) => ({ ar, en });
const row: QuestionRow = {
  id: 'geo-0017',
  categoryId: 'geo',
  categoryName: both('جغرافيا', 'Geography'),
  kind: 'text',
  value: 200,
  status: 'active',
  origin: 'staff',
  text: both('أين تقع بغداد؟', 'Where is Baghdad?'),
  missing: [],
  figures: { opened: 4, own: 1, stolen: 0, nobody: 3, reports: 2 },
  rating: { fun: [2, 2], value: [200, 200], ratedOn: '2026-11-23' },
  hasUpdate: false,
  version: 3,
  updatedAt: at,
  updatedBy: { id: 'm-1', displayName: 'سارة' },
};
const question: AdminQuestion = {
  ...row,
  mediaUrls: [],
  update: null,
  content: {
    id: 'geo-0017',
    kind: 'text',
    value: 200,
    band: 'everyone',
    text: row.text,
    answer: both('العراق', 'Iraq'),
    wrong: [both('الأردن', 'Jordan'), both('سوريا', 'Syria'), both('لبنان', 'Lebanon')],
    explanation: both('عاصمة العراق.', 'The capital of Iraq.'),
  },
};
const drafted: QuestionRow = {
  ...row,
  id: 'geo-9',
  status: 'draft',
  text: both('', ''),
  missing: ['ar', 'en'],
  figures: { opened: 0, own: 0, stolen: 0, nobody: 0, reports: 0 },
  rating: null,
  updatedBy: null,
};

const libraryId = '0199aaaa-0000-7000-8000-000000000001';
const listKey = 'GET /api/admin/questions';
const oneKey = 'GET /api/admin/questions/geo-0017';
const changeKey = 'PATCH /api/admin/questions/geo-0017';
const page = (items: readonly QuestionRow[]) => ({ body: { items, nextCursor: null, hasMore: false } });
// As the real one, it shows nothing of what isn't a question.
const Preview = ({ draft }: { draft: QuestionDraft }) => (
  <p data-testid="preview">{questionOf(draft)?.text.ar ?? 'no question'}</p>
);
const MediumPicker: MediumPart = ({ kind, chosenId, onChoose }) => (
  <button
    type="button"
    aria-pressed={chosenId === libraryId}
    onClick={() =>
      onChoose({ id: libraryId, url: '/media/k/file.mp3', alt: both('مقطع من أغنية', 'A piece of a song') })
    }
  >{`مكتبة ${kind}`}</button>
);
function show(answers: Answers = {}, query = '') {
  withoutLayout();
  return renderPage(<AdminQuestionsPage Preview={Preview} MediumPicker={MediumPicker} />, {
    user: testUser({ role: 'moderator' }),
    path: `/admin/questions${query}`,
    answers: {
      [listKey]: page([row, drafted]),
      [oneKey]: { body: { item: question } },
      'GET /api/admin/questions/categories': {
        body: { items: [{ id: 'geo', name: both('جغرافيا', 'Geography'), icon: 'globe', hue: 1, use: 'board' }] },
      },
      'POST /api/admin/questions/alike': { body: { items: [] } },
      ...answers,
    },
  });
}
const bodies = ({ sent }: Rendered, key: string) => sent.filter((each) => each.key === key).map(({ body }) => body);
// At once, as pasted.
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const arabic = 'نص السؤال (عربي)';

it('lists the bank with what should be looked at [ADM-1]', async () => {
  await show();
  const [, first, second] = within(await screen.findByRole('table', { name: 'بنك الأسئلة' })).getAllByRole('row');
  for (const said of ['أين تقع بغداد؟', 'بلاغان', 'سؤال بـ 200 لا يكاد يعرفه أحد', 'عُرف 1 من 4', 'سارة'])
    expect(first?.textContent).toContain(said);
  for (const said of ['بلا نص بعد', 'ينقصه الإنجليزي', 'لم يُفتح بعد', 'مسودة'])
    expect(second?.textContent).toContain(said);
});

it('says so where the bank is empty, nothing is like that, or it can not be read [ADM-1]', async () => {
  const none = await show({ [listKey]: page([]) });
  expect(await screen.findByRole('heading', { name: 'البنك فارغ' })).toBeTruthy();
  none.unmount();
  const other = await show({ [listKey]: page([]) }, '?status=retired');
  expect(await screen.findByRole('heading', { name: 'لا سؤال بهذه الأوصاف' })).toBeTruthy();
  other.unmount();
  await show({ [listKey]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('puts the filters into the address [ADM-1]', async () => {
  const shown = await show();
  await screen.findByRole('option', { name: 'جغرافيا' });
  await userEvent.type(screen.getByLabelText('كلمة في السؤال أو الجواب، أو رقمه'), 'احمد');
  await userEvent.selectOptions(screen.getByLabelText('النقاط'), '200');
  await userEvent.selectOptions(screen.getByLabelText('ما يحتاج نظرًا'), 'unknown');
  await userEvent.selectOptions(screen.getByLabelText('الترتيب'), 'الأكثر بلاغات');
  await userEvent.click(screen.getByRole('button', { name: 'ابحث' }));
  expect(shown.address()).toBe('/admin/questions?text=%D8%A7%D8%AD%D9%85%D8%AF&value=200&sign=unknown&sort=reports');
  await expect
    .poll(() =>
      shown.sent
        .filter(({ key }) => key === listKey)
        .at(-1)
        ?.query.get('sort'),
    )
    .toBe('reports');
  await userEvent.click(screen.getByRole('button', { name: 'امسح التصفية' }));
  expect(shown.address()).toBe('/admin/questions');
});

it('previews while typing, marks errors at their fields, and saves nothing before they are fixed [ADM-1]', async () => {
  const shown = await show({ [changeKey]: { body: { item: { ...question, version: 4 } } } }, '?edit=geo-0017');
  const field = await screen.findByLabelText(arabic);
  write(field, '');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await screen.findByText('هذا الحقل فارغ.')).toBeTruthy();
  expect(screen.getByText('لم يُنشر: صحّح الحقول المعلّمة.')).toBeTruthy();
  write(field, 'أين العراق؟');
  expect(await screen.findByText('نص السؤال يذكر جوابه.')).toBeTruthy();
  expect(bodies(shown, changeKey)).toEqual([]);
  write(field, 'أين البصرة؟');
  await expect.poll(() => screen.getByTestId('preview').textContent).toBe('أين البصرة؟');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  await expect
    .poll(() => bodies(shown, changeKey))
    .toMatchObject([{ version: 3, categoryId: 'geo', status: 'active', content: { text: { ar: 'أين البصرة؟' } } }]);
});

it('focuses the first field with an error, and checks again what another field changes [ADM-1]', async () => {
  await show({}, '?edit=geo-0017');
  const field = await screen.findByLabelText(arabic);
  write(field, 'أين العراق؟');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await screen.findByText('نص السؤال يذكر جوابه.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  write(screen.getByLabelText('الجواب (عربي)'), 'في الأردن');
  await expect.poll(() => screen.queryByText('نص السؤال يذكر جوابه.')).toBeNull();
});

it('puts what the server misses at its field [ADM-1]', async () => {
  await show(
    { [changeKey]: { refusal: { status: 400, code: 'questions/not-ready', fields: { 'wrong.1.en': 'missing' } } } },
    '?edit=geo-0017',
  );
  await screen.findByLabelText(arabic);
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await screen.findByText('هذا الحقل فارغ.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText(arabic), '؟');
  expect(screen.getByText('هذا الحقل فارغ.')).toBeTruthy();
});

it("keeps the input after a colleague's change, and names the colleague [ADM-1]", async () => {
  let isChanged = false;
  await show(
    {
      [oneKey]: () => ({
        body: {
          item: isChanged
            ? { ...question, version: 4, content: { ...question.content, text: both('من زميلك؟', 'Theirs?') } }
            : question,
        },
      }),
      [changeKey]: {
        refusal: { status: 409, code: 'questions/changed-meanwhile', params: { who: 'سارة', id: 'geo-0017' } },
      },
    },
    '?edit=geo-0017',
  );
  const field = await screen.findByLabelText(arabic);
  write(field, 'نصي أنا؟');
  isChanged = true;
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  const conflict = within(await screen.findByRole('region', { name: 'سبقك غيرك إلى هذا السؤال' }));
  expect(conflict.getByText(/سارة/)).toBeTruthy();
  expect(conflict.getByText('من زميلك؟')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(arabic).value).toBe('نصي أنا؟');
  await userEvent.click(conflict.getByRole('button', { name: 'خذ المحفوظ' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(arabic).value).toBe('من زميلك؟');
});

it("shows the files' newer text beside the standing one, and takes it or leaves it [ADM-1]", async () => {
  const update = {
    categoryId: 'geo',
    content: { ...question.content, text: both('من الملفات؟', 'From the files?') },
    mediaUrls: [],
    foundAt: at,
  };
  const resolveKey = 'POST /api/admin/questions/geo-0017/update';
  const shown = await show(
    {
      [oneKey]: { body: { item: { ...question, hasUpdate: true, update } } },
      [resolveKey]: { body: { item: { ...question, content: update.content, version: 4 } } },
    },
    '?edit=geo-0017',
  );
  const notice = within(await screen.findByRole('region', { name: 'في الملفات نص أحدث' }));
  expect(notice.getByText('من الملفات؟')).toBeTruthy();
  await userEvent.click(notice.getByRole('button', { name: 'خذ نص الملفات' }));
  await expect.poll(() => bodies(shown, resolveKey)).toEqual([{ version: 3, foundAt: at, take: true }]);
  expect(await screen.findByDisplayValue('من الملفات؟')).toBeTruthy();
});

it('warns of a question that may ask the same [ADM-1]', async () => {
  await show(
    {
      'POST /api/admin/questions/alike': {
        body: {
          items: [
            {
              id: 'geo-2',
              text: both('أين بغداد؟', 'Baghdad?'),
              categoryName: both('جغرافيا', 'Geography'),
              status: 'active',
              isSame: false,
            },
          ],
        },
      },
    },
    '?edit=geo-0017',
  );
  expect(await screen.findByRole('heading', { name: 'أسئلة قد تشبهه' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'أين بغداد؟' }).getAttribute('href')).toContain('edit=geo-2');
});

it('offers each kind its own fields, and keeps what kinds share [ADM-1]', async () => {
  await show(
    { 'GET /api/admin/questions/pictures': { body: { items: [{ file: 'flags/iq.svg', url: '/media/a.svg' }] } } },
    '?edit=geo-0017',
  );
  const kind = await screen.findByLabelText('النوع');
  for (const [name, label] of [
    ['falling-clues', 'الدليل 3 (عربي)'],
    ['closest-number', 'العدد'],
    ['order-years', 'سنة الحدث 4'],
    ['secret-word', 'كيف تُؤدّى'],
    ['image', 'وصف ما يُعرض (عربي)'],
  ] as const) {
    await userEvent.selectOptions(kind, name);
    expect(screen.getByLabelText(label)).toBeTruthy();
    if (name !== 'secret-word') continue;
    expect(screen.queryByLabelText(/الكلمة الممنوعة/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(label), 'describe');
    expect(screen.getAllByLabelText(/الكلمة الممنوعة [1-4]/)).toHaveLength(8);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'من رسوم البنك' }));
  await userEvent.click(await screen.findByRole('button', { name: 'اختر flags/iq.svg' }));
  expect(screen.getByText('flags/iq.svg')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(arabic).value).toBe('أين تقع بغداد؟');
});

it('saves that a question asks among its options, which are then always shown [KIND-5]', async () => {
  const shown = await show({ [changeKey]: { body: { item: question } } }, '?edit=geo-0017');
  await userEvent.click(await screen.findByRole('radio', { name: 'دائمًا: السؤال يطلب الاختيار منها' }));
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  await expect.poll(() => bodies(shown, changeKey)).toMatchObject([{ content: { kind: 'text', optionsShown: true } }]);
});

it('plays a sound of the library, with what the library says of it [ADM-2]', async () => {
  const shown = await show({ [changeKey]: { body: { item: question } } }, '?edit=geo-0017');
  await userEvent.selectOptions(await screen.findByLabelText('النوع'), 'sound');
  await userEvent.click(screen.getByRole('button', { name: 'مكتبة audio' }));
  expect(screen.getByLabelText('الصوت').getAttribute('src')).toBe('/media/k/file.mp3');
  expect(screen.getByLabelText<HTMLTextAreaElement>('وصف ما يُعرض (عربي)').value).toBe('مقطع من أغنية');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  await expect
    .poll(() => bodies(shown, changeKey))
    .toMatchObject([
      { content: { kind: 'sound', media: { file: `library/${libraryId}`, alt: { en: 'A piece of a song' } } } },
    ]);
  // The form shows what the server has saved.
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>('النوع').value).toBe('text');
  // A picture can't be a sound.
  await userEvent.selectOptions(screen.getByLabelText('النوع'), 'image');
  expect(screen.getByRole('button', { name: 'مكتبة image' }).getAttribute('aria-pressed')).toBe('false');
});

it('asks before a question is retired [ADM-1]', async () => {
  const shown = await show(
    { [changeKey]: { body: { item: { ...question, status: 'retired', version: 4 } } } },
    '?edit=geo-0017',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'أوقفه' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'توقف السؤال؟' }));
  expect(bodies(shown, changeKey)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'أوقفه' }));
  await expect.poll(() => bodies(shown, changeKey)).toMatchObject([{ status: 'retired', version: 3 }]);
});

const leaving = () => screen.queryByRole('dialog', { name: 'تغادر قبل الحفظ؟' });

it('asks before a question is left half written, and not once it is saved [ADM-1]', async () => {
  const shown = await show(
    {
      [changeKey]: {
        body: {
          item: {
            ...question,
            version: 4,
            content: { ...question.content, text: both('أين البصرة؟', 'Where is Baghdad?') },
          },
        },
      },
    },
    '?edit=geo-0017',
  );
  const back = screen.getByRole('link', { name: 'إلى البنك' });
  write(await screen.findByLabelText(arabic), 'أين البصرة؟');
  await userEvent.click(back);
  expect(leaving()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ابقَ هنا' }));
  expect(shown.address()).toBe('/admin/questions?edit=geo-0017');
  expect(screen.getByLabelText<HTMLTextAreaElement>(arabic).value).toBe('أين البصرة؟');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  await expect.poll(() => bodies(shown, changeKey)).toHaveLength(1);
  await expect.poll(() => fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await userEvent.click(back);
  expect(leaving()).toBeNull();
  expect(shown.address()).toBe('/admin/questions');
});

it("asks before input is left that was kept over a colleague's change [ADM-1]", async () => {
  let version = 3;
  const shown = await show(
    {
      [oneKey]: () => ({ body: { item: { ...question, version } } }),
      [changeKey]: { refusal: { status: 409, code: 'questions/changed-meanwhile', params: { who: 'سارة' } } },
    },
    '?edit=geo-0017',
  );
  write(await screen.findByLabelText(arabic), 'نصي أنا؟');
  version = 4;
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  const conflict = within(await screen.findByRole('region', { name: 'سبقك غيرك إلى هذا السؤال' }));
  await userEvent.click(conflict.getByRole('button', { name: 'احفظ ما كتبته فوقه' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(arabic).value).toBe('نصي أنا؟');
  await userEvent.click(screen.getByRole('link', { name: 'إلى البنك' }));
  expect(leaving()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ابقَ هنا' }));
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  await expect
    .poll(() => bodies(shown, changeKey))
    .toMatchObject([{ version: 3 }, { version: 4, content: { text: { ar: 'نصي أنا؟' } } }]);
});

it('continues from a new question to its address without asking [ADM-1]', async () => {
  const shown = await show(
    { 'POST /api/admin/questions': { body: { item: { ...question, status: 'draft' } } } },
    '?new=1',
  );
  write(await screen.findByLabelText(arabic), 'أين تقع بغداد؟');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ مسودة' }));
  await expect.poll(shown.address).toBe('/admin/questions?edit=geo-0017');
  expect(leaving()).toBeNull();
});
