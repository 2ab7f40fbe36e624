import { isOneOf } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** What a host's guests gave: their names, and what they pressed. Rooms, seats and presses go with their game. */
export const roomsOfUser: PersonalData = { eraseUser: () => Promise.resolve(), exportUser };

async function exportUser(tx: Tx, hostId: string): Promise<{ seats: unknown[] }> {
  const rows = await tx
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game_id')
    .select(['seats.id', 'seats.game_id', 'seats.name', 'seats.team_index', 'seats.joined_at'])
    .where('games.host_id', '=', hostId)
    .where('seats.removed_at', 'is', null)
    .orderBy('seats.joined_at')
    .execute();
  const presses = await pressesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    seats: rows.map((row) => ({
      gameId: row.game_id,
      name: row.name,
      teamIndex: row.team_index,
      joinedAt: row.joined_at.getTime(),
      presses: presses.counts.get(row.id) ?? {},
      hints: presses.hints.get(row.id) ?? [],
    })),
  };
}

/** How many presses of each kind are kept of each seat, and what hints said in words; the rest repeats the games' options. */
async function pressesOf(tx: Tx, seatIds: readonly string[]) {
  const counts = new Map<string, Record<string, number>>();
  const hints = new Map<string, string[]>();
  if (seatIds.length === 0) return { counts, hints };
  const kinds = await tx
    .selectFrom('seat_presses')
    .select(({ fn }) => ['seat_id', 'kind', fn.countAll<string>().as('count')])
    .where(isOneOf('seat_id', seatIds))
    .groupBy(['seat_id', 'kind'])
    .execute();
  for (const { seat_id, kind, count } of kinds) counts.set(seat_id, { ...counts.get(seat_id), [kind]: Number(count) });
  const said = await tx
    .selectFrom('seat_presses')
    .select(['seat_id', 'press'])
    .where(isOneOf('seat_id', seatIds))
    .where('kind', '=', 'hint')
    .orderBy('pressed_at')
    .execute();
  for (const { seat_id, press } of said)
    if (press.kind === 'hint' && 'text' in press.answer)
      hints.set(seat_id, [...(hints.get(seat_id) ?? []), press.answer.text]);
  return { counts, hints };
}
