/** What a push says, as far as it can be shown (shared/notifications/schema.ts, which a worker doesn't load). */
export interface Push {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: 'ar' | 'en';
  readonly page: string;
}

/** Pages that are never navigated away from: a game continues. */
const inPlay = /^\/game\/./;
const registrations = '/api/push/registrations';
/** Firefox allows a window to be opened for 1 s after the tap, and what follows takes some of that. */
const answerWithinMs = 500;

/** Shows pushes, opens tapped ones, and registers again if the browser has changed the address. */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, readPush(textOf(event)))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, ownPath(dataOf(event.notification)['page'])));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(registerAnew(worker, change));
  });
}

/** A browser requires a notification for every push, so an unreadable one shows a generic text. */
export function readPush(text: string): Push {
  const json = parse(text);
  const { id, title, body, lang, page } = json;
  return {
    id: typeof id === 'string' ? id : '',
    title: typeof title === 'string' && title !== '' ? title : 'سِراج',
    body: typeof body === 'string' ? body : '',
    lang: lang === 'en' ? 'en' : 'ar',
    page: ownPath(page),
  };
}

/** A path of this site, and home for everything else. */
export function ownPath(page: unknown): string {
  if (typeof page !== 'string' || !/^\/(?![/\\])/.test(page)) return '/';
  const here = 'https://here.invalid';
  const address = URL.canParse(page, here) ? new URL(page, here) : null;
  return address?.origin === here && !address.pathname.startsWith('//')
    ? `${address.pathname}${address.search}${address.hash}`
    : '/';
}

async function show(worker: ServiceWorkerGlobalScope, { id, title, body, lang, page }: Push): Promise<void> {
  await worker.registration.showNotification(title, {
    body,
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    icon: '/favicon.svg',
    badge: '/favicon.svg',
    data: { page },
    ...(id === '' ? {} : { tag: id }),
  });
  for (const page of await pagesOf(worker)) page.postMessage({ type: 'pushed', id });
}

async function openPage(worker: ServiceWorkerGlobalScope, page: string): Promise<void> {
  const free = (await pagesOf(worker)).find(({ url }) => !inPlay.test(new URL(url).pathname));
  if (free === undefined) await worker.clients.openWindow(page);
  else if (await isControlled(worker, free)) await openInside(worker, free, page);
  // No worker may navigate it, and Chromium allows one window per tap: not forward before it is certain which one.
  else if (await askToOpen(free, page)) await bringForward(free);
  else await worker.clients.openWindow(page);
}

/** The page navigates without a reload; one that is still loading is navigated by the browser. */
async function openInside(worker: ServiceWorkerGlobalScope, window: WindowClient, page: string): Promise<void> {
  // First, since a browser may have frozen a page out of sight, which then answers nothing.
  const forward = bringForward(window);
  if (!(await askToOpen(window, page))) await window.navigate(page).catch(() => worker.clients.openWindow(page));
  await forward;
}

/** The page continues where the browser refuses it. */
async function bringForward(window: WindowClient): Promise<void> {
  await window.focus().catch(() => undefined);
}

/** True if the page answered that it opens this one. */
function askToOpen(window: WindowClient, page: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerWithinMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    window.postMessage({ type: 'open-page', page }, [port2]);
  }).finally(() => port1.close());
}

async function pagesOf({ clients, location }: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).origin === location.origin);
}

async function isControlled({ clients }: ServiceWorkerGlobalScope, { id }: WindowClient): Promise<boolean> {
  const own = await clients.matchAll({ type: 'window' });
  return own.some((window) => window.id === id);
}

type SubscriptionChange = ExtendableEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

async function registerAnew(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key ? await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.['auth'] === undefined || keys['p256dh'] === undefined) return;
  // Signed out meanwhile, or without a network: the page registers when it is next open.
  await fetch(registrations, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ web: { endpoint, auth: keys['auth'], p256dh: keys['p256dh'] } }),
  }).catch(() => undefined);
}

function textOf({ data }: PushEvent): string {
  return data?.text() ?? '';
}

function dataOf({ data }: Notification): Record<string, unknown> {
  return isRecord(data) ? data : {};
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
