import { expect, type Locator, type Page } from '@playwright/test';

/** What a person in front of the television sees lit. */
export const lit = (page: Page): Locator => page.locator(':focus');

/** Walks to an element with arrows alone, always towards it. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // On a new page the first arrow takes the focus to its next step, once the page listens.
  await expect(async () => {
    if (await page.evaluate(() => document.activeElement?.matches('body, main, [tabindex="-1"]') ?? true))
      await page.keyboard.press('ArrowDown');
    await expect(lit(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  const passed = new Set<string>();
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const [from, to] = [await lit(page).boundingBox(), await target.boundingBox()];
    if (from === null || to === null) throw new Error('nothing is lit, or the target is hidden');
    const across = to.x + to.width / 2 - (from.x + from.width / 2);
    const down = to.y + to.height / 2 - (from.y + from.height / 2);
    // Back where it was: what lies between is passed on the other axis.
    const place = `${from.x},${from.y}`;
    const isBeside = passed.has(place) || (to.y < from.y + from.height && from.y < to.y + to.height);
    passed.add(place);
    await page.keyboard.press(
      isBeside ? (across > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp',
    );
  }
  throw new Error('the arrows never reach it');
}

/** By arrows and Enter alone. */
export async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}
