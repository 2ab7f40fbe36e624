import type { ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { applyCommand, newGame } from '#shared/games/log.ts';
import type { SetupInput } from '#shared/games/setup.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Command } from '#shared/games/commands.ts';
import type { Game } from '#shared/games/state.ts';
import type { Language } from '#shared/kernel/text.ts';
import { phone as ar } from '#shared/i18n/ar/phone.ts';
import { phone as en } from '#shared/i18n/en/phone.ts';
import { phoneTasks as tasksAr } from '#shared/i18n/ar/phone-tasks.ts';
import { phoneTasks as tasksEn } from '#shared/i18n/en/phone-tasks.ts';
import { phoneCommit as commitAr } from '#shared/i18n/ar/phone-commit.ts';
import { phoneCommit as commitEn } from '#shared/i18n/en/phone-commit.ts';
import { phoneRoles as rolesAr } from '#shared/i18n/ar/phone-roles.ts';
import { phoneRoles as rolesEn } from '#shared/i18n/en/phone-roles.ts';
import { enterAsVerified, screenSizes, speak, type Host } from './host.ts';
import { end, kill, startServer } from './own-server.ts';
import { livingRoomPort } from './ports.ts';
import { preparedData } from './prepare.ts';
import { test as base } from './site.ts';

/** The texts of a phone, of one that holds the remote, and of what a player does for the team. */
export const phoneTexts = { ar, en };
export const commitTexts = { ar: commitAr, en: commitEn };
export const roleTexts = { ar: rolesAr, en: rolesEn };
/** The texts of what a seat does for its team. */
export const taskTexts = { ar: tasksAr, en: tasksEn };

/** Of Playwright's workers: files run at the same time. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const port = livingRoomPort(worker);
/** A name that is not this machine's, so that the room has a code; the browser finds it here. */
export const site = `http://siraj.test:${port}`;
const dataFolder = `.cache/phones-data-${worker}`;

/** Arguments with which the browser resolves the site's name, and treats it as secure. */
const browserArgs = [
  '--host-resolver-rules=MAP siraj.test 127.0.0.1',
  `--unsafely-treat-insecure-origin-as-secure=${site}`,
];

/** A living room: a server that phones can reach, a television, and phones that come and go. */
export interface LivingRoom {
  readonly television: Page;
  readonly gameId: string;
  /** The digits on the screen. */
  code(): Promise<string>;
  /** Opens a new phone, with its own storage. */
  phone(): Promise<Page>;
  /** Kills the server and starts it again on the same data. */
  cutPower(): Promise<void>;
  leave(): Promise<void>;
}

const withAddress = (publicUrl: string) => ({
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  DATA_DIR: dataFolder,
  CONTENT_GUARD: 'off',
  // After the host is verified no mail is sent.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'siraj@siraj.test',
});

/** Starts a game of these teams in a new living room. */
type OpenRoom = (language: Language, teams: readonly string[], setup?: Partial<SetupInput>) => Promise<LivingRoom>;

/** Journeys in a living room, which is left after each. A worker has one address for it. */
export const test = base.extend<{ openRoom: OpenRoom }, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...browserArgs] }),
    { scope: 'worker' },
  ],
  openRoom: async ({ browser }, use) => {
    const rooms: LivingRoom[] = [];
    await use(async (...wishes) => {
      const room = await openLivingRoom(browser, ...wishes);
      rooms.push(room);
      return room;
    });
    for (const room of rooms) await room.leave();
  },
});

