import { expect } from '@playwright/test';
import type { Language } from '#shared/kernel/text.ts';
import type { GamePage } from './game-page.ts';

const categories = {
  ar: {
    memory: 'ذاكرة من حديد',
    names: 'سمّوا خمسة',
    describe: 'لا تقلها!',
    clearing: 'تتضح الصورة',
    pictures: 'أيّها؟',
    melody: 'دندنها!',
  },
  en: {
    memory: 'Memory of iron',
    names: 'Name five',
    describe: "Don't say it!",
    clearing: 'It becomes clear',
    pictures: 'Which one?',
    melody: 'Hum that tune',
  },
} as const;

/** What is done with each screen on the way: checked, or pictured. */
export type Visit = (name: string) => Promise<void>;

/** One question of each newer kind, from its tile to its points. */
export async function playNewerKinds(gamePage: GamePage, language: Language, visit: Visit): Promise<void> {
  const { memory, names, describe, clearing, pictures, melody } = categories[language];
  await gamePage.setUp([memory, names, describe, clearing, pictures, melody]);
  await gamePage.spin();
  await visit('board');
  await remember(gamePage, memory, visit);
  await nameFive(gamePage, names, visit);
  await describeWord(gamePage, describe, visit);
  await clearPicture(gamePage, clearing, visit);
  await choosePicture(gamePage, pictures, visit);
  await playMelody(gamePage, melody, visit);
}

async function open({ page, text }: GamePage, category: string, value: number): Promise<void> {
  await page
    .getByRole('button', { name: text.games.play.board.tile(category, value), exact: true })
    .first()
    .click();
}

async function showAnswer(gamePage: GamePage, name: string, visit: Visit): Promise<void> {
  await gamePage.reveal();
  await expect(gamePage.page.locator('[data-answer]')).toBeVisible();
  await visit(`${name}, answer`);
}

async function remember(gamePage: GamePage, category: string, visit: Visit): Promise<void> {
  const { page, text } = gamePage;
  const { memory } = text.games.question;
  const picture = page.locator('img[data-media="picture"]');
  await open(gamePage, category, 400);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-question-text]')).toHaveCount(0);
  await gamePage.button(text.games.question.clock.pause).click();
  await expect(picture).toHaveCount(0);
  await visit('memory, paused');
  await gamePage.button(text.games.question.clock.resume).click();
  await gamePage.button(memory.start).click();
  await expect(page.locator('[data-question-text]')).toBeVisible();
  await expect(picture).toHaveCount(0);
  await visit('memory, question');
  await showAnswer(gamePage, 'memory', visit);
  await expect(picture).toBeVisible();
  await gamePage.award('own');

  // Of another tile: the visit may outlast the time to look, and then the question comes by itself.
  await open(gamePage, category, 200);
  await expect(picture).toHaveJSProperty('complete', true);
  await visit('memory, picture');
  await expect(page.locator('[data-question-text]')).toBeVisible();
  await gamePage.reveal();
  await gamePage.award('nobody');
}

async function nameFive(gamePage: GamePage, category: string, visit: Visit): Promise<void> {
  const { page, text } = gamePage;
  const { nameThem, clock, next } = text.games.question;
  await open(gamePage, category, 200);
  const said = gamePage.button(nameThem.tick);
  await said.click();
  await said.click();
  await gamePage.button(nameThem.takeBack).click();
  await gamePage.button(clock.pause).click();
  // One is ticked; the others, one of them the next to press, wait.
  await expect(page.locator('[data-ticked]')).toHaveCount(1);
  const goal = await page.locator('ol > li').count();
  await visit('name five');
  await gamePage.button(clock.resume).click();
  for (let more = 1; more < goal; more += 1) await said.click();
  // Beside the question, and for a screen reader.
  await expect(page.getByText(nameThem.reached)).toHaveText([nameThem.reached, nameThem.reached]);
  await visit('name five, reached');
  await showAnswer(gamePage, 'name five', visit);
  // The goal in time has decided it.
  await gamePage.button(next).click();
  await gamePage.boardOrEnd();
}

async function describeWord(gamePage: GamePage, category: string, visit: Visit): Promise<void> {
  const { page, text } = gamePage;
  const { secretWord, reading, next } = text.games.question;
  await open(gamePage, category, 600);
  await visit('describe');
  await gamePage.button(reading.seen).click();
  await gamePage.button(secretWord.foul).click();
  // A foul shows the word, and no team gets points.
  await expect(page.locator('[data-answer]')).toBeVisible();
  await expect(page.getByRole('heading', { name: secretWord.foul })).toBeVisible();
  await visit('describe, foul');
  await gamePage.button(next).click();
  await gamePage.boardOrEnd();
}

async function clearPicture(gamePage: GamePage, category: string, visit: Visit): Promise<void> {
  const { page, text } = gamePage;
  const { steps } = text.games.question;
  const picture = page.locator('img[data-media="picture"]');
  const isWhole = () => expect(picture).toHaveJSProperty('complete', true);
  await open(gamePage, category, 600);
  await isWhole();
  const first = await picture.getAttribute('src');
  await visit('clearing, first step');
  await gamePage.button(steps.next(500)).click();
  await expect(picture).not.toHaveAttribute('src', String(first));
  await isWhole();
  await visit('clearing, second step');
  await showAnswer(gamePage, 'clearing', visit);
  await gamePage.award('own');
}

async function choosePicture(gamePage: GamePage, category: string, visit: Visit): Promise<void> {
  const { page } = gamePage;
  await open(gamePage, category, 200);
  const options = page.locator('[data-option] img');
  await expect(options).toHaveCount(4);
  for (const option of await options.all()) await expect(option).toHaveJSProperty('complete', true);
  await visit('picture options');
  await showAnswer(gamePage, 'picture options', visit);
  await expect(page.locator('[data-look="right"]')).toHaveCount(1);
  await gamePage.award('nobody');
}

async function playMelody(gamePage: GamePage, category: string, visit: Visit): Promise<void> {
  const { page, text } = gamePage;
  const { media } = text.games.question;
  await open(gamePage, category, 400);
  const sound = page.locator('audio');
  // It starts by itself once it is there, and can be stopped and played on.
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime > 0)).toBe(true);
  await visit('melody');
  const stop = gamePage.button(media.stop);
  // It may come to its end first.
  if (await stop.isVisible()) await stop.click({ timeout: 5000 }).catch(() => expect(stop).toBeHidden());
  await showAnswer(gamePage, 'melody', visit);
  await gamePage.award('own');
}
