/** What an evening of games needs, computed from measured costs; docs/scaling.md explains the figures. */

/** CPU time of one call, in ms, on one core of the measured machine. */
export interface CallCost {
  readonly server: number;
  readonly postgres: number;
}

export type Call = 'me' | 'categories' | 'startGame' | 'sendCommand' | 'redeem' | 'readGame';

export interface Costs {
  readonly calls: Readonly<Record<Call, CallCost>>;
  /** Bytes that PostgreSQL stores for one played game with its indexes, and writes to its log (WAL) for it. */
  readonly storedBytesPerGame: number;
  readonly walBytesPerGame: number;
  /** Memory of one open socket in a process, with its topics. */
  readonly bytesPerSocket: number;
}

export interface Evening {
  readonly games: number;
  /** Share of the games that begin in each half hour; the sum is 1. */
  readonly startsByHalfHour: readonly number[];
  readonly gameMinutes: number;
  readonly commandsPerGame: number;
  /** Pages that follow a game, the shared screen among them. */
  readonly pagesPerGame: number;
  /** Calls of each host before the game, and after it, but for its commands. */
  readonly callsPerGame: Readonly<Partial<Record<Call, number>>>;
}

/** The busiest minute of an evening, in figures per second. */
export interface Peak {
  readonly minute: number;
  readonly openGames: number;
  readonly sockets: number;
  readonly callsPerSecond: number;
  readonly commandsPerSecond: number;
  readonly serverCores: number;
  readonly postgresCores: number;
  readonly walBytesPerSecond: number;
}

export interface Needs {
  readonly peak: Peak;
  readonly storedBytes: number;
  readonly socketBytes: number;
}

const halfHourMinutes = 30;

/** Games that are open in a minute: those that began within a game's length. */
export function openGamesAt(evening: Evening, minute: number): number {
  let open = 0;
  for (let started = Math.max(0, minute - evening.gameMinutes + 1); started <= minute; started += 1) {
    open += startsAt(evening, started);
  }
  return open;
}

function startsAt({ games, startsByHalfHour }: Evening, minute: number): number {
  return (games * (startsByHalfHour[Math.floor(minute / halfHourMinutes)] ?? 0)) / halfHourMinutes;
}

export function needsOf(evening: Evening, costs: Costs): Needs {
  const lastMinute = evening.startsByHalfHour.length * halfHourMinutes + evening.gameMinutes;
  const minutes = Array.from({ length: lastMinute }, (_, minute) => loadAt(evening, costs, minute));
  const peak = minutes.reduce((busiest, each) => (each.serverCores > busiest.serverCores ? each : busiest));
  return {
    peak,
    storedBytes: evening.games * costs.storedBytesPerGame,
    socketBytes: Math.max(...minutes.map(({ sockets }) => sockets)) * costs.bytesPerSocket,
  };
}

function loadAt(evening: Evening, { calls, walBytesPerGame }: Costs, minute: number): Peak {
  const openGames = openGamesAt(evening, minute);
  const startsPerSecond = startsAt(evening, minute) / 60;
  const commandsPerSecond = (openGames * evening.commandsPerGame) / evening.gameMinutes / 60;
  const rates: readonly (readonly [Call, number])[] = [
    ['sendCommand', commandsPerSecond],
    ...(Object.entries(evening.callsPerGame) as [Call, number][]).map(
      ([call, times]) => [call, times * startsPerSecond] as const,
    ),
  ];
  const coresOf = (part: keyof CallCost) =>
    rates.reduce((sum, [call, perSecond]) => sum + (perSecond * calls[call][part]) / 1000, 0);
  return {
    minute,
    openGames,
    sockets: openGames * evening.pagesPerGame,
    callsPerSecond: rates.reduce((sum, [, perSecond]) => sum + perSecond, 0),
    commandsPerSecond,
    serverCores: coresOf('server'),
    postgresCores: coresOf('postgres'),
    walBytesPerSecond: (openGames * walBytesPerGame) / evening.gameMinutes / 60,
  };
}

/** What one machine of a kind can take at its peak. */
export interface Capacity {
  readonly name: string;
  readonly limit: number;
  readonly usedBy: (needs: Needs) => number;
}

/** How many games an evening may have before each part is full, the first one first. */
export function gamesUntilFull(
  evening: Evening,
  costs: Costs,
  capacities: readonly Capacity[],
): readonly { readonly name: string; readonly games: number }[] {
  const perGame = needsOf({ ...evening, games: 1 }, costs);
  return capacities
    .map(({ name, limit, usedBy }) => ({ name, games: Math.floor(limit / usedBy(perGame)) }))
    .sort((one, other) => one.games - other.games);
}
