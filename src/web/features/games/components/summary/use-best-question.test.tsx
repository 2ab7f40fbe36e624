import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import type { Answers } from '#testing/web/fake-api.ts';
import { finishedGameKey, type FinishedGame } from '../../queries.ts';
import { useBestQuestion } from './use-best-question.ts';

const game = 'game-1';
const button = 'best';
const path = `POST /api/games/${game}/best-question`;

function Choice() {
  const choose = useBestQuestion(game);
  const { data } = useQuery<FinishedGame>({ queryKey: finishedGameKey(game), queryFn: skipToken });
  return (
    <>
      <output>{data?.bestQuestionId}</output>
      <button type="button" onClick={() => choose('geography-001')}>
        {button}
      </button>
    </>
  );
}

async function show(answers: Answers) {
  const client = new QueryClient();
  client.setQueryData(finishedGameKey(game), { bestQuestionId: null });
  return renderPage(
    <QueryClientProvider client={client}>
      <Choice />
    </QueryClientProvider>,
    { answers },
  );
}

it('shows the best question of the night at once, and stores it [WEEK-2]', async () => {
  const { sent } = await show({ [path]: { body: { bestQuestionId: 'geography-001' } } });
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('status').textContent).toBe('geography-001');
  await expect.poll(() => sent.find(({ key }) => key === path)?.body).toEqual({ questionId: 'geography-001' });
});

it('takes it back and says why, if the server did not store it [WEEK-2]', async () => {
  await show({ [path]: { refusal: { status: 503, code: 'system/unavailable' } } });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('');
});
