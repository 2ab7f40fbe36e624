import { expect, type Page } from '@playwright/test';
import { expectSoundScreen, layoutFaults } from './host.ts';

/** A phone of 360×640 at 200 % zoom. */
const zoomed = { width: 180, height: 320 };
const minTarget = 44;
/** As long as words of the bank are. */
const longWords = { ar: 'غانغليونيورالجيا', en: 'Layastakhlifannahum' };

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
  const faults = async () => [...(await layoutFaults(page, minTarget)), ...(await outOfReach(page, true))];
  expect.soft(await faults(), `${name}: 200 %`).toEqual([]);
  expect.soft(await page.evaluate(writeLongWords, longWords), `${name}: texts`).toBeGreaterThan(0);
  expect.soft(await faults(), `${name}: 200 %, with long words`).toEqual([]);
  await page.evaluate(writeBack);
  await page.setViewportSize(size);
}

/** Puts a long word in place of each name and text of the bank, and one at the end of each text that may have a name in it. */
function writeLongWords(words: typeof longWords): number {
  const texts = new Map<Text, { readonly own: string; readonly long: string }>();
  for (const element of document.querySelectorAll(':is(h1, h2, p, [dir=auto]):not(.sr-only)')) {
    for (const text of element.childNodes) {
      if (!(text instanceof Text) || text.data.trim() === '') continue;
      const word = /\p{Script=Arabic}/u.test(text.data) ? words.ar : words.en;
      const long = element.matches('[dir=auto]') ? word : `${text.data} ${word}`;
      texts.set(text, { own: text.data, long });
      text.data = long;
    }
  }
  Object.assign(globalThis, { longTexts: texts });
  return texts.size;
}

/** Leaves what the page itself has written since. */
function writeBack(): void {
  const { longTexts } = globalThis as unknown as { longTexts: Map<Text, { own: string; long: string }> };
  for (const [text, { own, long }] of longTexts) if (text.data === long) text.data = own;
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
