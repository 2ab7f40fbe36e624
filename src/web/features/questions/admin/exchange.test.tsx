import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as files from '../../../lib/save-file.ts';
import { ExchangeView } from './exchange-view.tsx';

const plan = { digest: 'abc', added: 2, changed: 1, same: 5, faulty: 1, faults: [{ place: 'row 7', field: 'text.ar', code: 'expires' }] };
const categories = { body: { items: [{ id: 'alpha', name: { ar: 'ألف', en: 'Alpha' }, icon: 'globe', hue: 1, use: 'board' }] } };

async function show(answers: Answers = {}) {
  const page = await renderPage(<ExchangeView />, {
    user: testUser({ role: 'moderator' }),
    answers: { 'GET /api/admin/questions/categories': categories, 'POST /api/admin/questions/import/check': { body: plan }, 'POST /api/admin/questions/import': { body: { added: 2, changed: 1 } }, ...answers },
  });
  return { ...page, posted: (path: string) => page.sent.filter(({ key }) => key === `POST /api/admin/questions/${path}`).map(({ body }) => body as Record<string, unknown>) };
}

async function check(name = 'bank.csv') {
  await userEvent.upload(screen.getByLabelText('الملف', { exact: false }), new File(['category,id'], name, { type: 'text/csv' }), { applyAccept: false });
  await userEvent.click(screen.getByRole('button', { name: 'افحص الملف' }));
}

it('shows what a file would change and what is wrong in it, and imports only when told to, without the bad rows only when asked [ADM-1]', async () => {
  const { posted } = await show();
  await check();
  expect(await screen.findByRole('heading', { name: 'ما سيحدث' })).toBeTruthy();
  expect(posted('import/check')).toMatchObject([{ format: 'csv', text: 'category,id', newStatus: 'draft' }]);
  const fault = within(screen.getByRole('region', { name: 'ما لا يُقبل، صفًّا صفًّا' }));
  expect(fault.getByText('الصف 7')).toBeTruthy();
  expect(fault.getByText('جواب هذا السؤال قد يتغيّر مع الزمن.')).toBeTruthy();
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'استورد 3 أسئلة' });
  expect(start.disabled).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: /استورد الباقي/ }));
  expect(posted('import')).toEqual([]);
  await userEvent.click(start);
  expect(posted('import')).toMatchObject([{ digest: 'abc', leaveFaulty: true, newStatus: 'draft' }]);
  await expect.poll(() => screen.queryByRole('heading', { name: 'ما سيحدث' })).toBeNull();
});

it('forgets what it has checked once another file is chosen [ADM-1]', async () => {
  await show();
  await check();
  await screen.findByRole('heading', { name: 'ما سيحدث' });
  await userEvent.upload(screen.getByLabelText('الملف', { exact: false }), new File(['{}'], 'bank.json'), { applyAccept: false });
  expect(screen.queryByRole('heading', { name: 'ما سيحدث' })).toBeNull();
});

it.each([
  ['picture.png', 'اختر ملفًا ينتهي اسمه بـ ‎.csv أو ‎.json.'],
])('asks nobody about %s [ADM-1]', async (name, told) => {
  const { posted } = await show();
  await check(name);
  expect((await screen.findByRole('alert')).textContent).toBe(told);
  expect(posted('import/check')).toEqual([]);
});

it('says why a check failed, and what was not imported [ADM-1]', async () => {
  const { unmount } = await show({ 'POST /api/admin/questions/import/check': 'no-network' });
  await check();
  expect(await screen.findByRole('alert')).toBeTruthy();
  unmount();
  await show({
    'POST /api/admin/questions/import/check': { body: { ...plan, faulty: 0, faults: [] } },
    'POST /api/admin/questions/import': { refusal: { status: 409, code: 'questions/import-moved' } },
  });
  await check();
  await userEvent.click(await screen.findByRole('button', { name: 'استورد 3 أسئلة' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'ما سيحدث' })).toBeNull();
});

it('hands the bank over as a file, all of it or one category [ADM-1]', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { sent } = await show({ 'GET /api/admin/questions/export': { body: { fileName: 'siraj-alpha.json', text: '{}' } } });
  await screen.findByRole('option', { name: 'ألف' });
  await userEvent.selectOptions(screen.getByLabelText('الفئة'), 'alpha');
  await userEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  await userEvent.click(screen.getByRole('button', { name: 'نزّل الملف' }));
  await expect.poll(() => save.mock.calls).toEqual([['siraj-alpha.json', '{}', 'application/json']]);
  expect(sent.some(({ key }) => key === 'GET /api/admin/questions/export')).toBe(true);
});
