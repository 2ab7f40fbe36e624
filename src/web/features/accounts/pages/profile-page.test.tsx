import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { stored } from '../../../lib/storage.ts';
import { ProfilePage } from './profile-page.tsx';

const page = (
  <Suspense>
    <ProfilePage activeGames={<p>{'ألعابي'}</p>} onSignOut={() => undefined} />
  </Suspense>
);
const user = testUser();

it("shows one's figures and unfinished games [USER-4]", async () => {
  await renderPage(page, { path: '/profile?tab=overview&section=active-games', user });
  expect(await screen.findByText('38,400')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'ألعاب لم تنتهِ' })).toBeTruthy();
  expect(screen.getByText('ألعابي')).toBeTruthy();
});

it('changes the name, and refuses an empty one at its field [USER-4]', async () => {
  const shown = await renderPage(page, {
    path: '/profile?tab=settings',
    user,
    answers: { 'PATCH /api/me': { body: { user: testUser({ displayName: 'نورة' }) } } },
  });
  const name = await screen.findByLabelText('اسمك');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الاسم' }));
  expect((await screen.findByRole('alert')).textContent).toContain('اكتب اسمًا من حرف إلى 40 حرفًا.');
  await userEvent.type(name, 'نورة');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الاسم' }));
  await waitFor(() => expect(shown.sent.at(-1)).toMatchObject({ key: 'PATCH /api/me', body: { displayName: 'نورة' } }));
});

it('changes theme and sound at once, and keeps them with the account [USER-4]', async () => {
  const shown = await renderPage(page, {
    path: '/profile?tab=settings',
    user,
    answers: { 'PATCH /api/me': { body: { user } } },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'نهاري' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(stored.theme.read()).toBe('light');
  await userEvent.click(screen.getByRole('switch', { name: /الصوت/ }));
  expect(stored.sound.read()).toBe(false);
  await waitFor(() =>
    expect(shown.sent.filter(({ key }) => key === 'PATCH /api/me').map(({ body }) => body)).toEqual([
      { preferences: { theme: 'light' } },
      { preferences: { sound: false } },
    ]),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'ليلي' }));
});
