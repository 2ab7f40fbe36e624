import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { useTestHouse } from '#testing/test-house.ts';
import type { Tx } from '../platform/database/index.ts';
import { createPressLog } from './press-log.ts';
import { listPresses, listSeats, lockSeat } from './queries.ts';

const house = useTestHouse({ answerMode: 'choices' });

const vote = (optionId: string) => ({ kind: 'vote', task: 'a task', optionId }) as const;
const part = { kind: 'act-it', task: 'a task' } as const;

/** Takes two seats of one team. */
async function takeSeats() {
  const leaving = await house.join({ name: 'نورة' });
  await house.join({ name: 'فهد' });
  const [noura, fahd] = await listSeats(house.app.database.query, house.device.gameId);
  return { leaving, noura: present(noura, 'a seat'), fahd: present(fahd, 'a seat') };
}
const listKept = () => listPresses(house.app.database.query, house.device.gameId);

it('keeps the presses that wait beside one whose seat was given up [VOTE-1]', async () => {
  const { leaving, noura, fahd } = await takeSeats();
  const log = createPressLog(house.app);
  await house.phone.call(roomsApi.leaveSeat, { token: leaving.token });
  // Both wait for the same statement.
  await Promise.all([log.keep(noura, vote('a')), log.keep(fahd, vote('b'))]);
  expect(await listKept()).toEqual([{ seatId: fahd.id, teamIndex: 0, press: vote('b') }]);
});

it('keeps the first press for a steal since it opened, however often the seat presses again [BUZZ-6]', async () => {
  const { noura } = await takeSeats();
  const log = createPressLog(house.app);
  const buzz = (at: number, opensAt: number) => ({ kind: 'buzz', task: 'a steal', at, opensAt }) as const;
  const keptAt = async () => (await listKept()).map(({ press }) => press.kind === 'buzz' && press.at);
  // The last two wait for the same statement.
  await Promise.all([log.keep(noura, buzz(300, 0)), log.keep(noura, buzz(1900, 0)), log.keep(noura, buzz(2100, 0))]);
  expect(await keptAt()).toEqual([300]);
  // Undo has opened the steal again.
  await Promise.all([log.keep(noura, buzz(5200, 5000)), log.keep(noura, buzz(5300, 5000))]);
  expect(await keptAt()).toEqual([5200]);
});

const change = async (seatId: string, teamIndex: number | null) =>
  house.host.call(roomsApi.changeSeat, { id: house.device.gameId, seatId, teamIndex });
const leaving = {
  'was removed': async (seatId: string) => house.host.call(roomsApi.removeSeat, { id: house.device.gameId, seatId }),
  'was moved to another team': async (seatId: string) => change(seatId, 1),
  'was moved to the onlookers': async (seatId: string) => change(seatId, null),
};
for (const [what, leave] of Object.entries(leaving))
  it(`leaves the actor’s part free where a press comes after its seat ${what} [ACTOR-1]`, async () => {
    const { noura, fahd } = await takeSeats();
    const log = createPressLog(house.app);
    await leave(noura.id);
    await log.keep(noura, part);
    await log.keep(fahd, part);
    expect(await listKept()).toEqual([{ seatId: fahd.id, teamIndex: 0, press: part }]);
  });

/** What one transaction waits for. */
function createSignal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

/** Whether presses that are being written wait for another transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into seat_presses%'
  `.execute(house.app.database.query);
  return rows.length > 0;
}

/** A transaction that does the first part before presses are written, and the second while they wait for it. */
async function meet(first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>, press: () => unknown) {
  const [begun, met] = [createSignal(), createSignal()];
  const other = house.app.database.transaction(async (tx) => {
    await first(tx);
    begun.give();
    await met.given;
    await second(tx);
  });
  await begun.given;
  const keeping = press();
  await expect.poll(isWaiting).toBe(true);
  met.give();
  await Promise.all([other, keeping]);
}

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('presses that are being written', () => {
  it('are left out where their seat is removed at the same time [ACTOR-1]', async () => {
    const { noura, fahd } = await takeSeats();
    const log = createPressLog(house.app);
    await meet(
      (tx) => lockSeat(tx, noura.id),
      (tx) => tx.updateTable('seats').set({ removed_at: new Date() }).where('id', '=', noura.id).execute(),
      () => Promise.all([log.keep(noura, part), log.keep(fahd, vote('b'))]),
    );
    expect(await listKept()).toEqual([{ seatId: fahd.id, teamIndex: 0, press: vote('b') }]);
  });

  it('are kept also where the database ends their transaction for a deadlock [VOTE-1]', async () => {
    const { noura, fahd } = await takeSeats();
    const [first, second] = [noura.id, fahd.id].sort();
    const log = createPressLog(house.app);
    await meet(
      async (tx) => {
        // This one looks for no deadlock: the other is ended.
        await sql`set local deadlock_timeout = '60s'`.execute(tx);
        await lockSeat(tx, second ?? '');
      },
      (tx) => lockSeat(tx, first ?? ''),
      () => Promise.all([log.keep(noura, vote('a')), log.keep(fahd, vote('b'))]),
    );
    expect(await listKept()).toHaveLength(2);
  });
});
