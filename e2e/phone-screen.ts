import { expect, type Page } from '@playwright/test';
import { expectSoundScreen, layoutFaults } from './host.ts';

/** A phone of 360×640 at 200 % zoom. */
const zoomed = { width: 180, height: 320 };
const minTarget = 44;

/**
 * A phone's screen for one thumb and for a screen reader, at its own size and at 200 % zoom: each control can be pressed
 * where it is, with its whole label. `isAtHand` for what is pressed against a clock: at its own size nothing is scrolled to.
 */
export async function expectPhoneScreen(page: Page, name: string, { isAtHand = false } = {}): Promise<void> {
  await expectSoundScreen(page, name, { minTarget });
  expect.soft(await outOfReach(page, !isAtHand), name).toEqual([]);
  const size = page.viewportSize();
  if (size === null) throw new Error('a phone has a size');
  await page.setViewportSize(zoomed);
  expect
    .soft([...(await layoutFaults(page, minTarget)), ...(await outOfReach(page, true))], `${name}: 200 %`)
    .toEqual([]);
  await page.setViewportSize(size);
}

/** Controls that something covers, and labels that are cut off. */
function outOfReach(page: Page, mayScroll: boolean): Promise<string[]> {
  return page.evaluate((scrolls) => {
    const found: string[] = [];
    const controls = (document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      'button:not(:disabled), a[href], input:not([type=hidden]), textarea',
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const control of controls) {
      if (control.closest('.sr-only, [data-skip-link], [inert], [aria-hidden=true]')) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (scrolls) control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const label = control.closest('label');
      if (hit === null || !(control.contains(hit) || label?.contains(hit)))
        found.push(`covered by ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}: ${control.outerHTML.slice(0, 120)}`);
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement;
        // Shortened with an ellipsis, where the whole text is elsewhere on the screen.
        if (around === null || around.closest('.sr-only') || getComputedStyle(around).textOverflow === 'ellipsis')
          continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const text = range.getBoundingClientRect();
        if (text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + 1)
          found.push(`cut off "${texts.currentNode.textContent ?? ''}": ${control.outerHTML.slice(0, 120)}`);
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }, mayScroll);
}