async function openLivingRoom(
  browser: Browser,
  ...[language, teams, setup = {}]: Parameters<OpenRoom>
): Promise<LivingRoom> {
  rmSync(dataFolder, { recursive: true, force: true });
  cpSync(preparedData, dataFolder, { recursive: true });
  const host = await verifyHost(browser, language);
  let server = await startServer(withAddress(site));
  const television = await (
    await browser.newContext({ baseURL: site, viewport: screenSizes.television, locale: 'ar-KW' })
  ).newPage();
  await speak(television, language);
  const gameId = await startGame(television, host, teams, setup).catch(async (error: unknown) => {
    await kill(server);
    throw error;
  });
  const phones: Page[] = [];
  return {
    television,
    gameId,
    async code() {
      const shown = television.getByText(/^\d{3}\s\d{3}$/).first();
      await expect(shown).toBeVisible();
      return ((await shown.textContent()) ?? '').replaceAll(/\D/g, '');
    },
    async phone() {
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width: 360, height: 640 },
        isMobile: true,
        hasTouch: true,
        locale: 'ar-KW',
      });
      const page = await context.newPage();
      await speak(page, language);
      phones.push(page);
      return page;
    },
    async cutPower() {
      await kill(server);
      server = await startServer(withAddress(site));
    },
    async leave() {
      for (const page of [television, ...phones]) await page.context().close();
      await kill(server);
    },
  };
}

/** Signs up a verified host. Only a server on localhost shows its mails, so a first one on the same data does this. */
async function verifyHost(browser: Browser, language: Language): Promise<Host> {
  const { SMTP_URL: _, MAIL_FROM: __, ...env } = withAddress(`http://localhost:${port}`);
  const server: ChildProcess = await startServer(env);
  const context = await browser.newContext({ baseURL: env.PUBLIC_URL });
  const host = await enterAsVerified(await context.newPage(), language);
  await context.close();
  await end(server);
  return host;
}

/** Signs in and starts a game through the calls of the page, and opens it. */
async function startGame(
  page: Page,
  host: Host,
  teams: readonly string[],
  setup: Partial<SetupInput>,
): Promise<string> {
  await page.goto('/privacy');
  const gameId = await page.evaluate(
    async ({ email, password, names, version, rules }) => {
      const call = async (path: string, body?: object) => {
        const answer = await fetch(path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'a-game-with-phones' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as {
          items: { id: string }[];
          game: { id: string };
        };
      };
      await call('/api/auth/sign-in', { email, password });
      const { items } = await call('/api/categories');
      const { game } = await call('/api/games', {
        rulesVersion: version,
        teams: names.map((name) => ({ name })),
        categoryIds: items.slice(0, 4).map(({ id }) => id),
        length: 'short',
        questionTimeSeconds: null,
        stealTimeSeconds: null,
        ...rules,
      });
      return game.id;
    },
    { ...host, names: [...teams], version: rulesVersion, rules: setup },
  );
  await page.goto(`/game/${gameId}`);
  return gameId;
}

/** Joins as after scanning the code: types a name, and taps a team or "I'll just watch". */
export async function join(
  page: Page,
  language: Language,
  { code, name, team }: { readonly code: string; readonly name: string; readonly team: string | null },
): Promise<void> {
  const text = phoneTexts[language];
  await page.goto(`/r/${code}`);
  await page.getByLabel(text.join.name).fill(name);
  await page.getByRole('button', { name: team ?? text.join.watch }).click();
  await expect(page.getByRole('heading', { name: text.seat.heading })).toBeAttached();
}

/** The game as the server has it, replayed from its log. */
export async function replayOnServer(page: Page, gameId: string): Promise<{ game: Game; types: readonly string[] }> {
  const { pack, commands } = await page.evaluate(
    async ([id, version]) => {
      const answer = await fetch(`/api/games/${id}?rulesVersion=${version}`);
      return (await answer.json()) as { pack: unknown; commands: Command[] };
    },
    [gameId, rulesVersion] as const,
  );
  let game = newGame(readPack(pack));
  for (const command of commands) {
    const next = applyCommand(game, command);
    if (!next.ok) throw new Error(`${command.type} ${command.seq}: ${next.refusal.code}`);
    game = next.value;
  }
  return { game, types: commands.map(({ type }) => type) };
}
