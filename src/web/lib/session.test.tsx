import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authStateOf } from '#shared/accounts/local-copy.ts';
import { signedInCookieName } from '#shared/kernel/visitor-cookies.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { useSession } from './session.ts';
import { stored } from './storage.ts';

function Status() {
  return <p>{useSession().status}</p>;
}

const dropCookie = () => {
  document.cookie = `${signedInCookieName}=; Max-Age=0`;
};
const asked = (sent: readonly { key: string }[]) => sent.filter(({ key }) => key === 'GET /api/me').length;

it("doesn't ask who is signed in where no session can be", async () => {
  dropCookie();
  const { sent } = await renderPage(<Status />, { user: testUser() });
  await screen.findByText('signed-out');
  expect(asked(sent)).toBe(0);
});

it('asks where the cookie says that there may be a session', async () => {
  const { sent } = await renderPage(<Status />, { user: testUser() });
  await screen.findByText('signed-in');
  expect(asked(sent)).toBe(1);
});

it('keeps a user signed in whose session is older than the cookie', async () => {
  dropCookie();
  stored.authState.write(authStateOf(testUser(), 1));
  const { sent } = await renderPage(<Status />, { user: testUser() });
  await waitFor(() => expect(screen.getByText('signed-in')).toBeTruthy());
  expect(asked(sent)).toBe(1);
});
