import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { stored } from '../../../lib/storage.ts';
import { DeleteAccount } from './delete-account.tsx';

const user = testUser();
const open = async (answer: object, who = user) => {
  const page = await renderPage(<DeleteAccount user={who} />, {
    user: who,
    answers: { 'DELETE /api/me': answer as { body: unknown } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'احذف حسابي' }));
  return page;
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'احذف حسابي نهائيًا' }));

it('says what goes and what stays before anything happens [AUTH-10]', async () => {
  const page = await open({ body: {} });
  expect(screen.getByRole('heading', { name: 'يُحذف الآن وللأبد' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'يبقى بلا اسمك' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أبقِ حسابي' }));
  expect(screen.queryByRole('button', { name: 'احذف حسابي نهائيًا' })).toBeNull();
  expect(page.sent.some(({ key }) => key === 'DELETE /api/me')).toBe(false);
});

it('deletes by the password, cleans the device and starts afresh at home [AUTH-10]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  stored.gameSetup.write({ teams: [] });
  stored.theme.write('light');
  const page = await open({ body: {} });
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'secret-1');
  await confirm();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(page.sent.at(-1)).toMatchObject({ key: 'DELETE /api/me', body: { password: 'secret-1' } });
  expect(stored.gameSetup.read()).toBeNull();
  expect(stored.theme.read()).toBe('light');
});

it('shows a wrong password at its field, and nothing is gone [AUTH-10]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await open({ refusal: { status: 403, code: 'auth/wrong-password', fields: { password: 'auth/wrong-password' } } });
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'guess');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('كلمة المرور الحالية غير صحيحة.');
  expect(assign).not.toHaveBeenCalled();
});

it('needs no password within five minutes of the sign-in [AUTH-10]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const page = await open({ body: {} });
  expect(screen.getByText(/إن دخلت قبل أقل من 5 دقائق فلا حاجة إليها/)).toBeTruthy();
  await confirm();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(page.sent.at(-1)).toMatchObject({ key: 'DELETE /api/me', body: {} });
});

it('shows the password error at its field if the server requires it, and never asks to sign in again [AUTH-10] [AUTH-8]', async () => {
  await open({
    refusal: { status: 403, code: 'auth/password-required', fields: { password: 'auth/password-required' } },
  });
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('أكّد كلمة المرور لتكمل.');
  expect(document.activeElement).toBe(screen.getByLabelText('كلمة المرور'));
  expect(screen.queryByText(/سجّل/)).toBeNull();
});

it('asks a user without a password for none, and says how to sign in again [AUTH-10]', async () => {
  const page = await open(
    { refusal: { status: 403, code: 'auth/requires-recent-login' } },
    testUser({ hasPassword: false }),
  );
  expect(screen.queryByLabelText('كلمة المرور')).toBeNull();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('احذف الحساب خلال 5 دقائق');
  expect(page.sent.at(-1)?.body).toEqual({});
});

it('says what helps after too many wrong passwords [AUTH-10] [AUTH-8]', async () => {
  await open({ refusal: { status: 429, code: 'rate-limited', retryAfter: 60 } });
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'guess');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('أو اطلب كلمة مرور جديدة');
});

it('says that deleting failed, and nothing is gone [AUTH-10] [ERR-2]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await open({ refusal: { status: 503, code: 'accounts/deletion-failed' } });
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('حدث خطأ أثناء حذف الحساب');
  expect(assign).not.toHaveBeenCalled();
});
