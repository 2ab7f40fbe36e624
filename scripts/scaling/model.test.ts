import { expect, it } from 'vitest';
import { gamesUntilFull, needsOf, openGamesAt, type Costs, type Evening } from './model.ts';

const evening: Evening = {
  games: 600,
  startsByHalfHour: [0.25, 0.75],
  gameMinutes: 30,
  commandsPerGame: 90,
  pagesPerGame: 2,
  callsPerGame: { me: 2, startGame: 1 },
};
const costs: Costs = {
  calls: {
    me: { server: 1, postgres: 1 },
    categories: { server: 1, postgres: 1 },
    startGame: { server: 10, postgres: 20 },
    sendCommand: { server: 2, postgres: 4 },
    redeem: { server: 1, postgres: 1 },
    readGame: { server: 1, postgres: 1 },
  },
  storedBytesPerGame: 1000,
  walBytesPerGame: 3600,
  bytesPerSocket: 10,
};

it('counts a game as open from its start until its length is over', () => {
  expect(openGamesAt(evening, 0)).toBeCloseTo(5);
  expect(openGamesAt(evening, 29)).toBeCloseTo(150);
  expect(openGamesAt(evening, 59)).toBeCloseTo(450);
  expect(openGamesAt(evening, 74)).toBeCloseTo(225);
  expect(openGamesAt(evening, 89)).toBeCloseTo(0);
});

it('adds up the cores of the busiest minute from the rates of the calls', () => {
  const { peak, storedBytes, socketBytes } = needsOf(evening, costs);
  expect(peak.minute).toBe(59);
  expect(peak.commandsPerSecond).toBeCloseTo((450 * 90) / 30 / 60);
  // 15 games begin a minute: a quarter of a start and half a `me` each second.
  expect(peak.callsPerSecond).toBeCloseTo(22.5 + 0.25 + 0.5);
  expect(peak.serverCores).toBeCloseTo((22.5 * 2 + 0.25 * 10 + 0.5 * 1) / 1000);
  expect(peak.postgresCores).toBeCloseTo((22.5 * 4 + 0.25 * 20 + 0.5 * 1) / 1000);
  expect(peak.walBytesPerSecond).toBeCloseTo((450 * 3600) / 30 / 60);
  expect(storedBytes).toBe(600_000);
  expect(socketBytes).toBeCloseTo(450 * 2 * 10);
});

it('names first the part that is full first', () => {
  const parts = gamesUntilFull(evening, costs, [
    { name: 'sockets', limit: 90_000, usedBy: ({ peak }) => peak.sockets },
    { name: 'disk', limit: 1_000_000, usedBy: ({ storedBytes }) => storedBytes },
  ]);
  expect(parts.map(({ name }) => name)).toEqual(['disk', 'sockets']);
  expect(parts[0]?.games).toBe(1000);
});
