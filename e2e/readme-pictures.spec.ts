import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsAdmin, enterAsVerified, screenSizes } from './host.ts';
import { test } from './site.ts';

// `npm run pictures`: the pictures of the README, as the product looks now. Not part of `npm test`.
const folder = 'docs/pictures';
const text = catalogues.ar;
const evening = ['الكويت والخليج', 'كرة القدم', 'سالفة بالإيموجي', 'ذاكرة من حديد', 'كلمة السر', 'دندنها!'];
/** The moving picture has at most this many frames a second. */
const frameMs = 90;

async function still(page: Page, name: string, width: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await sharp(shot).resize({ width }).webp({ quality: 84 }).toFile(`${folder}/${name}.webp`);
}

/** Films the page while something happens, as an animated picture. */
async function film(page: Page, name: string, width: number, act: () => Promise<void>): Promise<void> {
  const frames: { readonly at: number; readonly image: Buffer }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    const at = timestamp * 1000;
    if (at - (frames.at(-1)?.at ?? 0) >= frameMs) frames.push({ at, image: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await act();
  await session.send('Page.stopScreencast');
  const images = await Promise.all(frames.map(({ image }) => sharp(image).resize({ width }).png().toBuffer()));
  const delay = frames.map(({ at }, index) => Math.min(1500, Math.round((frames[index + 1]?.at ?? at + 1500) - at)));
  await sharp(images, { join: { animated: true } })
    .webp({ quality: 60, delay, loop: 0 })
    .toFile(`${folder}/${name}.webp`);
}

test.use({ viewport: screenSizes.laptop, contextOptions: { reducedMotion: 'no-preference' } });

test('@pictures the README', async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000);
  await enterAsVerified(page);
  const game = new GamePage(page, text);
  const { question } = text.games;
  const pick = (category: string, value: number) =>
    page
      .getByRole('button', { name: text.games.play.board.tile(category, value), exact: true })
      .first()
      .click();
  await game.setUp(evening, { names: ['الصقور', 'اللؤلؤ'] });
  await game.spin();
  for (const [index, category] of evening.slice(0, 2).entries()) {
    await pick(category, index === 0 ? 200 : 600);
    await game.reveal();
    await game.award(index === 0 ? 'own' : 'nobody');
  }
  // What announced the last points has gone.
  await wait(4000);
  await still(page, 'board', 1200);
  await film(page, 'turn', 800, async () => {
    await wait(900);
    await pick('سالفة بالإيموجي', 400);
    await expect(game.button(question.reveal)).toBeVisible();
    await wait(2600);
    await game.reveal();
    await expect(page.locator('[data-award]').first()).toBeVisible();
    await wait(1800);
    await game.award('own');
    await wait(2200);
  });
  await pick('الكويت والخليج', 600);
  await expect(game.button(question.reveal)).toBeVisible();
  await wait(1500);
  await still(page, 'question', 1200);

  const context = await browser.newContext({
    baseURL: String(baseURL),
    viewport: screenSizes.phone,
    deviceScaleFactor: 2,
    locale: 'ar-KW',
  });
  const phone = await context.newPage();
  await enterAsVerified(phone);
  const onPhone = new GamePage(phone, text);
  await onPhone.setUp(evening, { length: 'full' });
  await onPhone.spin();
  await phone
    .getByRole('button', { name: text.games.play.board.tile('كرة القدم', 400), exact: true })
    .first()
    .click();
  await expect(onPhone.button(question.reveal)).toBeVisible();
  await wait(1500);
  await still(phone, 'phone', 480);
  await context.close();

  const staff = await (await browser.newContext({ baseURL: String(baseURL), viewport: screenSizes.laptop })).newPage();
  await enterAsAdmin(staff);
  await staff.goto('/admin/questions');
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await staff.evaluate(() => window.scrollTo(0, 620));
  await wait(1500);
  await still(staff, 'staff', 1200);
});
