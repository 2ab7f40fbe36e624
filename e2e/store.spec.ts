import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shared/kernel/text.ts';
import { catalogues, enterAsVerified, expectSoundScreen } from './host.ts';
import { test } from './site.ts';

// Codes are put into the database by prepare-store.mjs; payments go through the sandbox.
const runs = [
  { language: 'ar', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1366, height: 768 } },
] as const;

class StoreScreen {
  readonly page: Page;
  readonly text;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.text = catalogues[language];
  }

  /** Puts the popular package into the cart and opens it. */
  async fillCart(): Promise<void> {
    await this.page.goto('/store');
    await this.page.getByRole('listitem').filter({ hasText: this.text.store.popular }).locator('button').click();
    await this.page.getByRole('button', { name: this.text.cart.openWith(1) }).click();
    await expect(this.cart()).toBeVisible();
  }

  cart(): Locator {
    return this.page.getByRole('dialog', { name: this.text.cart.title });
  }

  /** From the drawer to the sandbox's page. */
  async toSandbox(): Promise<void> {
    await this.cart().getByRole('link', { name: this.text.cart.toCheckout }).click();
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: /\d\.\d{3}/ }).click();
    await expect(this.page.getByText(this.text.checkout.sandbox.banner)).toBeVisible();
  }

  async choose(choice: keyof StoreScreen['text']['checkout']['sandbox']['choices']): Promise<void> {
    const { title, body } = this.text.checkout.sandbox.choices[choice];
    await this.page
      .getByRole('button', { name: `${title} ${body}` })
      .or(this.page.getByRole('button', { name: `${title}${body}` }))
      .click();
  }

  async arrived(sessions: number): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.text.checkout.thanks.title })).toBeVisible({
      timeout: 60_000,
    });
    await expect(this.page.getByText(this.text.checkout.thanks.added(sessions))).toBeVisible();
  }
}

for (const { language, viewport } of runs) {
  test.describe(`the store in ${language}`, () => {
    test.use({ viewport });

    test('buys with a code after a declined try, and finds the receipt in the profile [PKG-1, CART-1, CART-2, SHELL-2, PAY-1, PAY-2, PUR-6]', async ({
      page,
    }) => {
      const store = new StoreScreen(page, language);
      const { text } = store;
      await enterAsVerified(page, language);
      await store.fillCart();
      await page.keyboard.press('Escape');
      await expectSoundScreen(page, 'store');
      await page.reload();
      await page.getByRole('button', { name: text.cart.openWith(1) }).click();
      const drawer = page.getByRole('dialog', { name: text.cart.title });
      const apply = drawer.getByRole('button', { name: text.cart.code.apply });
      await drawer.getByLabel(text.cart.code.ask).fill('NOPE');
      await apply.click();
      await expect(drawer.getByRole('alert')).toContainText(text.storeMessages.discountInvalid);
      await drawer.getByLabel(text.cart.code.ask).fill('eid10');
      await apply.click();
      await expect(drawer.getByText(text.cart.codeDiscount(10))).toBeVisible();
      await expectSoundScreen(page, 'cart');

      await store.toSandbox();
      await expectSoundScreen(page, 'sandbox');
      await store.choose('decline');
      await expect(page.getByRole('heading', { name: text.checkout.failure.title })).toBeVisible();
      await expect(page.getByText(text.checkout.failure.reasons.declined)).toBeVisible();
      await expectSoundScreen(page, 'failure');
      await page.getByRole('button', { name: text.checkout.failure.tryAgain }).click();
      await store.choose('pay');
      await store.arrived(5);
      await expect(page.getByText(text.store.balance(8))).toBeVisible();
      await expectSoundScreen(page, 'thank-you');

      await page.getByRole('link', { name: text.checkout.thanks.receipt }).click();
      await expect(page.getByText(text.purchases.page.codeDiscount('EID10'))).toBeVisible();
      await expectSoundScreen(page, 'receipt');
      await page.goto('/profile');
      await expect(page.getByRole('link', { name: new RegExp(text.purchases.receiptOf('')) })).toHaveCount(1);
      await expectSoundScreen(page, 'profile');
      await page.goto('/store');
      await expect(page.getByRole('button', { name: text.cart.open, exact: true })).toBeVisible();
    });

    test(
      'comes back before the payment is known, waits, and gets its sessions once; leaving and coming back ' +
        'goes on with the same purchase [PAY-1, PAY-2]',
      async ({ page }) => {
        const store = new StoreScreen(page, language);
        const { text } = store;
        await enterAsVerified(page, language);
        await store.fillCart();
        await store.cart().getByRole('link', { name: text.cart.toCheckout }).click();
        await expect(page.getByText(text.checkout.providers.sandbox.body)).toBeVisible();
        await expectSoundScreen(page, 'checkout');
        await page.goBack();
        await page.getByRole('button', { name: text.cart.openWith(1) }).click();
        await store.toSandbox();
        const bankPage = page.url();
        await page.goBack();
        await page.goto('/store');
        await page.getByRole('button', { name: text.cart.openWith(1) }).click();
        await store.toSandbox();
        expect(page.url()).toBe(bankPage);
        await store.choose('pay-late');
        await expect(page.getByRole('heading', { name: text.checkout.thanks.checking })).toBeVisible();
        await expectSoundScreen(page, 'waiting');
        await store.arrived(5);
        await expect(page.getByText(text.store.balance(8))).toBeVisible();
      },
    );
  });
}
