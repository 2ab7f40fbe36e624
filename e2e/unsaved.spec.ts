import { expect } from '@playwright/test';
import { languages } from '#shared/kernel/text.ts';
import { catalogues, enterAsAdmin, expectSoundScreen } from './host.ts';
import { test } from './site.ts';

for (const language of languages) {
  test(`nothing half written is left without asking, in ${language} [ADM-1]`, async ({ page }) => {
    const words = catalogues[language];
    const { unsaved } = words.shell;
    const { rewards } = words.adminAchievements;
    const question = page.getByRole('dialog', { name: unsaved.title });
    const stay = question.getByRole('button', { name: unsaved.stay });
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAsAdmin(page, language);
    await page.goto('/admin/questions');
    await page.getByRole('link', { name: words.adminQuestions.add }).click();
    const text = page.getByLabel(`${words.adminQuestions.edit.fields.text} (${words.adminQuestions.edit.arabic})`, {
      exact: true,
    });
    await text.fill('من؟');
    await page.goBack();
    await expect(question).toBeVisible();
    await expectSoundScreen(page, 'the question before leaving');
    // Enter stays: what has the focus first loses nothing.
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(text).toHaveValue('من؟');
    await page.getByRole('link', { name: words.adminQuestions.edit.back }).click();
    await question.getByRole('button', { name: unsaved.leave }).click();
    await expect(page).toHaveURL(/\/admin\/questions$/);

    await page.goto('/admin/rewards');
    await page.getByRole('button', { name: rewards.add }).click();
    const drawer = page.getByRole('dialog', { name: rewards.addTitle });
    await drawer.getByLabel(rewards.count, { exact: true }).fill('7');
    // A browser closes a dialog that is prevented too often: it reappears, and asks.
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    }
    await expect(drawer.getByLabel(rewards.count, { exact: true })).toHaveValue('7');
    await page.keyboard.press('Escape');
    await stay.click();
    await drawer.getByRole('button', { name: words.adminAchievements.keep }).click();
    await question.getByRole('button', { name: unsaved.leave }).click();
    await expect(drawer).toBeHidden();
  });
}
