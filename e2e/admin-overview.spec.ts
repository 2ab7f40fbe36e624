import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '#shared/kernel/text.ts';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen, siteOrigin, speak, type Host } from './host.ts';
import { test } from './site.ts';

const phone = { width: 390, height: 844 };

/** A user whom the admin has made a moderator. */
async function enterAsModerator(page: Page, admin: Page, language: Language): Promise<Host> {
  const host = await enterAsVerified(page, language);
  const { user } = (await (await page.request.get('/api/me')).json()) as { user: { uid: string } };
  const raised = await admin.request.post(`/api/admin/users/${user.uid}/role`, {
    headers: { origin: await siteOrigin(admin) },
    data: { role: 'moderator', reason: 'يساعدنا' },
  });
  expect(raised.status()).toBe(200);
  return host;
}

for (const language of languages) {
  const text = catalogues[language];
  const { adminAnnouncements: words, announcements: bar, admin: dashboard } = text;

  test(`a moderator announces something, a visitor and a player read it on open pages and put it away, in ${language} [ADM-3]`, async ({
    page: admin,
    browser,
  }) => {
    const open = async () => await (await browser.newContext({ viewport: phone, locale: 'ar-KW' })).newPage();
    await enterAsAdmin(admin, language);
    const [moderator, visitor, player] = [await open(), await open(), await open()];
    await enterAsModerator(moderator, admin, language);
    await speak(visitor, language);
    await visitor.goto('/store');
    await enterAsVerified(player, language);
    await player.goto('/store');

    await moderator.goto('/admin/announcements');
    await moderator.getByRole('button', { name: words.add }).click();
    const title = `${words.title} ${Date.now()}`;
    for (const [label, value] of [
      [words.titleAr, title],
      [words.titleEn, title],
      [words.bodyAr, 'الليلة بعد العشاء'],
      [words.bodyEn, 'Tonight after dinner'],
    ] as const) {
      await moderator.getByLabel(label).fill(value);
    }
    await moderator.getByLabel(words.link).fill('/contact');
    await expect(moderator.getByRole('region', { name: words.preview }).getByText(title)).toHaveCount(2);
    await expectSoundScreen(moderator, 'writing an announcement');
    await moderator.getByRole('button', { name: words.publish }).click();
    await expect(moderator.getByRole('heading', { name: title })).toBeVisible();
    await expectSoundScreen(moderator, 'announcements');

    for (const reader of [visitor, player]) {
      const shown = reader.getByRole('complementary', { name: bar.region, exact: true });
      await expect(shown.getByText(title)).toBeVisible();
      await expectSoundScreen(reader, 'an announcement');
      // A player's is kept on the server: a reload may end an unanswered call.
      const kept =
        reader === player ? reader.waitForResponse((response) => response.url().endsWith('/dismissal')) : null;
      await shown.getByRole('button', { name: bar.dismiss(title) }).click();
      await expect(shown).toHaveCount(0);
      await kept;
      const answered = reader.waitForResponse((response) => new URL(response.url()).pathname === '/api/announcements');
      await reader.reload();
      await answered;
      await expect(reader.getByRole('main')).toBeVisible();
      await expect(reader.getByText(title)).toHaveCount(0);
    }

    const other = await open();
    await speak(other, language);
    await other.goto('/store');
    await expect(other.getByText(title)).toBeVisible();
    await moderator.getByRole('button', { name: words.endOne(title) }).click();
    await moderator
      .getByRole('dialog', { name: words.withdraw.title })
      .getByRole('button', { name: words.withdraw.confirm })
      .click();
    await expect(
      moderator
        .getByRole('listitem')
        .filter({ has: moderator.getByRole('heading', { name: title }) })
        .getByText(words.states.withdrawn, { exact: true }),
    ).toBeVisible();
    await expect(other.getByText(title)).toHaveCount(0);
    for (const { context } of [moderator, visitor, player, other].map((each) => ({ context: each.context() })))
      await context.close();
  });

  test(`admin and moderator see the day and search in their areas, in ${language} [ADM-3, ADM-4]`, async ({
    page: admin,
    browser,
  }) => {
    await admin.setViewportSize(phone);
    await enterAsAdmin(admin, language);
    const moderator = await (await browser.newContext({ viewport: phone, locale: 'ar-KW' })).newPage();
    const host = await enterAsModerator(moderator, admin, language);

    await admin.goto('/admin');
    await expect(admin.getByText(dashboard.overview.revenue, { exact: true })).toBeVisible();
    await expectSoundScreen(admin, 'the overview of an admin');
    await admin.getByRole('link', { name: dashboard.overview.openListOf(dashboard.overview.payments) }).click();
    await expect(admin).toHaveURL(/tab=purchases&attention=needed/);
    await expect(admin.getByRole('search', { name: text.adminStore.purchases.filters })).toBeVisible();
    await admin.keyboard.press('/');
    await expect(admin.getByRole('searchbox', { name: dashboard.search.label })).toBeFocused();
    await admin.keyboard.type(host.email);
    const found = admin
      .getByRole('region', { name: dashboard.search.groups.people })
      .getByRole('link', { name: host.email });
    await expect(found).toBeVisible();
    await expectSoundScreen(admin, 'a search');
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('dialog', { name: text.adminPeople.person.title, exact: true })).toBeVisible();

    await moderator.goto('/admin');
    await expect(moderator.getByText(dashboard.overview.started, { exact: true })).toBeVisible();
    await expect(moderator.getByText(dashboard.overview.revenue, { exact: true })).toHaveCount(0);
    await expectSoundScreen(moderator, 'the overview of a moderator');
    await moderator.getByRole('searchbox', { name: dashboard.search.label }).fill(host.email);
    await expect(moderator.getByText(dashboard.search.found(0))).toBeVisible();
    expect((await moderator.request.get('/api/admin/store-today')).status()).toBe(403);
    expect((await moderator.request.get(`/api/admin/users?search=${encodeURIComponent(host.email)}`)).status()).toBe(
      403,
    );
    await moderator.context().close();
  });
}
