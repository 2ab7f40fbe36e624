import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { sampleAccepted, sampleForbidden } from '#testing/sample-forbidden.ts';
import { renderPage } from '#testing/web/render.tsx';
import { AnswerPage } from './answer-page.tsx';

const answer = {
  kind: 'secret-word',
  text: { ar: 'كلمة سرية', en: 'A secret word' },
  answer: { ar: 'الفقع', en: 'Truffles' },
  explanation: null,
  act: null,
  forbidden: null,
  accepted: null,
  picture: null,
  category: { name: { ar: 'تراث', en: 'Heritage' }, icon: 'globe', hue: 40 },
  value: 400,
};

async function openAnswer(changes: object = {}) {
  const page = await renderPage(
    <Routes>
      <Route path="/answer/:id" element={<AnswerPage />} />
    </Routes>,
    { path: '/answer/code-1234', answers: { 'GET /api/answers/code-1234': { body: { ...answer, ...changes } } } },
  );
  await screen.findByRole('heading', { level: 1, name: /تراث/ });
  return page;
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'أظهره' }));
const isShown = (text: RegExp) => text.test(document.body.textContent);

it('shows the word only while its holder wants to see it [GAME-7]', async () => {
  await openAnswer({ act: 'mime' });
  expect(screen.getByText('لك وحدك')).toBeTruthy();
  expect(isShown(/الفقع/)).toBe(false);
  await show();
  expect(screen.getByText('الفقع')).toBeTruthy();
  expect(screen.getByText('مثّلها بلا كلام')).toBeTruthy();
  expect(screen.queryByText('ولا تقل:')).toBeNull();
  expect(screen.queryByText('للصغار')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'أخفِه' }));
  expect(isShown(/الفقع/)).toBe(false);
});

it('lists what must not be said, with the word, for the actor and the teams that listen in [WORD-1]', async () => {
  await openAnswer({ act: 'describe', forbidden: sampleForbidden });
  expect(isShown(/ممنوعة|الفقع/)).toBe(false);
  await show();
  expect(screen.getByText('اشرحها بكلماتك')).toBeTruthy();
  const words = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(words.map(({ textContent }) => textContent)).toEqual(sampleForbidden.map(({ ar }) => ar));
});

it('says that a question is for the young, also while the answer is hidden [YOUNG-5]', async () => {
  await openAnswer({ isForYoung: true });
  expect(screen.getByText('للصغار')).toBeTruthy();
});

it('lists the accepted names for the judge of "name them" [KIND-3]', async () => {
  await openAnswer({ kind: 'name-them', accepted: sampleAccepted });
  await show();
  const names = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(sampleAccepted.map(({ ar }) => ar));
});

it('shows the judge the whole picture with the answer, and not before [KIND-4]', async () => {
  await openAnswer({ kind: 'picture-reveal', picture: '/media/whole.svg' });
  expect(document.body.innerHTML).not.toContain('whole.svg');
  await show();
  expect(document.querySelector('img[src="/media/whole.svg"]')).not.toBeNull();
});
