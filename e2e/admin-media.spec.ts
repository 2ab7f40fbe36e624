import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { catalogues, enterAsAdmin, expectSoundScreen, openFilters, screenSizes, staffJourneys } from './host.ts';
import { test } from './site.ts';

/** A new picture, unknown to the library. */
async function picture(seed: number): Promise<Buffer> {
  return sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: { r: seed % 256, g: Math.floor(seed / 256) % 256, b: 160 },
    },
  })
    .png()
    .toBuffer();
}

/** As after Ctrl+V on a picture that was copied elsewhere. */
async function paste(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([fileName, base64]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName, { type: 'image/png' }),
      );
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, bytes.toString('base64')] as const,
  );
}

for (const { language, size, otherSize } of staffJourneys) {
  const text = catalogues[language];
  const words = text.adminMedia;

  test(`the staff fill the library and clear it on a ${size}, in ${language} [ADM-2]`, async ({ page }) => {
    await page.setViewportSize(screenSizes[size]);
    await enterAsAdmin(page, language);
    await page.goto('/admin/media');
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expectSoundScreen(page, 'the library', { alsoAt: [otherSize] });
    const seed = Date.now();
    const [tower, pasted] = [`برج ${seed}.png`, `لصقة ${seed}.png`];
    const rows = page.getByRole('list', { name: words.upload.list }).getByRole('listitem');

    await test.step('by choice, one good and one that is not what it says', async () => {
      await page.locator('input[type=file]').setInputFiles([
        { name: tower, mimeType: 'image/png', buffer: await picture(seed) },
        { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
      ]);
      await expect(rows.filter({ hasText: tower })).toContainText(words.upload.done);
      await expect(rows.filter({ hasText: 'page.png' }).getByRole('alert')).toBeVisible();
      await expectSoundScreen(page, 'uploads', { alsoAt: [otherSize] });
    });

    await test.step('from the clipboard; the same bytes twice are one', async () => {
      const bytes = await picture(seed + 77);
      await paste(page, pasted, bytes);
      await expect(rows.filter({ hasText: pasted })).toContainText(words.upload.done);
      await paste(page, 'again.png', bytes);
      await expect(rows.filter({ hasText: 'again.png' })).toContainText(words.upload.known);
    });

    await test.step('found by its name, seen and described', async () => {
      await openFilters(page, words.filters);
      await page.getByLabel(words.filter.text).fill(String(seed));
      await page.getByRole('button', { name: words.filter.apply, exact: true }).click();
      const grid = page.getByRole('list', { name: words.caption });
      await expect(grid.getByRole('listitem')).toHaveCount(2);
      const tile = grid.locator('img').first();
      await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await grid.getByRole('link', { name: words.open(tower) }).click();
      const panel = page.getByRole('dialog', { name: words.detail.title });
      await panel.getByLabel(words.alt.ar).fill('أبراج الكويت');
      await panel.getByLabel(words.alt.en).fill('Kuwait Towers');
      await panel.getByRole('button', { name: words.alt.save }).click();
      await expect(
        panel.getByRole('img', { name: language === 'ar' ? 'أبراج الكويت' : 'Kuwait Towers' }),
      ).toBeVisible();
      await expectSoundScreen(page, 'one of the library', { alsoAt: [otherSize] });
    });

    await test.step('served as what it is, and gone when it is deleted', async () => {
      const panel = page.getByRole('dialog', { name: words.detail.title });
      const address = await panel.getByRole('link', { name: '900 × 600 WEBP' }).getAttribute('href');
      const served = await page.request.get(String(address));
      expect(served.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      await panel.getByRole('button', { name: words.remove.open }).click();
      await expectSoundScreen(page, 'the question before deleting', { alsoAt: [otherSize] });
      await page
        .getByRole('dialog', { name: words.remove.title })
        .getByRole('button', { name: words.remove.confirm })
        .click();
      await expect(page.getByRole('list', { name: words.caption }).getByRole('listitem')).toHaveCount(1);
      expect((await page.request.get(String(address))).status()).toBe(404);
    });
  });
}
