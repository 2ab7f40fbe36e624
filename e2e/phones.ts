import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { applyCommand, newGame } from '#shared/games/log.ts';
import type { SetupInput } from '#shared/games/setup.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Command } from '#shared/games/commands.ts';
import type { Game } from '#shared/games/state.ts';
import { present } from '#shared/kernel/assert.ts';
import type { Language } from '#shared/kernel/text.ts';
import { phone as ar } from '#shared/i18n/ar/phone.ts';
import { phone as en } from '#shared/i18n/en/phone.ts';
import { phoneTasks as tasksAr } from '#shared/i18n/ar/phone-tasks.ts';
import { phoneTasks as tasksEn } from '#shared/i18n/en/phone-tasks.ts';
import { phoneCommit as commitAr } from '#shared/i18n/ar/phone-commit.ts';
import { phoneCommit as commitEn } from '#shared/i18n/en/phone-commit.ts';
import { phoneRoles as rolesAr } from '#shared/i18n/ar/phone-roles.ts';
import { phoneRoles as rolesEn } from '#shared/i18n/en/phone-roles.ts';
import { screenSizes, speak, type Host } from './host.ts';
import { kill, layOwnCable, startServer, type Cable } from './own-server.ts';
import { livingRoomOrigin, livingRoomPort } from './ports.ts';
import { layPrepared, preparedRooms, roomHosts } from './prepare.ts';
import { test as base } from './site.ts';

/** The texts of a phone, of one that holds the remote, and of what a player does for the team. */
export const phoneTexts = { ar, en };
export const commitTexts = { ar: commitAr, en: commitEn };
export const roleTexts = { ar: rolesAr, en: rolesEn };
/** The texts of what a seat does for its team. */
export const taskTexts = { ar: tasksAr, en: tasksEn };

/** Each of Playwright's workers has its own living room, for one test after the other. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const port = livingRoomPort(worker);
const site = livingRoomOrigin(worker);
const dataFolder = `.cache/phones-data-${worker}`;

/** A living room: a server that phones can reach, a television, and phones that come and go. */
export interface LivingRoom {
  readonly television: Page;
  readonly gameId: string;
  /** The digits on the screen. */
  code(): Promise<string>;
  /** Opens a new phone, with its own storage. */
  phone(): Promise<Page>;
  /** Breaks every socket of a phone, which finds the server again at once: it has another network. Ends once that speaks again. */
  changeNetwork(page: Page): Promise<void>;
  /** Takes the network from a phone or the television, which notices; the answer gives it back. */
  unplug(page: Page): Promise<() => Promise<void>>;
  /** A phone is gone without a word: its sockets break, and it never comes back. */
  die(page: Page): Promise<void>;
  /** Kills the server and starts it again on the same data. */
  cutPower(): Promise<void>;
  leave(): Promise<void>;
}

const env = {
  PORT: String(port),
  PUBLIC_URL: site,
  DATA_DIR: dataFolder,
  CONTENT_GUARD: 'off',
  // The host is verified already: no mail is sent.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'siraj@siraj.test',
};

/** A phone tries again after some seconds at most. */
const reconnectsWithinMs = 60_000;

/** Starts a game of these teams in a new living room. */
type OpenRoom = (language: Language, teams: readonly string[], setup?: Partial<SetupInput>) => Promise<LivingRoom>;

/** Journeys in a living room, which is left after each. A worker has one address for it. */
export const test = base.extend<{ openRoom: OpenRoom }>({
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
  layPrepared(dataFolder, preparedRooms);
  let server = await startServer(env);
  const cables = new Map<Page, Cable>();
  const cableOf = (page: Page) => present(cables.get(page), 'the cable of a page');
  const open = async (options: BrowserContextOptions) => {
    const cable = await layOwnCable(port);
    const context = await browser.newContext({
      ...options,
      baseURL: site,
      locale: 'ar-KW',
      proxy: { server: cable.proxy },
    });
    const page = await context.newPage();
    cables.set(page, cable);
    await speak(page, language);
    return page;
  };
  const leave = async () => {
    for (const [page, cable] of cables) {
      await page.context().close();
      cable.end();
    }
    await kill(server);
  };
  const television = await open({ viewport: screenSizes.television });
  const gameId = await startGame(television, roomHosts[language], teams, setup).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  return {
    television,
    gameId,
    leave,
    async code() {
      const shown = television.getByText(/^\d{3}\s\d{3}$/).first();
      await expect(shown).toBeVisible();
      return ((await shown.textContent()) ?? '').replaceAll(/\D/g, '');
    },
    phone: () => open({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }),
    async changeNetwork(page) {
      const found = page.waitForEvent('websocket', { timeout: reconnectsWithinMs });
      cableOf(page).pull();
      cableOf(page).plug();
      await (await found).waitForEvent('framereceived', { timeout: reconnectsWithinMs });
    },
    async unplug(page) {
      cableOf(page).pull();
      await page.context().setOffline(true);
      return async () => {
        cableOf(page).plug();
        await page.context().setOffline(false);
      };
    },
    async die(page) {
      cableOf(page).pull();
      await page.context().close();
    },
    async cutPower() {
      await kill(server);
      server = await startServer(env);
    },
  };
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
export async function replayOnServer(
  page: Page,
  gameId: string,
): Promise<{ readonly game: Game; readonly commands: readonly Command[] }> {
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
  return { game, commands };
}
