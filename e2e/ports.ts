/** Where a run's ports begin. A start 400 apart lets two runs share a machine. Each kind has its own 100. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4400);

/** The port of a worker's site. */
export const sitePort = (worker: number): number => firstPort + worker;

/** The port of the doubles beside a worker's site. */
export const doublesPort = (worker: number): number => firstPort + 200 + worker;

// Each server that a journey starts itself has its place in this list, so that no two take the same port.
const ownServers = [
  'prepare',
  'crash',
  'consistency',
  'offline',
  'offline cable',
  'live',
  'question media',
  'question media cable',
  'admin email',
  'three evenings',
  'three evenings cable',
] as const;

/** The port of a server, or of a cable before it, that a journey starts itself. */
export const ownPort = (name: (typeof ownServers)[number]): number => firstPort + 300 + ownServers.indexOf(name);

/** The port of a worker's living room (e2e/phones.ts). */
export const livingRoomPort = (worker: number): number => firstPort + 100 + worker;

/** A name that is not this machine's, so that the room has a code; playwright.config.ts says where it is. */
export const livingRoomHost = 'siraj.test';
export const livingRoomOrigin = (worker: number): string => `http://${livingRoomHost}:${livingRoomPort(worker)}`;
