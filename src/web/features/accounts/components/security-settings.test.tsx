import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { DeviceSession } from '#shared/accounts/api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { Devices } from './devices.tsx';
import { PasswordPart } from './password-form.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shownPassword = (answers: Answers, hasPassword = true) => {
  const user = testUser({ hasPassword });
  return renderPage(<PasswordPart user={user} />, { user, answers });
};
const changes = (page: { sent: readonly { key: string; body: unknown }[] }) =>
  page.sent.filter(({ key }) => key === 'POST /api/me/password').map(({ body }) => body);

it('changes the password with the present one, and empties the form [USER-4]', async () => {
  const page = await shownPassword({ 'POST /api/me/password': { body: { user: testUser() } } });
  await press('غيّر كلمة المرور');
  expect(await screen.findByText('هذا الحقل مطلوب')).toBeTruthy();
  expect(screen.getByText('كلمة المرور قصيرة. اكتب 6 أحرف على الأقل.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('كلمة المرور الحالية'), 'secret-1');
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'secret-2');
  await press('غيّر كلمة المرور');
  await waitFor(() => expect(changes(page)).toEqual([{ currentPassword: 'secret-1', newPassword: 'secret-2' }]));
  await waitFor(() => expect(screen.getByLabelText('كلمة المرور الحالية')).toHaveProperty('value', ''));
});

it('shows at its field that the current password is wrong, and keeps the input [USER-4] [AUTH-8]', async () => {
  await shownPassword({
    'POST /api/me/password': {
      refusal: { status: 400, code: 'auth/wrong-password', fields: { currentPassword: 'auth/wrong-password' } },
    },
  });
  await userEvent.type(await screen.findByLabelText('كلمة المرور الحالية'), 'wrong-one');
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'secret-2{Enter}');
  expect(await screen.findByText('كلمة المرور الحالية غير صحيحة.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('كلمة المرور الحالية'));
  expect(screen.getByLabelText('كلمة المرور الجديدة')).toHaveProperty('value', 'secret-2');
});

it('sends a link to one’s own address where the present password is forgotten [USER-4]', async () => {
  const page = await shownPassword({ 'POST /api/auth/password-reset-mail': { body: {} } });
  await press('لا تذكرها؟ نرسل لك رابطًا');
  await waitFor(() =>
    expect(page.sent.at(-1)).toMatchObject({
      key: 'POST /api/auth/password-reset-mail',
      body: { email: 'fatima@example.com' },
    }),
  );
});

it('sets a first password without a present one, and offers a link where the sign-in is too long ago [USER-4] [AUTH-8]', async () => {
  const page = await shownPassword(
    {
      'POST /api/me/password': { refusal: { status: 403, code: 'auth/requires-recent-login' } },
      'POST /api/auth/password-reset-mail': { body: {} },
    },
    false,
  );
  expect(screen.queryByLabelText('كلمة المرور الحالية')).toBeNull();
  await userEvent.type(await screen.findByLabelText('كلمة المرور الجديدة'), 'secret-2');
  await press('ضع كلمة مرور');
  expect(await screen.findByText('لأمان حسابك، سجّل دخولك من جديد ثم أكمل.')).toBeTruthy();
  expect(changes(page)).toEqual([{ newPassword: 'secret-2' }]);
  await press('أرسل لي رابطًا أضعها به');
  await waitFor(() => expect(page.sent.at(-1)?.key).toBe('POST /api/auth/password-reset-mail'));
});

const at = Date.UTC(2026, 10, 20, 17, 0);
const here: DeviceSession = {
  id: 'one',
  browser: 'Chrome',
  system: 'Windows',
  form: 'computer',
  createdAt: at,
  lastSeenAt: at,
  isCurrent: true,
};
const phone: DeviceSession = {
  ...here,
  id: 'two',
  browser: 'Safari',
  system: 'iPhone',
  form: 'phone',
  isCurrent: false,
};
const stranger: DeviceSession = {
  ...here,
  id: 'three',
  browser: null,
  system: null,
  form: 'unknown',
  isCurrent: false,
};
const bare = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '');

it('lists the devices by names a person knows, this one first and without a button [AUTH-2]', async () => {
  await renderPage(<Devices />, { answers: { 'GET /api/me/sessions': { body: { items: [phone, stranger, here] } } } });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => bare(row.querySelector('span')?.textContent ?? ''))).toEqual([
    'Chrome على Windows',
    'Safari على iPhone',
    'جهاز غير معروف',
  ]);
  expect(within(rows[0]!).getByText('هذا الجهاز')).toBeTruthy();
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
});

it('signs one device out and refetches the list [AUTH-2]', async () => {
  let items = [here, phone];
  const page = await renderPage(<Devices />, {
    answers: {
      'GET /api/me/sessions': () => ({ body: { items } }),
      'DELETE /api/me/sessions/two': () => {
        items = [here];
        return { body: {} };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /أخرجه: .*Safari/ }));
  expect(await screen.findByText('أنت داخل من هذا الجهاز وحده.')).toBeTruthy();
  expect(page.sent.some(({ key }) => key === 'DELETE /api/me/sessions/two')).toBe(true);
});

it('asks once more before it signs all others out [AUTH-2]', async () => {
  let items = [here, phone, stranger];
  const page = await renderPage(<Devices />, {
    answers: {
      'GET /api/me/sessions': () => ({ body: { items } }),
      'DELETE /api/me/sessions': () => {
        items = [here];
        return { body: { ended: 2 } };
      },
    },
  });
  await press('اخرج من كل الأجهزة الأخرى');
  expect(screen.getByText('سيخرج حسابك من جهازين، وتبقى هنا.')).toBeTruthy();
  expect(page.sent.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
  await press('أخرجها كلها');
  expect(await screen.findByText('أنت داخل من هذا الجهاز وحده.')).toBeTruthy();
});

it('says when the list failed, and lets it be tried again [AUTH-2]', async () => {
  let isBroken = true;
  await renderPage(<Devices />, {
    answers: {
      'GET /api/me/sessions': () =>
        isBroken ? { refusal: { status: 403, code: 'auth/permission-denied' } } : { body: { items: [here] } },
    },
  });
  expect(await screen.findByRole('heading', { name: 'لم تظهر أجهزتك' })).toBeTruthy();
  isBroken = false;
  await press('أعد المحاولة');
  expect(await screen.findByText('أنت داخل من هذا الجهاز وحده.')).toBeTruthy();
});
