import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../platform/rate-limits/index.ts';
import { Budget } from './budget.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The maximum of a process' own failures per minute: a flood adds nothing to its first records. */
const maxFromServer = 300;
/** For untrusted pages: per minute, per network and minute, and per day. */
const maxFromPages = 200;
const maxFromNetwork = 60;
const maxFromPagesPerDay = 10_000;

/** Where records come from: this server, or a page at a network address. */
export type RecordSource = { readonly origin: 'server' } | { readonly origin: 'page'; readonly networkAddress: string };

export interface RecordBounds {
  /** How many of those wanted may be kept, which are counted then. */
  take(wanted: number, source: RecordSource, now: number): number;
}

/** Bounds of one process: what pages send takes nothing from what the server says of itself. */
export function createRecordBounds(logger: FastifyBaseLogger): RecordBounds {
  const own = new Budget(maxFromServer, minuteMs);
  const pages = new Budget(maxFromPages, minuteMs);
  const day = new Budget(maxFromPagesPerDay, dayMs);
  const networks = new Map<string, Budget>();
  let dropped = 0;

  const takeOf = (budgets: readonly Budget[], wanted: number, now: number) => {
    const taken = Math.max(0, Math.min(wanted, ...budgets.map((budget) => budget.left(now))));
    for (const budget of budgets) budget.spend(taken);
    return taken;
  };
  const networkBudget = (address: string, now: number) => {
    // A minute has at most as many networks as records; a full counter stays until that minute is over.
    if (pages.left(now) === maxFromPages) networks.clear();
    const network = networkOf(address);
    const budget = networks.get(network) ?? new Budget(maxFromNetwork, minuteMs);
    return { budget, keep: () => networks.set(network, budget) };
  };
  // Logged once a day, when it begins; the total is logged with the next day's first.
  const noteDropped = (count: number) => {
    if (dropped === 0) logger.warn('pages report more errors than a day has room for: the rest of today is dropped');
    dropped += count;
  };

  return {
    take(wanted, source, now) {
      if (wanted === 0) return 0;
      if (source.origin === 'server') return takeOf([own], wanted, now);
      const leftToday = day.left(now);
      if (leftToday === maxFromPagesPerDay && dropped > 0) {
        logger.warn({ dropped }, 'error records of pages were dropped');
        dropped = 0;
      }
      if (leftToday === 0) {
        noteDropped(wanted);
        return 0;
      }
      const { budget, keep } = networkBudget(source.networkAddress, now);
      const taken = takeOf([day, pages, budget], wanted, now);
      if (taken > 0) keep();
      return taken;
    },
  };
}
