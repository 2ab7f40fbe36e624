import { expect } from '@playwright/test';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen, screenSizes, staffJourneys } from './host.ts';
import { test } from './site.ts';

for (const { language, size, otherSize } of staffJourneys) {
  const text = catalogues[language];
  const { adminPeople: people, adminGames: games } = text;

  test(`an admin finds a person, gives a session, and sees their game again on a ${size}, in ${language} [ADM-4, ADM-5]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const origin = String(baseURL);
    const context = await browser.newContext();
    const other = await context.newPage();
    const host = await enterAsVerified(other, language);
    const { items } = (await (await other.request.get('/api/categories')).json()) as { items: { id: string }[] };
    const started = await other.request.post('/api/games', {
      headers: { origin, 'idempotency-key': `game-of-${host.email}` },
      data: {
        rulesVersion,
        teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
        length: 'short',
        categoryIds: items.slice(0, 4).map(({ id }) => id),
      },
    });
    expect(started.status()).toBe(201);
    await context.close();

    await page.setViewportSize(screenSizes[size]);
    await enterAsAdmin(page, language);
    await page.goto(`/admin/users?search=${encodeURIComponent(host.email)}`);
    await page.getByRole('link', { name: people.list.open('بو فهد') }).click();
    const panel = page.getByRole('dialog', { name: people.person.title, exact: true });
    await expect(panel.getByRole('link', { name: people.person.ledger.causes.game, exact: true })).toBeVisible();
    await expectSoundScreen(page, 'a person', { alsoAt: [otherSize, 'television'] });
    await panel.getByRole('button', { name: people.actions.balance.open }).click();
    const question = page.getByRole('dialog', { name: people.actions.balance.title });
    await question.getByLabel(people.actions.reason).fill('تعويض عن جلسة انقطعت');
    await expectSoundScreen(page, 'the question before a change', { alsoAt: [otherSize, 'television'] });
    await question.getByRole('button', { name: people.actions.balance.give2(1) }).click();
    await expect(panel.getByRole('link', { name: people.person.ledger.causes.admin })).toBeVisible();
    await panel.getByRole('link', { name: people.person.ledger.causes.game, exact: true }).click();

    const game = page.getByRole('dialog', { name: games.game.title, exact: true });
    await game.getByRole('button', { name: games.actions.end }).click();
    const ending = page.getByRole('dialog', { name: games.actions.endTitle });
    await ending.getByLabel(games.actions.reason).fill('توقفت');
    await ending.getByRole('button', { name: games.actions.endNow }).click();
    await expect(game.getByRole('button', { name: new RegExp(games.steps.finish) })).toBeVisible();
    await expectSoundScreen(page, 'a game', { alsoAt: [otherSize, 'television'] });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSoundScreen(page, 'games', { alsoAt: [otherSize, 'television'] });
    await page.goto('/admin/users?tab=audit');
    await expect(page.getByRole('rowheader').first()).toContainText(people.audit.actions['games/ended']);
    await expectSoundScreen(page, 'the log', { alsoAt: [otherSize, 'television'] });
    await page.goto('/admin/users');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSoundScreen(page, 'people', { alsoAt: [otherSize, 'television'] });
  });
}
