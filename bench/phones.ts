/**
 * P14: phones in a room. A remote's press on its way to the room's screen, eight times a second in each room of 8 phones,
 * against a bare `ws` loop that passes messages on; and the memory of a seat.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { interleave, measured, percentile, ratioOf, report } from './measure.ts';
import type { MadeRooms } from './phones-server.ts';
import { ask, memoryOf, messageOf, startProgram } from './processes.ts';

const phones = 8;
const rounds = 5;
const roundMs = 3000;

interface Side {
  readonly client: ChildProcess;
  readonly server: ChildProcess;
  readonly kilobytesASeat: number;
}

async function openSide(kind: 'siraj' | 'bare', rooms: number): Promise<Side> {
  const server = startProgram('phones-server.ts', kind, rooms, phones);
  const made = await messageOf<MadeRooms>(server);
  const before = await memoryOf(server);
  const client = startProgram('phones-client.ts', kind);
  await ask(client, 'enter', made);
  return { client, server, kilobytesASeat: ((await memoryOf(server)) - before) / (rooms * phones) / 1024 };
}

async function measure(rooms: number): Promise<void> {
  const ours = await openSide('siraj', rooms);
  const bare = await openSide('bare', rooms);
  let lost = 0;
  const lastOf = new Map<Side, readonly number[]>();
  const press = async (side: Side) => {
    await ask(side.client, 'take');
    await wait(roundMs);
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
  for (const { client, server } of [ours, bare]) for (const child of [client, server]) child.kill();
  const [half, most, bareHalf, bareMost] = rows;
  report({
    id: `P14-${rooms}`,
    conditions: `${rooms} rooms of ${phones} phones, 8 presses a second in each`,
    rows: [...rows, measured('memory of a seat', 'KB', [ours.kilobytesASeat])],
    goals: [
      { what: 'p50 against a bare ws loop', value: ratioOf(half, bareHalf), target: { atMost: 1.5 } },
      { what: 'p99 against it', value: ratioOf(most, bareMost), target: { atMost: 2 } },
    ],
    notes: [`presses without an answer before the next: ${lost}`],
  });
}

for (const rooms of [50, 200]) await measure(rooms);
process.exit(0);
