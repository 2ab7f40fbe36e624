import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen } from './host.ts';
import { double, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const text = catalogues.ar;
const words = text.notifications;
const webSchema = z.object({ endpoint: z.string(), auth: z.string(), p256dh: z.string() });
const pushesSchema = z.array(
  z.object({ device: z.string(), json: z.object({ id: z.string(), title: z.string(), page: z.string().nullable() }) }),
);
const sentSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), delivery: z.object({ sent: z.number(), dropped: z.number(), isDone: z.boolean() }) }),
  ),
});

/** Chromium can't subscribe without its maker's servers: the page gets a subscription at the push service beside ours. */
async function subscribeBeside(page: Page, name: string): Promise<void> {
  const web = webSchema.parse(
    await (await fetch(double('/push-device'), { method: 'POST', body: JSON.stringify({ name }) })).json(),
  );
  await page.addInitScript(({ endpoint, auth, p256dh }) => {
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      unsubscribe: () => Promise.resolve(true),
      toJSON: () => ({ endpoint, keys: { auth, p256dh } }),
    };
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  }, web);
}

async function send(request: APIRequestContext, origin: string, wish: object): Promise<void> {
  const answer = await request.post('/api/admin/notifications', {
    headers: { origin, 'idempotency-key': randomUUID() },
    data: { body: { ar: 'نبدأ الساعة التاسعة' }, audience: 'all', ...wish },
  });
  expect(answer.status()).toBe(201);
}

/** Hands a message to the page's worker as the browser's own push service would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  // Until the worker is active a push has nowhere to go, and is lost.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      const check = () => active?.state === 'activated' && resolve();
      active?.addEventListener('statechange', check);
      check();
    });
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const kept = registrations.find(({ isDeleted }) => !isDeleted);
      if (kept !== undefined) resolve(kept.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, dir, lang }) => ({ title, dir, lang }));
  });

test('a tap turns pushes on; what the staff sends comes to the device and under the bell, and opens its page [NOTE-1, NOTE-2, NOTE-3, NOTE-4]', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = String(baseURL);
  const name = `browser-${Date.now()}`;
  await page.context().grantPermissions(['notifications'], { origin });
  await subscribeBeside(page, name);
  await enterAsVerified(page);
  await page.goto('/profile?tab=settings');
  await page.getByRole('switch', { name: words.push.label }).click();
  await expect(page.getByText(words.push.outcomes.granted.title)).toBeVisible();
  await expect(page.getByRole('switch', { name: words.push.label })).toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('button', { name: words.open, exact: true })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await enterAsAdmin(staff);
  await send(staff.request, origin, { title: { ar: 'بطولة الليلة' }, data: { page: '/store' } });
  let pushed = '';
  await expect
    .poll(async () => {
      const mine = pushesSchema
        .parse(await (await fetch(double('/pushes'))).json())
        .filter(({ device }) => device === name);
      pushed = JSON.stringify(mine[0]?.json);
      return mine.map(({ json }) => json.title);
    })
    .toEqual(['بطولة الليلة']);
  // A browser may lose a push that it has to start the worker for; sent again, the same message is shown once.
  await expect
    .poll(async () => {
      await deliver(page, origin, pushed);
      return shownBy(page);
    })
    .toEqual([{ title: 'بطولة الليلة', dir: 'rtl', lang: 'ar' }]);

  // Live, without a reload.
  await page.getByRole('button', { name: words.openWith(1) }).click();
  const list = page.getByRole('dialog', { name: words.title });
  await expect(list.getByText('نبدأ الساعة التاسعة')).toBeVisible();
  await expectSoundScreen(page, 'the list under the bell');
  await list.getByRole('link', { name: /بطولة الليلة/ }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('button', { name: words.open, exact: true })).toBeVisible();

  // The tap on what the device showed; without a person's hand the window isn't brought forward, the page goes all the same.
  await page.goto('/');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL('/store');

  // A device that its push service has forgotten is dropped.
  await fetch(double('/push-answer'), { method: 'POST', body: JSON.stringify({ name, status: 410 }) });
  await send(staff.request, origin, { title: { ar: 'خبر آخر' } });
  await expect
    .poll(
      async () =>
        sentSchema.parse(await (await staff.request.get('/api/admin/notifications?limit=1')).json()).items[0]?.delivery,
    )
    .toMatchObject({ dropped: 1, isDone: true });
});

for (const [device, size] of [
  ['phone', { width: 390, height: 844 }],
  ['tv', { width: 1920, height: 1080 }],
] as const) {
  test(`pictures of notifications on a ${device} @pictures`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize(size);
    await enterAsVerified(page);
    await page.goto('/');
    await page.getByRole('button', { name: words.open, exact: true }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.screenshot({ path: `pictures/notifications-empty-${device}.png` });
    const staff = await (await browser.newContext()).newPage();
    await enterAsAdmin(staff);
    for (const [title, body, to] of [
      ['بطولة الليلة', 'نبدأ الساعة التاسعة، والدعوة للجميع.', '/store'],
      ['فئة جديدة: البحر والغوص', 'مئة سؤال عن اللؤلؤ والسفن وأهل البحر، جرّبها مع أهلك في الجمعة القادمة.', null],
      ['New categories', 'Try them tonight.', '/'],
    ] as const)
      await send(staff.request, String(baseURL), {
        title: { ar: title },
        body: { ar: body },
        data: to === null ? {} : { page: to },
      });
    await expect(page.getByText('بطولة الليلة')).toBeVisible();
    await page.screenshot({ path: `pictures/notifications-${device}.png` });
    await page.goto('/profile?tab=settings');
    await page.getByRole('switch', { name: words.push.label }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `pictures/notifications-settings-${device}.png` });
  });
}
