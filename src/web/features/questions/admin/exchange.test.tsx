import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { testUser, type Answer, type Answers } from '#testing/web/fake-api.ts';
import { fakeUploads, type FakeUpload } from '#testing/web/fake-upload.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as files from '../../../lib/save-file.ts';
import { ExchangeView } from './exchange-view.tsx';

const plan = {
  digest: 'abc',
  added: 2,
  changed: 1,
  same: 5,
  faulty: 1,
  faults: [{ place: 'row 7', field: 'text.ar', code: 'expires' }],
};
const categories = {
  body: { items: [{ id: 'alpha', name: { ar: 'ألف', en: 'Alpha' }, icon: 'globe', hue: 1, use: 'board' }] },
};

async function show(answers: Answers = {}) {
  return renderPage(<ExchangeView />, {
    user: testUser({ role: 'moderator' }),
    answers: { 'GET /api/admin/questions/categories': categories, ...answers },
  });
}

let uploads: FakeUpload[];
beforeEach(() => {
  uploads = fakeUploads();
});
afterEach(() => vi.unstubAllGlobals());

/** The last file sent to this call, once it is on its way. */
async function sentTo(path: 'import/check' | 'import'): Promise<FakeUpload> {
  const isThere = ({ address }: FakeUpload) => address.startsWith(`/api/admin/questions/${path}?`);
  await expect.poll(() => uploads.some(isThere)).toBe(true);
  return present(uploads.findLast(isThere), 'an upload');
}

const answerTo = async (path: 'import/check' | 'import', answer: Answer) => {
  const sent = await sentTo(path);
  act(() => sent.answer(answer));
  return sent;
};

async function check(name = 'bank.csv') {
  await userEvent.upload(
    screen.getByLabelText('الملف', { exact: false }),
    new File(['category,id'], name, { type: 'text/csv' }),
    { applyAccept: false },
  );
  await userEvent.click(screen.getByRole('button', { name: 'افحص الملف' }));
}

it('shows the changes and faults of a file, and imports only on request, skipping invalid rows only if asked to [ADM-1]', async () => {
  await show();
  await check();
  const checked = await answerTo('import/check', { body: plan });
  expect(await screen.findByRole('heading', { name: 'ما سيحدث' })).toBeTruthy();
  expect(checked.address).toBe('/api/admin/questions/import/check?format=csv&newStatus=draft');
  expect(await checked.file.text()).toBe('category,id');
  const fault = within(screen.getByRole('region', { name: 'ما لا يُقبل، صفًّا صفًّا' }));
  expect(fault.getByText('الصف 7')).toBeTruthy();
  expect(fault.getByText('جواب هذا السؤال قد يتغيّر مع الزمن.')).toBeTruthy();
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'استورد 3 أسئلة' });
  expect(start.disabled).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: /استورد الباقي/ }));
  expect(uploads).toHaveLength(1);
  await userEvent.click(start);
  const brought = await answerTo('import', { body: { added: 2, changed: 1 } });
  expect(brought.address).toBe('/api/admin/questions/import?format=csv&newStatus=draft&digest=abc&leaveFaulty=true');
  expect(await brought.file.text()).toBe('category,id');
  await expect.poll(() => screen.queryByRole('heading', { name: 'ما سيحدث' })).toBeNull();
});

it('forgets what it has checked once another file is chosen [ADM-1]', async () => {
  await show();
  await check();
  await answerTo('import/check', { body: plan });
  await screen.findByRole('heading', { name: 'ما سيحدث' });
  await userEvent.upload(screen.getByLabelText('الملف', { exact: false }), new File(['{}'], 'bank.json'), {
    applyAccept: false,
  });
  expect(screen.queryByRole('heading', { name: 'ما سيحدث' })).toBeNull();
});

it.each([['picture.png', 'اختر ملفًا ينتهي اسمه بـ ‎.csv أو ‎.json.']])(
  'sends no request for %s [ADM-1]',
  async (name, told) => {
    await show();
    await check(name);
    expect((await screen.findByRole('alert')).textContent).toBe(told);
    expect(uploads).toEqual([]);
  },
);

it('shows why a check failed, and what was not imported [ADM-1]', async () => {
  const { unmount } = await show();
  await check();
  await answerTo('import/check', 'no-network');
  expect(await screen.findByRole('alert')).toBeTruthy();
  unmount();
  uploads.length = 0;
  await show();
  await check();
  await answerTo('import/check', { body: { ...plan, faulty: 0, faults: [] } });
  await userEvent.click(await screen.findByRole('button', { name: 'استورد 3 أسئلة' }));
  await answerTo('import', { refusal: { status: 409, code: 'questions/import-moved' } });
  await expect.poll(() => screen.queryByRole('heading', { name: 'ما سيحدث' })).toBeNull();
});

it('hands the bank over as a file, all of it or one category [ADM-1]', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { sent } = await show({
    'GET /api/admin/questions/export': { body: { fileName: 'siraj-alpha.json', text: '{}' } },
  });
  await screen.findByRole('option', { name: 'ألف' });
  await userEvent.selectOptions(screen.getByLabelText('الفئة'), 'alpha');
  await userEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  await userEvent.click(screen.getByRole('button', { name: 'نزّل الملف' }));
  await expect.poll(() => save.mock.calls).toEqual([['siraj-alpha.json', '{}', 'application/json']]);
  expect(sent.some(({ key }) => key === 'GET /api/admin/questions/export')).toBe(true);
});
