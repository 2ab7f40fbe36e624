/**
 * P14: phones in a room. A remote's press on its way to the room's screen, eight times a second in each room, against a bare
 * `ws` loop that passes messages on; and the memory of a seat. Many rooms of 8 players, and one that is full.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { maxOnlookers, maxPlayersInRoom } from '#shared/rooms/schema.ts';
import { interleave, measured, percentile, ratioOf, report } from './measure.ts';
import type { MadeRooms } from './phones-server.ts';
import { ask, memoryOf, messageOf, startProgram } from './processes.ts';

const rounds = 5;
/** Time for the server to notice that all sockets are closed, and to forget the rooms that it keeps for 2 s. */
const untilGoneMs = 5000;

/** What is measured: a number of rooms, and of phones in each. */
interface Size {
  readonly id: string;
  readonly rooms: number;
  readonly players: number;
  readonly onlookers: number;
  /** Long enough for some 80 presses and more. */
  readonly roundMs: number;
}

const sizes: readonly Size[] = [
  { id: 'P14-50', rooms: 50, players: 8, onlookers: 0, roundMs: 3000 },
  { id: 'P14-200', rooms: 200, players: 8, onlookers: 0, roundMs: 3000 },
  { id: 'P14-full', rooms: 1, players: maxPlayersInRoom, onlookers: maxOnlookers, roundMs: 10_000 },
];

/** With fewer, the memory of the rest of the server moves more than theirs. */
const minSeats = 400;
const seatsOf = ({ rooms, players, onlookers }: Size) => rooms * (players + onlookers);

interface Side {
  readonly client: ChildProcess;
  readonly server: ChildProcess;
}

async function openSide(kind: 'siraj' | 'bare', size: Size): Promise<Side> {
  const { rooms, players, onlookers } = size;
  const server = startProgram('phones-server.ts', kind, rooms, players, onlookers);
  const made = await messageOf<MadeRooms>(server);
  const client = startProgram('phones-client.ts', kind);
  await ask(client, 'enter', made);
  return { client, server };
}

/** What a seat's phone takes at the server, in KB: what is given back when all of them leave, the screens with them. */
async function kilobytesASeat({ client, server }: Side, size: Size): Promise<number> {
  const before = await memoryOf(server);
  client.kill();
  await wait(untilGoneMs);
  return (before - (await memoryOf(server))) / seatsOf(size) / 1024;
}

async function measure(size: Size): Promise<void> {
  const ours = await openSide('siraj', size);
  const bare = await openSide('bare', size);
  let lost = 0;
  const lastOf = new Map<Side, readonly number[]>();
  const press = async (side: Side) => {
    await ask(side.client, 'take');
    await wait(size.roundMs);
    const taken = await ask<{ latenciesMs: number[]; lost: number }>(side.client, 'take');
    lastOf.set(side, taken.latenciesMs);
    if (side === ours) lost += taken.lost;
    return percentile(taken.latenciesMs, 0.5);
  };
  const tail = (side: Side) => Promise.resolve(percentile(lastOf.get(side) ?? [], 0.99));
  const rows = await interleave(
    [
      { name: 'p50 of a press to the screen', round: () => press(ours) },
      { name: 'p99 of a press to the screen', round: () => tail(ours) },
      { name: 'p50 of a bare ws loop', round: () => press(bare) },
      { name: 'p99 of a bare ws loop', round: () => tail(bare) },
    ],
    rounds,
  );
  const memory = await kilobytesASeat(ours, size);
  for (const { client, server } of [ours, bare]) for (const child of [client, server]) child.kill();
  const [half, most, bareHalf, bareMost] = rows;
  report({
    id: size.id,
    conditions: `${phonesOf(size)}, 8 presses a second in each`,
    rows: [...rows, ...(seatsOf(size) < minSeats ? [] : [measured('memory of a seat', 'KB', [memory])])],
    goals: [
      { what: 'p50 against a bare ws loop', value: ratioOf(half, bareHalf), target: { atMost: 1.5 } },
      { what: 'p99 against it', value: ratioOf(most, bareMost), target: { atMost: 2 } },
    ],
    notes: [`presses without an answer before the next: ${lost}`],
  });
}

function phonesOf({ rooms, players, onlookers }: Size): string {
  const seats = onlookers === 0 ? `${players} phones` : `${players} players and ${onlookers} onlookers`;
  return `${rooms} ${rooms === 1 ? 'room' : 'rooms'} of ${seats}`;
}

for (const size of sizes) await measure(size);
process.exit(0);
