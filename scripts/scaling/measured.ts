import type { Capacity, Costs, Evening } from './model.ts';

/** CPU times of rows P1, P2, P3 and P13 of `npm run bench`; sizes of 24 full games played over HTTP. November 2026. */
export const measuredCosts: Costs = {
  calls: {
    me: { server: 0.2, postgres: 0.05 },
    categories: { server: 0.17, postgres: 0.07 },
    startGame: { server: 19, postgres: 9 },
    sendCommand: { server: 0.25, postgres: 0.1 },
    redeem: { server: 0.3, postgres: 0.5 },
    readGame: { server: 5, postgres: 1 },
  },
  storedBytesPerGame: 193_000,
  walBytesPerGame: 271_000,
  bytesPerSocket: 20_000,
};

/** A night of Ramadan: most families begin after the late prayer. */
export const ramadanEvening: Evening = {
  games: 1_000_000,
  startsByHalfHour: [0.03, 0.06, 0.1, 0.13, 0.14, 0.13, 0.11, 0.09, 0.08, 0.06, 0.04, 0.03],
  gameMinutes: 50,
  commandsPerGame: 156,
  pagesPerGame: 1.2,
  callsPerGame: { me: 2, categories: 1, startGame: 1, redeem: 0.1, readGame: 1.5 },
};

/** A process or a machine is full at this share of its time: beyond it, waiting grows. */
const fullAt = 0.6;
const coresOfPostgres = 32;

export const capacities: readonly Capacity[] = [
  { name: 'one process of the server (one core)', limit: fullAt, usedBy: ({ peak }) => peak.serverCores },
  { name: 'sockets of one process (20,000)', limit: 20_000, usedBy: ({ peak }) => peak.sockets },
  {
    name: `one PostgreSQL of ${coresOfPostgres} cores`,
    limit: fullAt * coresOfPostgres,
    usedBy: ({ peak }) => peak.postgresCores,
  },
  { name: 'its log on a disk that writes 200 MB a second', limit: 200e6, usedBy: ({ peak }) => peak.walBytesPerSecond },
  { name: 'its disk of 4 TB, for 30 such evenings', limit: 4e12 / 30, usedBy: ({ storedBytes }) => storedBytes },
  // Measured at 62,000 to 67,000; each process receives each message.
  { name: 'one Redis (60,000 messages a second)', limit: 60_000, usedBy: ({ peak }) => peak.commandsPerSecond },
];
