import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category } from '#shared/questions/api.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { SetupPage } from '#web/features/games/pages/setup-page.tsx';
import { testUser, type Answers } from './fake-api.ts';
import { renderPage } from './render.tsx';

const names = ['جغرافيا', 'تاريخ', 'علوم', 'رياضة', 'أمثال', 'أفلام', 'حيوان'];
/** The catalogue of the page. A category has as many fresh full games as its index. */
export const categories: Category[] = names.map((name, index) => ({
  id: `category-${index}`,
  name: { ar: name, en: `Category ${index}` },
  description: { ar: 'وصف', en: 'About it' },
  collection: 'general',
  picture: { icon: 'globe', hue: 200 },
  questions: 60,
  gamesLeft: { full: index, short: index + 1 },
}));
/** The pack of the game that the page starts. */
export const startedPack = samplePack({ setup: { length: 'full' } });
export const startedGame = {
  id: startedPack.gameId,
  gameStatus: 'setup',
  outcome: 'open',
  length: 'full',
  teams: [],
  categoryNames: [],
  currentTeamIndex: 0,
  initialWheelDelayPassed: false,
  openedTiles: 0,
  tiles: 36,
  seq: 0,
  createdAt: 1,
  lastCommandAt: null,
  finishedAt: null,
  winners: [],
};

/** Renders the page of a new game, which starts `startedGame`. */
export async function openSetup(answers: Answers = {}, user = testUser(), path = '/game') {
  const page = await renderPage(<SetupPage />, {
    path,
    user,
    answers: {
      'GET /api/categories': { body: { items: categories } },
      'POST /api/games': { body: { game: startedGame, pack: startedPack } },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'لعبة جديدة' });
  return page;
}

export const pressStart = () => userEvent.click(screen.getByRole('button', { name: /^ابدأ — جلسة واحدة/ }));

/** Turns the game's sound off, or on again. */
export async function switchSound(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^قواعد اللعب/ }));
  const rules = within(screen.getByRole('dialog'));
  await userEvent.click(rules.getByRole('switch', { name: /^أصوات اللعبة/ }));
  await userEvent.click(rules.getByRole('button', { name: 'تم' }));
}

export async function chooseSix(): Promise<void> {
  for (const name of names.slice(0, 6)) await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
}
