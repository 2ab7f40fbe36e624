import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { minMsPerTile } from '#shared/games/scoring.ts';
import { ar, type Catalogue } from '#shared/i18n/ar/index.ts';
import { staff as staffAr, type StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { en } from '#shared/i18n/en/index.ts';
import { staff as staffEn } from '#shared/i18n/en/staff/index.ts';
import type { Language } from '#shared/kernel/text.ts';

export const catalogues: Readonly<Record<Language, Catalogue & StaffCatalogue>> = {
  ar: { ...ar, ...staffAr, errors: { ...staffAr.errors, ...ar.errors } },
  en: { ...en, ...staffEn, errors: { ...staffEn.errors, ...en.errors } },
};

export interface Host {
  readonly email: string;
  readonly password: string;
}

/** The page in a language, as chosen on an earlier visit. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('siraj.language')) localStorage.setItem('siraj.language', JSON.stringify(chosen));
  }, language);
}

/** Presses a switch that is the other way, and waits for it: `check()` fails where its state follows the server. */
export async function turn(control: Locator, to: 'on' | 'off'): Promise<void> {
  await expect(control).toBeChecked({ checked: to === 'off' });
  await control.click();
  await expect(control).toBeChecked({ checked: to === 'on' });
}

/** Proposals of the page are the same in every run: its random numbers follow from a fixed seed. */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 7;
    Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  });
}

/** Waits until the fonts are there: what is measured before them moves. */
export async function untilFontsAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Waits until the page runs under its service worker, which has the site on the device. */
export async function untilOnDevice(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Waits until a public page itself reacts, not only its HTML. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyInputs' in window));
}

/** A phone beside the page. */
export async function secondDevice(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar-KW' });
  const page = await context.newPage();
  await speak(page, language);
  return page;
}

/** A game counts where its end comes at least five seconds a tile after its start: waits for the rest of that time. */
export async function untilItCounts(createdAt: number, openedTiles: number): Promise<void> {
  const durationMs = openedTiles * minMsPerTile;
  await expect
    .poll(() => Date.now() > createdAt + durationMs, { message: 'time a room takes', timeout: durationMs + 5000 })
    .toBe(true);
}

let hosts = 0;

export function newHost(): Host {
  hosts += 1;
  return { email: `host${hosts}-${Date.now()}@example.com`, password: 'diwaniya-2026' };
}

const mailbox = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) });

/** The newest link mailed to an address, as a person finds it in the local mailbox. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const { items } = mailbox.parse(await (await request.get('/dev/mail.json')).json());
        const mail = items.find(({ to }) => to.includes(email));
        link = mail === undefined ? undefined : /https?:\/\/\S+\/auth\/action\?\S+/.exec(mail.text)?.[0];
        return link !== undefined;
      },
      { message: `a mail to ${email}` },
    )
    .toBe(true);
  if (link === undefined) throw new Error('no link in the mail');
  return link;
}

/** Through the form, as a person does. */
export async function signUp(page: Page, host: Host, text: Catalogue): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel(text.accounts.displayName).fill('بو فهد');
  await page.getByLabel(text.accounts.email).fill(host.email);
  await page.getByLabel(text.accounts.password, { exact: true }).fill(host.password);
  await page.getByRole('button', { name: text.accounts.register.submit }).click();
}

/** Where relative addresses of this page lead, without loading a page. */
export async function siteOrigin(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/settings')).url()).origin;
}

/** A host with a verified address and a session in this browser, without the forms. */
export async function enterAsVerified(page: Page, language: Language = 'ar', host: Host = newHost()): Promise<Host> {
  await speak(page, language);
  await signUpVerified(page.request, await siteOrigin(page), language, host);
  return host;
}

/** Signs up by calls, verifies the address, and closes the welcome. */
export async function signUpVerified(
  request: APIRequestContext,
  origin: string,
  language: Language,
  host: Host,
): Promise<void> {
  const signedUp = await request.post('/api/auth/sign-up', {
    headers: { origin },
    data: { email: host.email, password: host.password, displayName: 'بو فهد', language },
  });
  expect(signedUp.status()).toBe(201);
  const oobCode = new URL(await mailedLink(request, host.email)).searchParams.get('oobCode');
  const verified = await request.post('/api/auth/action', {
    headers: { origin },
    data: { mode: 'verifyEmail', oobCode },
  });
  expect(verified.status()).toBe(200);
  const greeted = await request.patch('/api/me', { headers: { origin }, data: { isNewUser: false } });
  expect(greeted.status()).toBe(200);
}

