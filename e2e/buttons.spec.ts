import { expect, type Locator, type Page } from '@playwright/test';
import { catalogues, speak, untilFontsAreThere, untilLive } from './host.ts';
import { test } from './site.ts';

const text = catalogues.ar;

async function edgesOf(button: Locator) {
  const box = await button.boundingBox();
  if (box === null) throw new Error('no button');
  return { middle: box.x + box.width / 2, top: box.y + 0.5, bottom: box.y + box.height - 0.5 };
}

/** The button's position, frame by frame, once the pointer is over it. */
const places = (button: Locator) =>
  button.evaluate(async (element) => {
    const tops: number[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      tops.push(element.getBoundingClientRect().top);
    }
    return tops;
  });

async function openSignIn(page: Page): Promise<Locator> {
  await speak(page, 'ar');
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: text.accounts.login.submit });
  await expect(button).toBeVisible();
  // What comes late moves it.
  await untilLive(page);
  await untilFontsAreThere(page);
  return button;
}

test("a button doesn't move under a pointer at its edge, and takes a press there", async ({ page }) => {
  const button = await openSignIn(page);
  const { middle, top, bottom } = await edgesOf(button);
  await page.mouse.move(middle, bottom);
  const tops = await places(button);
  // It may have been lifted once; after that it stays.
  expect(new Set(tops.slice(30)).size, tops.join(' ')).toBe(1);
  await page.mouse.move(middle, top);
  await page.mouse.down();
  await places(button);
  await page.mouse.up();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
});
