import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { fakeApi } from '#testing/web/fake-api.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { PhoneForm } from './phone-form.tsx';

type Sent = ReturnType<typeof fakeApi>;
const patches = (sent: Sent) => sent.filter(({ key }) => key === 'PATCH /api/me').map(({ body }) => body);
const phone = () => screen.getByLabelText('رقم الهاتف (اختياري)');
const save = () => userEvent.click(screen.getByRole('button', { name: 'احفظ الرقم' }));

it('saves a phone number as the server will keep it, and shows it so [USER-4]', async () => {
  const page = await renderPage(<PhoneForm user={testUser()} />, {
    answers: { 'PATCH /api/me': { body: { user: testUser({ phoneNumber: '+96550001234' }) } } },
  });
  await userEvent.type(phone(), '5000 12');
  await save();
  expect(await screen.findByText('رقم الهاتف غير صحيح. اكتبه كاملًا، ومعه رمز الدولة إن لم يكن كويتيًا.')).toBeTruthy();
  await userEvent.type(phone(), '34');
  await save();
  await waitFor(() => expect(patches(page.sent)).toEqual([{ phoneNumber: '+96550001234' }]));
  await waitFor(() => expect(phone()).toHaveProperty('value', '+96550001234'));
});

it('takes a phone number away that is left empty [USER-4]', async () => {
  const page = await renderPage(<PhoneForm user={testUser({ phoneNumber: '+96550001234' })} />, {
    answers: { 'PATCH /api/me': { body: { user: testUser() } } },
  });
  await userEvent.clear(phone());
  await save();
  await waitFor(() => expect(patches(page.sent)).toEqual([{ phoneNumber: null }]));
});
