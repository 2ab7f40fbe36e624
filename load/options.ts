import { parseArgs } from 'node:util';

export interface LoadOptions {
  /** Journeys a minute, on average. */
  readonly rate: number;
  readonly minutes: number;
  /** The origin of a running server; null starts one. */
  readonly at: string | null;
  readonly seed: string;
  /** How many times faster than people a room plays. */
  readonly pace: number;
  /** The share of games with phones, from 0 to 1. */
  readonly phones: number;
  /** At most this many journeys at once; arrivals beyond are dropped and counted. */
  readonly maxJourneys: number;
  /** Left out of the judgement of memory. */
  readonly warmUpMinutes: number;
  /** Address of the server's metrics; null: those of the server that the program starts, else none. */
  readonly metrics: string | null;
  /** File of accounts that exist at the server. */
  readonly accounts: string | null;
  /** Folder of the results; null for load/results. */
  readonly out: string | null;
  /** Raises the rate run by run until the server is over its capacity. */
  readonly findCapacity: boolean;
  /** Writes the table of docs/reliability.md. */
  readonly writeDocs: boolean;
  /** An earlier result to print again, without a run. */
  readonly from: string | null;
}

export const usage = `npm run load -- [options]
  --rate <n>           journeys a minute, on average (default 20)
  --minutes <n>        how long journeys arrive (default 30; with --find-capacity: at each rate, default 2)
  --at <address>       a running server; without it the program starts the built one, with its own database and folder
  --accounts <file>    accounts at that server: e-mail and password on each line; needed with --at
  --metrics <address>  Prometheus metrics of that server; LOAD_METRICS_TOKEN is sent as bearer token
  --pace <n>           how many times faster than people the rooms play (default 20; 1 is real)
  --phones <share>     of games that four phones join, from 0 to 1 (default 0.25)
  --max-journeys <n>   at once; arrivals beyond it are dropped and counted (default 1000)
  --warm-up <minutes>  not judged for memory (default a fifth of the run)
  --seed <text>        another order of arrivals, choices and moves (default siraj)
  --out <folder>       where load.json and load.html go (default load/results)
  --find-capacity      raises the rate until the server is over its capacity, and names half of it
  --from <load.json>   prints an earlier result again, without a run
  --write-docs         writes the table of docs/reliability.md
`;

const shape = {
  rate: { type: 'string' },
  minutes: { type: 'string' },
  at: { type: 'string' },
  accounts: { type: 'string' },
  metrics: { type: 'string' },
  pace: { type: 'string' },
  phones: { type: 'string' },
  'max-journeys': { type: 'string' },
  'warm-up': { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  'find-capacity': { type: 'boolean' },
  from: { type: 'string' },
  'write-docs': { type: 'boolean' },
} as const;

type Measure = 'rate' | 'minutes' | 'pace' | 'phones' | 'max-journeys' | 'warm-up';

/** The options of a command line, or all that is wrong with it. */
export function readOptions(args: readonly string[]): LoadOptions | readonly string[] {
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options: shape, strict: true, allowPositionals: false }));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const problems: string[] = [];
  const findCapacity = values['find-capacity'] === true;
  const number = (name: Measure, fallback: number, min: number) => {
    const text = values[name];
    if (text === undefined) return fallback;
    const value = Number(text);
    if (text.trim() !== '' && Number.isFinite(value) && value >= min) return value;
    problems.push(`--${name} must be a number, at least ${min}: ${text}`);
    return fallback;
  };
  const minutes = number('minutes', findCapacity ? 2 : 30, 0.01);
  const options: LoadOptions = {
    rate: number('rate', 20, 0.1),
    minutes,
    at: addressOf('at', values.at, problems)?.origin ?? null,
    seed: values.seed ?? 'siraj',
    pace: number('pace', 20, 0.1),
    phones: number('phones', 0.25, 0),
    maxJourneys: number('max-journeys', 1000, 1),
    warmUpMinutes: number('warm-up', minutes / 5, 0),
    metrics: addressOf('metrics', values.metrics, problems)?.href ?? null,
    accounts: values.accounts ?? null,
    out: values.out ?? null,
    findCapacity,
    writeDocs: values['write-docs'] === true,
    from: values.from ?? null,
  };
  if (problems.length === 0) problems.push(...conflictsOf(options));
  return problems.length > 0 ? problems : options;
}

function addressOf(name: 'at' | 'metrics', text: string | undefined, problems: string[]): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    problems.push(`--${name} must be an address with http:// or https://: ${text}`);
    return null;
  }
  if (name === 'at' && url.href !== `${url.origin}/`) problems.push(`--at must be an address without a path: ${text}`);
  return url;
}

function conflictsOf(options: LoadOptions): string[] {
  const { at, accounts, metrics, minutes, warmUpMinutes, phones, from, findCapacity } = options;
  const problems: string[] = [];
  if (phones > 1) problems.push(`--phones is a share, at most 1: ${phones}`);
  if (at !== null && accounts === null && from === null)
    problems.push('--at needs --accounts: only the program’s own server shows it the mails that confirm a new account');
  if (at === null && accounts !== null) problems.push('--accounts needs --at: its own server starts without accounts');
  if (at === null && metrics !== null) problems.push('--metrics needs --at: its own server’s metrics are known');
  if (warmUpMinutes >= minutes) problems.push(`--warm-up must be shorter than the run of ${minutes} minutes`);
  if (from !== null && findCapacity) problems.push('--from prints a result, --find-capacity makes one');
  return problems;
}
