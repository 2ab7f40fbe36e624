import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { PrayerSetting } from './prayer-setting.tsx';

const answer = (prayerCity: string | null) => ({ 'PATCH /api/me': { body: { user: testUser({ prayerCity }) } } });

it('is off at first, proposes Kuwait City, and saves the chosen city with the account [REST-1]', async () => {
  const page = await renderPage(<PrayerSetting user={testUser()} />, { answers: answer('kuwait') });
  expect(screen.queryByLabelText('المدينة')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /نبّهنا قبل الصلاة/ }));
  await waitFor(() => expect(page.sent.map(({ body }) => body)).toContainEqual({ prayerCity: 'kuwait' }));
});

it('changes the city, and is switched off again [REST-1]', async () => {
  const page = await renderPage(<PrayerSetting user={testUser({ prayerCity: 'kuwait' })} />, {
    answers: answer('kuwait'),
  });
  await userEvent.selectOptions(screen.getByLabelText('المدينة'), 'مكة المكرمة');
  await waitFor(() => expect(page.sent.map(({ body }) => body)).toContainEqual({ prayerCity: 'makkah' }));
  await userEvent.click(screen.getByRole('switch', { name: /نبّهنا قبل الصلاة/ }));
  await waitFor(() => expect(page.sent.map(({ body }) => body)).toContainEqual({ prayerCity: null }));
});
