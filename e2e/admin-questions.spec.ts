import { expect, type Page } from '@playwright/test';
import { catalogues, enterAsAdmin, expectSoundScreen, openFilters, screenSizes, staffJourneys } from './host.ts';
import { test } from './site.ts';

for (const { language, size, otherSize } of staffJourneys) {
  const words = catalogues[language].adminQuestions;
  const { edit, preview, filter } = words;
  const named = (label: string, of: 'arabic' | 'english') => `${label} (${edit[of]})`;

  async function fillNew(page: Page, ar: string, en: string): Promise<void> {
    const pair = async (label: string, arabic: string, english: string) => {
      await page.getByLabel(named(label, 'arabic'), { exact: true }).fill(arabic);
      await page.getByLabel(named(label, 'english'), { exact: true }).fill(english);
    };
    await pair(edit.fields.text, ar, en);
    await pair(edit.fields.answer, 'نورة', 'Noura');
    for (const [place, [arabic, english]] of [
      ['سارة', 'Sara'],
      ['مريم', 'Mariam'],
      ['هدى', 'Huda'],
    ].entries())
      await pair(edit.fields.wrong(place + 1), arabic ?? '', english ?? '');
    await pair(edit.fields.explanation, 'هكذا سمّوها.', 'So they called her.');
  }

  test(`a question is written, published, found however it is spelled, and kept from being overwritten on a ${size}, in ${language} [ADM-1]`, async ({
    page,
    browser,
  }) => {
    // A letter that no other word of either question has.
    const mark = language === 'ar' ? 'ظظ' : 'زز';
    await page.setViewportSize(screenSizes[size]);
    await enterAsAdmin(page, language);
    await page.goto('/admin/questions');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSoundScreen(page, 'the bank', { alsoAt: [otherSize] });

    await page.getByRole('link', { name: words.add }).click();
    const first = page.getByLabel(named(edit.fields.text, 'arabic'), { exact: true });
    await first.fill('من؟');
    await page.getByRole('button', { name: edit.publish }).click();
    await expect(page.getByText(words.faults.missing).first()).toBeVisible();
    await expectSoundScreen(page, 'what is missing', { alsoAt: [otherSize] });
    await fillNew(page, `مَن مُعلِّمة مدرسةِ أحمد ${mark}؟`, `Who teaches at school ${language}?`);
    await page.getByRole('button', { name: edit.publish }).click();
    await expect(page.getByText(words.statuses.active, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/edit=/);
    const screen = page.locator('iframe').first().contentFrame();
    await expect(screen.locator('[data-question-text]')).toContainText(language === 'ar' ? 'مدرس' : 'school');
    await page.getByRole('radio', { name: preview.revealed }).check();
    await expect(screen.locator('[data-answer]')).toHaveText(language === 'ar' ? 'نورة' : 'Noura');
    await expectSoundScreen(page, 'the editor', { alsoAt: [otherSize] });
    const address = page.url();

    await page.getByRole('link', { name: edit.back }).click();
    await openFilters(page, words.filters);
    await page.getByLabel(filter.text).fill(`احمد مدرسه ${mark}`);
    await page.getByRole('button', { name: filter.apply }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectSoundScreen(page, 'what was found', { alsoAt: [otherSize] });

    const context = await browser.newContext({ viewport: screenSizes[size] });
    const other = await context.newPage();
    await enterAsAdmin(other, language);
    await Promise.all([page.goto(address), other.goto(address)]);
    const english = named(edit.fields.text, 'english');
    await page.getByLabel(english, { exact: true }).fill('The first of two?');
    await other.getByLabel(english, { exact: true }).fill('The second of two?');
    await page.getByRole('button', { name: edit.save, exact: true }).click();
    await expect(page.getByText(edit.saved)).toBeVisible();
    await other.getByRole('button', { name: edit.save, exact: true }).click();
    const conflict = other.getByRole('region', { name: words.conflict.title });
    await expect(conflict).toContainText('بو فهد');
    await expect(conflict).toContainText('The first of two?');
    await expect(other.getByLabel(english, { exact: true })).toHaveValue('The second of two?');
    await expectSoundScreen(other, 'the second editor', { alsoAt: [otherSize] });
    await conflict.getByRole('button', { name: words.conflict.keepMine }).click();
    await other.getByRole('button', { name: edit.save, exact: true }).click();
    await expect(other.getByText(edit.saved)).toBeVisible();
    await other.getByRole('button', { name: words.versions.show }).click();
    await other.getByRole('button', { name: words.versions.compare(2) }).click();
    await expect(other.getByRole('dialog', { name: words.versions.version(2) })).toContainText('The first of two?');
    await expectSoundScreen(other, 'an older version', { alsoAt: [otherSize] });
    await other.getByRole('button', { name: words.versions.restore }).click();
    await expect(other.getByLabel(english, { exact: true })).toHaveValue('The first of two?');
    await context.close();

    await page.goto(address);
    await page.getByRole('link', { name: preview.whole }).click();
    for (const title of Object.values(preview.sizes)) {
      await expect(
        page.frameLocator(`iframe[title="${preview.frame(title)}"]`).locator('[data-question-text]'),
      ).toContainText(language === 'ar' ? 'مدرس' : 'The first of two?');
    }
    await expectSoundScreen(page, 'the preview', { alsoAt: [otherSize] });
    await page.getByRole('radio', { name: preview.revealed }).check();
    await expect(
      page.frameLocator(`iframe[title="${preview.frame(preview.sizes.television)}"]`).locator('[data-answer]'),
    ).toBeVisible();

    await page.getByRole('link', { name: preview.edit }).click();
    await page.getByRole('button', { name: edit.retire }).click();
    await expectSoundScreen(page, 'the question before retiring', { alsoAt: [otherSize] });
    await page.getByRole('dialog').getByRole('button', { name: edit.retireConfirm }).click();
    await expect(page.getByText(words.statuses.retired, { exact: true })).toBeVisible();
  });
}
