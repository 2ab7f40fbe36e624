/**
 * P5: bytes and requests of a first load, on a phone in Arabic, beside a bare page of React and ReactDOM that is built and
 * served in the same run. Counted once before the visitor touches the page, and once with the code that a touch loads. The
 * service worker is off: it fetches the rest of the page once the page rests.
 */
import { measureFirstLoad, type FirstLoad } from '../e2e/first-load.ts';
import { serveBarePage } from './bare-page.ts';
import { launchBrowser } from './browser.ts';
import { cookiesOf, startGame } from './games-in-browser.ts';
import { measured, report } from './measure.ts';
import { signUpPlayers } from './players.ts';
import { createPostgres, startBuiltServer } from './servers.ts';

/** Byte counts hardly vary between visits, so 5 rounds are enough. */
const rounds = 5;
const targets = {
  '/': { shown: 'main h1', kilobytes: 150, requests: 18, waitsForTouch: true },
  '/store': { shown: 'main li h2', kilobytes: null, requests: null, waitsForTouch: false },
  '/auth/login': { shown: 'main form', kilobytes: null, requests: null, waitsForTouch: true },
  '/game/{id}': { shown: 'main button', kilobytes: 230, requests: null, waitsForTouch: false },
} as const;

const postgres = await createPostgres();
const server = await startBuiltServer({ url: postgres.url });
const bare = await serveBarePage();
const browser = await launchBrowser('--disable-background-networking');
try {
  const [player] = await signUpPlayers(server, postgres, 1);
  if (player === undefined) throw new Error('no player');
  const game = await startGame(server, player.cookie);
  const limit = await loadsOf(bare.address, 'p');
  const pages: MeasuredPage[] = [];
  for (const name of Object.keys(targets) as (keyof typeof targets)[]) {
    pages.push({
      name,
      target: targets[name],
      loads:
        name === '/game/{id}'
          ? await loadsOf(`${server.origin}/game/${game}`, targets[name].shown, player.cookie)
          : await loadsOf(server.origin + name, targets[name].shown),
    });
  }
  printReport(limit, pages);
} finally {
  await browser.close();
  bare.close();
  await server.stop();
  await postgres.drop();
}

/** One visit a round, each in a browser profile that has nothing yet. */
async function loadsOf(address: string, shown: string, cookie?: string): Promise<readonly FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'ar-KW',
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, server));
    loads.push(await measureFirstLoad(await context.newPage(), address, shown));
    await context.close();
  }
  return loads;
}

interface MeasuredPage {
  readonly name: string;
  readonly target: {
    readonly kilobytes: number | null;
    readonly requests: number | null;
    /** Whether it is there before its code (docs/decisions/028). */
    readonly waitsForTouch: boolean;
  };
  readonly loads: readonly FirstLoad[];
}

function printReport(limit: readonly FirstLoad[], pages: readonly MeasuredPage[]): void {
  const bytesOf = (name: string, loads: readonly FirstLoad[]) =>
    measured(
      `${name}: on the wire`,
      'KB',
      loads.map(({ bytes }) => bytes / 1024),
    );
  const untouchedOf = (name: string, loads: readonly FirstLoad[]) =>
    measured(
      `${name}: on the wire before a touch`,
      'KB',
      loads.map(({ untouched }) => untouched.bytes / 1024),
    );
  const firstScreenOf = (name: string, loads: readonly FirstLoad[]) =>
    measured(
      `${name}: on the wire for its first screen`,
      'KB',
      loads.map(({ firstScreen }) => firstScreen.bytes / 1024),
    );
  const requestsOf = (name: string, loads: readonly FirstLoad[]) =>
    measured(
      `${name}: requests`,
      '',
      loads.map(({ requests }) => requests),
    );
  const bareBytes = bytesOf('bare page of React', limit);
  report({
    id: 'P5',
    conditions: `phone 390×844, Arabic, cold cache, ${rounds} visits each`,
    rows: [
      bareBytes,
      ...pages.flatMap(({ name, target, loads }) => [
        target.waitsForTouch ? untouchedOf(name, loads) : firstScreenOf(name, loads),
        bytesOf(name, loads),
        requestsOf(name, loads),
      ]),
    ],
    goals: pages.flatMap(({ name, target, loads }) => [
      ...(target.kilobytes === null
        ? []
        : [
            ...(target.waitsForTouch
              ? [
                  {
                    what: `KB of ${name} before a touch`,
                    value: untouchedOf(name, loads).median,
                    target: { atMost: target.kilobytes },
                  },
                ]
              : [
                  {
                    what: `KB of ${name} for its first screen`,
                    value: firstScreenOf(name, loads).median,
                    target: { atMost: target.kilobytes },
                  },
                ]),
            { what: `KB of ${name}`, value: bytesOf(name, loads).median, target: { atMost: target.kilobytes } },
          ]),
      ...(target.requests === null
        ? []
        : [
            { what: `requests of ${name}`, value: requestsOf(name, loads).median, target: { atMost: target.requests } },
          ]),
    ]),
    notes: pages.map(
      ({ name, loads }) =>
        `${name} is ${(bytesOf(name, loads).median / bareBytes.median).toFixed(2)} times the bare page${gameNote(loads)}.`,
    ),
  });
}

function gameNote(loads: readonly FirstLoad[]): string {
  const kilobytes = measured(
    '',
    'KB',
    loads.map(({ gameBytes }) => gameBytes / 1024),
  ).median;
  return kilobytes === 0 ? '' : `; the game's questions and pictures are ${kilobytes.toFixed(0)} KB more`;
}
