import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import * as toasts from '../../../ui/toast.tsx';
import { ExportData } from './export-data.tsx';

afterEach(() => vi.restoreAllMocks());

const user = testUser();

it('hands over all data as a file [USER-4]', async () => {
  const files = keepSavedFiles();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const data = {
    exportedAt: 1,
    user,
    devices: [],
    identities: [],
    ledger: [],
    referral: { code: null, friends: 0 },
    games: [{ id: 'one' }],
  };
  await renderPage(<ExportData />, { user, answers: { 'GET /api/me/export': { body: data } } });
  await userEvent.click(screen.getByRole('button', { name: 'نزّل بياناتي' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(JSON.parse(await files[0]!.text())).toEqual(data);
});

it('shows why it failed, and keeps the button [USER-4]', async () => {
  const showToast = vi.spyOn(toasts, 'showToast');
  await renderPage(<ExportData />, { user, answers: { 'GET /api/me/export': 'no-network' } });
  await userEvent.click(screen.getByRole('button', { name: 'نزّل بياناتي' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'لم نستطع تجهيز الملف.', variant: 'destructive' }),
    ),
  );
  expect(screen.getByRole('button', { name: 'نزّل بياناتي' })).toBeTruthy();
});
