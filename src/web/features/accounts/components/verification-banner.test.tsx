import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as toasts from '../../../ui/toast.tsx';
import { VerificationBanner } from './verification-banner.tsx';

afterEach(() => vi.restoreAllMocks());

const user = testUser({ emailVerified: false });
const banner = () => screen.findByRole('complementary', { name: 'باقي خطوة: أكّد بريدك' });

it('says that who is unverified can neither play nor buy [AUTH-7]', async () => {
  await renderPage(<VerificationBanner />, { user });
  expect((await banner()).textContent).toContain('لا يمكنك اللعب ولا الشراء');
});

it.each([
  ['a visitor', null],
  ['who is verified', testUser()],
])('is not there for %s [AUTH-7]', async (_, someone) => {
  const page = await renderPage(<VerificationBanner />, { user: someone });
  await waitFor(() => expect(page.sent).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('sends the link again and leads to the page [AUTH-7]', async () => {
  const showToast = vi.spyOn(toasts, 'showToast');
  const page = await renderPage(<VerificationBanner />, {
    user,
    answers: { 'POST /api/auth/verification-mail': { body: {} } },
  });
  await banner();
  expect(screen.getByRole('link', { name: 'صفحة التأكيد' }).getAttribute('href')).toBe('/auth/verify-email');
  await userEvent.click(screen.getByRole('button', { name: 'أرسل الرابط من جديد' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'أرسلنا الرابط' })));
  expect(page.sent.at(-1)).toMatchObject({ key: 'POST /api/auth/verification-mail', body: {} });
});

it('advises to wait and to look in the spam folder after too many requests', async () => {
  const showToast = vi.spyOn(toasts, 'showToast');
  await renderPage(<VerificationBanner />, {
    user,
    answers: { 'POST /api/auth/verification-mail': { refusal: { status: 429, code: 'auth/too-many-requests' } } },
  });
  await banner();
  await userEvent.click(screen.getByRole('button', { name: 'أرسل الرابط من جديد' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        variant: 'destructive',
        description: expect.stringContaining('البريد غير المرغوب') as string,
      }),
    ),
  );
});

it('can be put away, for this visit [AUTH-7]', async () => {
  const page = await renderPage(<VerificationBanner />, { user });
  await banner();
  await userEvent.click(screen.getByRole('button', { name: 'أخفِ هذا التنبيه' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  page.unmount();
  const again = await renderPage(<VerificationBanner />, { user });
  await waitFor(() => expect(again.sent).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('asks again every 30 s and goes once the address is confirmed [AUTH-7]', async () => {
  vi.useFakeTimers();
  let isVerified = false;
  const page = await renderPage(<VerificationBanner />, {
    answers: { 'GET /api/me': () => ({ body: { user: { ...user, emailVerified: isVerified } } }) },
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('complementary')).toBeTruthy();
  isVerified = true;
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(page.sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(page.sent).toHaveLength(2);
  expect(screen.queryByRole('complementary')).toBeNull();
});
