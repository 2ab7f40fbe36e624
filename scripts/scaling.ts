/**
 * Prints what an evening of games needs, and which part is full first: the figures of docs/scaling.md.
 *   npm run scaling                    a million games
 *   npm run scaling -- --games 20000
 */
import { parseArgs } from 'node:util';
import { gamesUntilFull, needsOf } from './scaling/model.ts';
import { capacities, measuredCosts, ramadanEvening } from './scaling/measured.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000000' } } });
const games = Number(values.games);
if (!Number.isSafeInteger(games) || games < 1) {
  process.stderr.write('--games takes a whole number from 1\n');
  process.exit(1);
}
const evening = { ...ramadanEvening, games };
const needs = needsOf(evening, measuredCosts);
const { peak } = needs;
const whole = (value: number) => Math.round(value).toLocaleString('en');
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
const startsAtHour = 20;
const clock = `${String((startsAtHour + Math.floor(peak.minute / 60)) % 24).padStart(2, '0')}:${String(peak.minute % 60).padStart(2, '0')}`;

process.stdout.write(`${whole(games)} games from 20:00 to 02:00; busiest minute ${clock}

  open games                 ${whole(peak.openGames)}
  sockets                    ${whole(peak.sockets)} (${gigabytes(needs.socketBytes)})
  calls a second             ${whole(peak.callsPerSecond)}, of them game commands ${whole(peak.commandsPerSecond)}
  cores of the server        ${peak.serverCores.toFixed(1)}
  cores of PostgreSQL        ${peak.postgresCores.toFixed(1)}
  PostgreSQL's log (WAL)     ${(peak.walBytesPerSecond / 1e6).toFixed(1)} MB a second
  stored in the evening      ${gigabytes(needs.storedBytes)}

Full at this number of games an evening:
${gamesUntilFull(evening, measuredCosts, capacities)
  .map(({ name, games: most }) => `  ${name.padEnd(58)} ${whole(most).padStart(12)}`)
  .join('\n')}
`);
