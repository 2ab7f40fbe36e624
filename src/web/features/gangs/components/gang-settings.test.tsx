import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '#testing/web/fake-api.ts';
import { gangId, testGang } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';
import { loadGangTexts } from '../../../lib/language.ts';
import { GangSettings } from './gang-settings.tsx';

it('shows the public page as wished from the press on, and as it was where the server rejects it [GANG-8]', async () => {
  let resolve: (answer: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((done) => (resolve = done));
  await loadGangTexts();
  await renderPage(<GangSettings gang={testGang({ role: 'owner', publicToken: null })} />, {
    answers: { [`PATCH /api/gangs/${gangId}`]: () => answered },
  });
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: /صفحة يراها من عنده رابطها/ }).checked;
  fireEvent.click(screen.getByRole('switch', { name: /صفحة يراها من عنده رابطها/ }));
  // In the same task: nothing may be painted in between.
  expect(isOn()).toBe(true);
  resolve({ refusal: { status: 500, code: 'system/internal' } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(isOn()).toBe(false));
});
