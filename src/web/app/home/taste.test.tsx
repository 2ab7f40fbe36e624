import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { TasteGame } from '../../features/games/index.ts';
import { handlePointer } from '../../lib/spatial-focus/remote-control.ts';
import { Taste } from './taste.tsx';

const answers = ['حليب بارد', 'لا تلحسه كله', 'الهند', 'لحم مشوي ومعدن ساخن'];
const tileNames = ['مأكولات، 200', 'أمثال، 200', 'جغرافيا، 400', 'علوم وفضاء، 600'];
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => TasteGame.preload());
// Without confetti, which draws in a worker of the browser.
beforeEach(() => {
  const matches = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: true } : matches.call(window, query),
  );
  return () => vi.unstubAllGlobals();
});

it('lets a visitor play four tiles to their winner, then again with other questions [TASTE-1]', async () => {
  const page = await renderPage(<Taste />);
  for (const [index, tile] of tileNames.entries()) {
    await press(tile);
    await press(new RegExp(answers[index] ?? ''));
    expect((await screen.findByText(answers[index] ?? '')).hasAttribute('data-answer')).toBe(true);
    await press(index === 3 ? 'من الفائز؟' : 'التالي');
  }
  expect(await screen.findByRole('heading', { name: 'فاز فريق اللؤلؤ' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ابدأ اللعب' }).getAttribute('href')).toBe('/auth/register');
  await press('جولة أخرى');
  await press(tileNames[0] ?? '');
  expect(screen.getByRole('heading', { name: 'ما الذي يُفرقع حبّة الفشار؟' })).toBeTruthy();
  expect(page.sent.map(({ key }) => key)).toEqual(['GET /api/me']);
});

it('passes a missed question to the other team, then shows who took the tile', async () => {
  await renderPage(<Taste />, { language: 'en' });
  await press('Food, 200');
  await press(/Iced water/);
  expect(screen.getByText('Not that one. Pearls may steal.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Iced water/ })).toBeNull();
  await press(/Cold milk/);
  const verdict = within(screen.getByText(/Pearls got it/));
  expect(verdict.getByText('+200')).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('img', { name: 'Food, 200, taken by Pearls' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Food, 200' })).toBeNull();
});

it("gives each screen's next step the focus, so that a keyboard never loses its place", async () => {
  // Another file's test may have ended with an arrow.
  handlePointer();
  await renderPage(<Taste />);
  await press('أمثال، 200');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('إذا كان صاحبك عسل'));
  await press(/لا تلحسه كله/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('التالي'));
  await press('التالي');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('مأكولات، 200'));
});

it('shows a host no taste [TASTE-1]', async () => {
  await renderPage(<Taste />, { user: testUser() });
  expect(screen.queryByRole('heading', { name: 'جرّبوا اللعبة قبل السهرة' })).toBeNull();
});
