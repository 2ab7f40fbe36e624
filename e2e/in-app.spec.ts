import { expect, type Page } from '@playwright/test';
import { catalogues, enterAsVerified, expectSoundScreen } from './host.ts';
import { double, test } from './site.ts';

// A fake app: a bridge in the page that sends its messages, and a store with purchases (serve.mjs).
interface PurchaseMessage {
  readonly type: string;
  readonly productId: string;
  readonly customPurchaseId: string;
  readonly appUserId: string;
}

const runs = [
  {
    platform: 'ios',
    store: 'app_store',
    language: 'ar',
    theme: 'dark',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 SirajApp/1.4 (ios)',
  },
  {
    platform: 'android',
    store: 'play_store',
    language: 'en',
    theme: 'light',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 SirajApp/1.4 (android)',
  },
] as const;

/** Puts the page into the app; `answer` is what its store says to each purchase. */
async function enterApp(page: Page, answer: (message: PurchaseMessage) => Promise<object>): Promise<void> {
  await page.exposeFunction('askStore', answer);
  await page.addInitScript(() => {
    const { askStore } = window as unknown as { askStore: (message: object) => Promise<object> };
    const TriviaBridge = {
      postMessage: async (text: string) => {
        const message = JSON.parse(text) as PurchaseMessage;
        if (message.type === 'purchase')
          window.postMessage(JSON.stringify({ v: 1, ...(await askStore(message)) }), window.location.origin);
      },
    };
    Object.assign(window, { TriviaBridge });
  });
}

for (const { platform, store, language, theme, userAgent } of runs) {
  const text = catalogues[language];

  test.describe(`in the app on ${platform}, in ${language}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 }, colorScheme: theme, hasTouch: true });

    test('changes its mind in the store, tries again, and gets what it bought [PAY-3, PAY-4, SHELL-2]', async ({
      page,
      request,
    }) => {
      const asked: PurchaseMessage[] = [];
      await enterApp(page, async (message) => {
        asked.push(message);
        const { customPurchaseId, productId, appUserId } = message;
        if (asked.length === 1)
          return {
            type: 'purchase_error',
            customPurchaseId,
            error: { code: '1', message: 'Purchase was cancelled.', userCancelled: true },
          };
        await request.post(double('/receipts'), {
          data: {
            customer: appUserId,
            productId,
            transactionId: `${platform}-${customPurchaseId}`,
            purchasedAt: Date.now(),
            store,
          },
        });
        return { type: 'purchase_success', customPurchaseId };
      });
      await enterAsVerified(page, language);
      await page.goto('/store');
      await expect(page.getByText(text.inApp.notSold).first()).toBeVisible();
      await expect(page.getByRole('button', { name: text.cart.open })).toHaveCount(0);
      await expectSoundScreen(page, 'store in the app');

      await page.getByRole('button', { name: text.inApp.buyOf('') }).click();
      const sheet = page.getByRole('dialog', { name: text.storeMessages.paymentFailed });
      await expect(sheet.getByRole('alert')).toHaveText(String(text.errors['iap/user-cancelled']));
      await expectSoundScreen(page, 'cancelled in the app');
      await sheet.getByRole('button', { name: text.inApp.failed.again }).click();

      await expect(page).toHaveURL(/\/checkout\/thank-you\?orderId=[0-9a-f-]{36}&source=iap$/);
      await expect(page.getByText(text.storeMessages.sessionsAdded)).toBeVisible();
      await expect(page.getByText(text.checkout.thanks.added(5))).toBeVisible();
      await expect(page.getByText(text.store.balance(8))).toBeVisible();
      expect(asked).toHaveLength(2);
      expect(asked[1]?.customPurchaseId).toBe(asked[0]?.customPurchaseId);

      await page.goto('/mobile-app/test');
      await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${platform}$`) })).toBeVisible();
    });
  });
}
