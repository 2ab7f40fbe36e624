/** One worker for the page on the device and for push; NOTE-2 names the address. */
const workerPath = '/firebase-messaging-sw.js';
const updateEveryMs = 60 * 60 * 1000;

let registering: Promise<ServiceWorkerRegistration> | null = null;

/** False in development, and where the page isn't served securely: then nothing of the page stays on the device. */
export function canHaveWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** The worker of this page, registered once; rejects if the browser does. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registering ??= navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).then(followReleases);
  registering.catch(() => {
    registering = null;
  });
  return registering;
}

/** After the page has loaded: what it needs first goes first. */
export async function startWorker(): Promise<void> {
  if (!canHaveWorker()) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // Denied, as in some private windows: the page works, with a network.
  await registerWorker().catch(() => undefined);
}

/** A page that stays open for days also detects a new worker. */
function followReleases(registration: ServiceWorkerRegistration): ServiceWorkerRegistration {
  const offer = () => registration.waiting?.postMessage({ type: 'page-release', release: pageRelease() });
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  setInterval(() => void registration.update().catch(() => undefined), updateEveryMs);
  return registration;
}

/** Identifies the page's release: the name of its entry file. */
export function pageRelease(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}