/** The address that playwright.config.ts names as ADMIN_EMAIL. */
const admin: Host = { email: 'admin@example.com', password: 'diwaniya-2026' };

/** The admin of the suite's database: the first time by verifying the address, then by signing in. */
export async function enterAsAdmin(page: Page, language: Language = 'ar'): Promise<void> {
  await speak(page, language);
  const signedIn = await page.request.post('/api/auth/sign-in', {
    headers: { origin: await siteOrigin(page) },
    data: { email: admin.email, password: admin.password },
  });
  if (!signedIn.ok()) await enterAsVerified(page, language, admin);
}

/** Filters of a list: on a phone they are behind a button. */
export async function openFilters(page: Page, label: string): Promise<void> {
  const form = page.getByRole('search', { name: label });
  await expect(form).toBeVisible();
  const opener = form.getByRole('button', { expanded: false });
  if (await opener.isVisible()) await opener.click();
}

const axeSource = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

export const screenSizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  television: { width: 1920, height: 1080 },
} as const;

/**
 * The staff's journeys: Arabic on a phone, English on a computer. Each screen is laid out at the other size too, so that
 * the second pair of languages and sizes needs no journey.
 */
export const staffJourneys = [
  { language: 'ar', size: 'phone', otherSize: 'laptop' },
  { language: 'en', size: 'laptop', otherSize: 'phone' },
] as const;

interface ScreenExpectations {
  /** The smallest width and height of anything touchable, in px. */
  readonly minTarget?: number;
  /** Other sizes that the layout must fit. */
  readonly alsoAt?: readonly (keyof typeof screenSizes)[];
}

/** No serious finding of axe, no horizontal scroll, nothing touchable too small, on the current screen. */
export async function expectSoundScreen(
  page: Page,
  name: string,
  { minTarget = 44, alsoAt = [] }: ScreenExpectations = {},
): Promise<void> {
  expect(await seriousFindings(page), `${name}: axe`).toEqual([]);
  expect(await layoutFaults(page, minTarget), name).toEqual([]);
  const size = page.viewportSize();
  if (alsoAt.length === 0 || size === null) return;
  for (const other of alsoAt) {
    await page.setViewportSize(screenSizes[other]);
    expect(await layoutFaults(page, minTarget), `${name}: ${other}`).toEqual([]);
  }
  await page.setViewportSize(size);
}

/** axe in a page; its rules with their impact are no part of its types. */
interface Axe {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] };
  run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

async function seriousFindings(page: Page): Promise<string[]> {
  // Once a document: the source takes longer than a run.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const isSerious = ({ impact }: { readonly impact: string }) => impact === 'serious' || impact === 'critical';
    const rules = Object.fromEntries(
      axe._audit.rules.filter((rule) => !isSerious(rule)).map(({ id }) => [id, { enabled: false }]),
    );
    // Contrast is judged when what comes into view has come; what runs on for long, as a clock's ring, is part of the screen.
    for (const motion of document.getAnimations()) {
      if (Number(motion.effect?.getComputedTiming().endTime ?? 0) < 5000) motion.finish();
    }
    const { violations } = await axe.run({ resultTypes: ['violations'], rules });
    return violations.filter(isSerious).map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  });
}

export async function layoutFaults(page: Page, minTarget: number): Promise<string[]> {
  return page.evaluate(async (least) => {
    // What depends on the size is drawn with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      found.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    for (const element of document.querySelectorAll(
      'button, a[href], input:not([type=hidden]), select, textarea, [role=button]',
    )) {
      const box = element.getBoundingClientRect();
      const isInline = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      if (
        box.width === 0 ||
        isInline ||
        element.closest('.sr-only, [data-skip-link], [inert], [aria-hidden=true]') ||
        element.matches('.sr-only, [data-skip-link]')
      )
        continue;
      const label = element.closest('label')?.getBoundingClientRect();
      const height = Math.max(box.height, label?.height ?? 0);
      if (height < least - 0.5 || Math.max(box.width, label?.width ?? 0) < least - 0.5) {
        found.push(`too small (${Math.round(box.width)}×${Math.round(height)}): ${element.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  }, minTarget);
}
