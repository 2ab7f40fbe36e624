import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { ContactPage } from '../index.ts';

const page = (
  <Suspense>
    <ContactPage />
  </Suspense>
);
const show = (answer: Answer = { body: { id: 'one' } }, user: Parameters<typeof testUser>[0] | null = null) =>
  renderPage(page, { user: user === null ? null : testUser(user), answers: { 'POST /api/support-requests': answer } });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'أرسل' });

it('takes a message from a visitor, with where to answer, and says that it was sent [SUP-1]', async () => {
  const shown = await show();
  await userEvent.type(await screen.findByLabelText('صف لنا المشكلة'), 'لا يصلني البريد');
  await userEvent.type(screen.getByLabelText('بريدك لنرد عليك'), 'noura@example.com');
  await userEvent.click(send());
  expect(await screen.findByText('تم إرسال طلب الدعم')).toBeTruthy();
  expect(screen.getByText('سنقوم بالرد عليك في أقرب وقت ممكن')).toBeTruthy();
  expect(shown.sent.at(-1)).toMatchObject({
    key: 'POST /api/support-requests',
    body: { category: 'game_issue', description: 'لا يصلني البريد', userEmail: 'noura@example.com' },
  });
});

it('asks who is signed in for nothing but the message, and thanks for feedback in its own words [SUP-1]', async () => {
  const shown = await show(undefined, {});
  expect(await screen.findByText(/نرد عليك على/)).toBeTruthy();
  expect(screen.queryByLabelText('بريدك لنرد عليك')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'ملاحظة أو فكرة' }));
  await userEvent.type(screen.getByLabelText('اكتب ملاحظاتك'), 'لعبة حلوة');
  await userEvent.click(send());
  expect(await screen.findByText('تم إرسال ملاحظاتك بنجاح')).toBeTruthy();
  expect(shown.sent.at(-1)?.body).toMatchObject({
    category: 'game_feedback',
    description: 'لعبة حلوة',
    writtenBy: 'user-1',
  });
});

it('keeps the button closed while there is nothing but spaces [SUP-1]', async () => {
  await show();
  const text = await screen.findByLabelText('صف لنا المشكلة');
  expect(send().disabled).toBe(true);
  await userEvent.type(text, '   ');
  expect(send().disabled).toBe(true);
  await userEvent.type(text, 'x');
  expect(send().disabled).toBe(false);
});

it.each([
  ['صف لنا المشكلة', 'مشكلة أو سؤال', 'حدث خطأ أثناء إرسال طلب الدعم. يرجى المحاولة مرة أخرى.'],
  ['اكتب ملاحظاتك', 'ملاحظة أو فكرة', 'حدث خطأ أثناء إرسال ملاحظاتك. يرجى المحاولة مرة أخرى.'],
])('says so where the message was lost, and keeps it: %s [SUP-1]', async (label, kind, message) => {
  await show('no-network');
  await userEvent.click(await screen.findByRole('radio', { name: kind }));
  await userEvent.type(screen.getByLabelText(label), 'نص');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('نص');
});

it('shows a bad address at its field, and sends nothing [SUP-1]', async () => {
  const shown = await show();
  await userEvent.type(await screen.findByLabelText('صف لنا المشكلة'), 'نص');
  await userEvent.type(screen.getByLabelText('بريدك لنرد عليك'), 'noura');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('البريد الإلكتروني غير صحيح');
  await waitFor(() => expect(shown.sent.some(({ key }) => key === 'POST /api/support-requests')).toBe(false));
});
