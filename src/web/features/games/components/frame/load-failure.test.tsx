import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import { ApiError } from '../../../../lib/api-client.ts';
import { LoadFailure } from './load-failure.tsx';

const show = (code: string, status: number) =>
  renderPage(<LoadFailure title="لم تُفتح اللعبة" error={new ApiError({ code, status })} onRetry={() => undefined} />);

it('offers a reload for a game whose rules this page does not know [GAME-2]', async () => {
  await show('games/update-needed', 409);
  expect(await screen.findByRole('heading', { name: 'تحديث مطلوب' })).toBeTruthy();
  expect(screen.getByText('هذه اللعبة من نسخة أحدث من سِراج. حدّث الصفحة لتفتحها.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'حدّث الصفحة' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'أعد المحاولة' })).toBeNull();
});

it('offers another try for any other failure', async () => {
  await show('system/network', 0);
  expect(await screen.findByRole('heading', { name: 'لم تُفتح اللعبة' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'حدّث الصفحة' })).toBeNull();
});
