/**
 * P7: what a press in a game takes until the screen shows it, and what motion costs, in Chromium at a quarter of the
 * machine's speed. Each press is measured from its event's time stamp to the frame that shows its effect.
 */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { ar } from '#shared/i18n/ar/index.ts';
import { launchBrowser } from './browser.ts';
import { cookiesOf, startGame } from './games-in-browser.ts';
import { measured, report } from './measure.ts';
import type { Measured } from './measure.ts';
import { signUpPlayers } from './players.ts';
import { createPostgres, startBuiltServer } from './servers.ts';
import type { BuiltServer } from './servers.ts';

const cpuSlowdown = 4;
const viewport = { width: 390, height: 844 };
/** Tracing starts this long after the press, so that the press's own work isn't counted. */
const traceDelayMs = 1200;
/** A part of the wheel's four seconds. */
const tracedMs = 2000;
/** Shorter, because the result replaces the winner's name after 3.2 s. */
const tracedShowMs = 1200;
/** The first turns load chunks that later ones have. */
const warmTurns = 3;

const postgres = await createPostgres();
const server = await startBuiltServer({ url: postgres.url });
const browser = await launchBrowser('--disable-background-networking', '--mute-audio');
try {
  const [player] = await signUpPlayers(server, postgres, 1);
  if (player === undefined) throw new Error('no player');
  const gameId = await startGame(server, player.cookie);
  const page = await openPage(browser, server, player.cookie);
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${server.origin}/game/${gameId}`);
  const words = ar.games;
  await page.getByRole('button', { name: words.play.wheel.spin }).waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.getByRole('button', { name: words.play.wheel.spin }).click();
  const wheel = await traceMotion(browser, page, tracedMs);
  await page.locator('button[data-cell]').first().waitFor();
  const turns = await playAllTiles(page, cdp);
  // The confetti falls while the winner's name is shown.
  await page.locator('body > canvas').waitFor();
  const confetti = await traceMotion(browser, page, tracedShowMs);
  printReport(turns, wheel, confetti);
} finally {
  await browser.close();
  await server.stop();
  await postgres.drop();
}

async function openPage(from: Browser, server: BuiltServer, cookie: string): Promise<Page> {
  const context = await from.newContext({ viewport, locale: 'ar-KW', hasTouch: true, isMobile: true });
  await context.addCookies(cookiesOf(cookie, server));
  const page = await context.newPage();
  // tsx names functions by this helper, which the page doesn't have.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.addInitScript(watchPresses);
  return page;
}

interface Watched {
  /** Measures the next press: sets `tookMs` to the time until the first frame in which the selector exists, or its text has changed. */
  untilPainted: (selector: string, change: 'appears' | 'text') => void;
  /** Null until the frame is painted. */
  tookMs: number | null;
  maxTaskMs: number;
}

/** Runs in the page. */
function watchPresses(): void {
  const state: Watched = { untilPainted: () => undefined, tookMs: null, maxTaskMs: 0 };
  Object.assign(window, { benchState: state });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.maxTaskMs = Math.max(state.maxTaskMs, duration);
  }).observe({ type: 'longtask' });
  state.untilPainted = (selector, change) => {
    state.tookMs = null;
    const textOf = () => document.querySelector(selector)?.textContent ?? '';
    const before = textOf();
    const isThere = () => (change === 'appears' ? document.querySelector(selector) !== null : textOf() !== before);
    let pressedAt: number | null = null;
    window.addEventListener('click', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (pressedAt === null || !isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message that is sent in a frame arrives after its painting.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (state.tookMs = performance.now() - (pressedAt ?? 0));
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
}

declare global {
  interface Window {
    benchState: Watched;
  }
}

async function press(page: Page, target: Locator, shows: string, change: 'appears' | 'text'): Promise<number> {
  await target.waitFor();
  await page.evaluate(([selector, how]) => window.benchState.untilPainted(selector, how), [shows, change] as const);
  await target.tap();
  await page.waitForFunction(() => window.benchState.tookMs !== null, null, { polling: 20 });
  return page.evaluate(() => window.benchState.tookMs ?? Number.NaN);
}

interface Turns {
  readonly tile: number[];
  readonly reveal: number[];
  readonly score: number[];
  readonly maxTaskMs: number;
  readonly heap: { readonly first: number; readonly last: number; readonly nodes: number };
}

async function playAllTiles(page: Page, cdp: CDPSession): Promise<Turns> {
  const turns = { tile: [] as number[], reveal: [] as number[], score: [] as number[] };
  const tiles = page.locator('button[data-cell]');
  const reveal = page.getByRole('button', { name: ar.games.question.reveal });
  // One team wins all of it: no tie-breaker follows.
  const award = page.locator('[data-award="0"], [data-award="nobody"]').first();
  let first = { bytes: 0, nodes: 0 };
  const total = await tiles.count();
  for (let turn = 0; turn < total; turn += 1) {
    if (turn === warmTurns) await page.evaluate(() => (window.benchState.maxTaskMs = 0));
    // Not earlier: V8's compiled code adds half a megabyte in the first 15 turns or so.
    if (turn === Math.floor(total / 2)) first = await heapOf(cdp);
    const tile = await press(page, tiles.first(), '[data-question-text]', 'appears');
    const shown = await press(page, reveal, '[data-award]', 'appears');
    await award.waitFor();
    const isOwn = (await award.getAttribute('data-award')) === '0';
    const score = isOwn ? await press(page, award, '[data-score-of="0"]', 'text') : null;
    if (!isOwn) await award.tap();
    await award.waitFor({ state: 'detached' });
    if (turn < warmTurns) continue;
    turns.tile.push(tile);
    turns.reveal.push(shown);
    if (score !== null) turns.score.push(score);
  }
  const last = await heapOf(cdp);
  const maxTaskMs = await page.evaluate(() => window.benchState.maxTaskMs);
  return {
    ...turns,
    maxTaskMs,
    heap: { first: first.bytes, last: last.bytes, nodes: last.nodes - first.nodes },
  };
}

async function heapOf(cdp: CDPSession): Promise<{ bytes: number; nodes: number }> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { bytes: metric('JSHeapUsedSize'), nodes: metric('Nodes') };
}

interface Motion {
  readonly layoutMs: number;
  readonly paintMs: number;
  readonly maxTaskMs: number;
  readonly totalMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
}

/** Main-thread work while something moves, in ms; not of the step that set it in motion. */
async function traceMotion(from: Browser, page: Page, lengthMs: number): Promise<Motion> {
  await page.waitForTimeout(traceDelayMs);
  await from.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await page.waitForTimeout(lengthMs);
  const { traceEvents } = JSON.parse((await from.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const sum = (names: readonly string[]) =>
    traceEvents.reduce((total, { name, ph, dur = 0 }) => total + (ph === 'X' && names.includes(name) ? dur : 0), 0) /
    1000;
  const tasks = traceEvents.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const times = traceEvents.filter(({ ts }) => ts > 0).map(({ ts }) => ts);
  return {
    layoutMs: sum(['Layout', 'UpdateLayoutTree']),
    paintMs: sum(['Paint', 'PrePaint']),
    maxTaskMs: tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0) / 1000,
    totalMs: (Math.max(...times) - Math.min(...times)) / 1000,
  };
}

function printReport(turns: Turns, wheel: Motion, confetti: Motion): void {
  const rows: readonly Measured[] = [
    measured('tile tapped to question painted', 'ms', turns.tile),
    measured('answer revealed to painted', 'ms', turns.reveal),
    measured('points awarded to score painted', 'ms', turns.score),
  ];
  const motions = [['the wheel turns', wheel] as const, ['confetti falls', confetti] as const];
  const motionNote = (name: string, { layoutMs, paintMs, maxTaskMs, totalMs }: Motion) =>
    `${name}: ${totalMs.toFixed(0)} ms traced; layout ${layoutMs.toFixed(0)} ms, paint ${paintMs.toFixed(0)} ms, ` +
    `longest task ${maxTaskMs.toFixed(0)} ms`;
  const grownShare = turns.heap.last / turns.heap.first;
  report({
    id: 'P7',
    conditions: `a full game of ${turns.tile.length + warmTurns} tiles, ${viewport.width}×${viewport.height}, CPU ${cpuSlowdown} times slower`,
    rows,
    goals: [
      ...rows.map(({ name, median }) => ({ what: `${name}, ms`, value: median, target: { atMost: 50 } })),
      { what: 'longest task of all turns, ms', value: turns.maxTaskMs, target: { atMost: 100 } },
      ...motions.map(([what, { layoutMs, paintMs }]) => ({
        what: `layout and paint while ${what}, ms`,
        value: layoutMs + paintMs,
        target: { atMost: 1 },
      })),
      { what: 'longest task while the wheel turns, ms', value: wheel.maxTaskMs, target: { atMost: 100 } },
      { what: 'longest task while confetti falls, ms', value: confetti.maxTaskMs, target: { atMost: 100 } },
      {
        what: 'script memory after the last tile, as a share of that after half of them',
        value: grownShare,
        target: { atMost: 1.05 },
      },
    ],
    notes: [
      motionNote('wheel', wheel),
      motionNote('result with confetti', confetti),
      `script memory ${(turns.heap.first / 1e6).toFixed(1)} → ${(turns.heap.last / 1e6).toFixed(1)} MB, ` +
        `${turns.heap.nodes} more nodes`,
    ],
  });
}
