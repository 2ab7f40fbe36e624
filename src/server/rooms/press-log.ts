import { sql } from 'kysely';
import type { KeptPress } from '#shared/rooms/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import type { RoomDeps } from './deps.ts';
import type { SeatRow } from './tables.ts';

/** A press for a steal has the time at which the steal opened, in ms since 1970. */
type StoredPress = KeptPress & { readonly opensAt?: number | null };

interface Row {
  readonly seat_id: string;
  readonly task: string;
  readonly kind: KeptPress['kind'];
  readonly team_index: number | null;
  readonly press: StoredPress;
  readonly pressed_at: Date;
}

/**
 * Keeps presses with their game: the newest of a seat, kind and task; the first for an actor's part, and for a steal since
 * it opened.
 */
export interface PressLog {
  /**
   * Resolves once it is written, or left out because the seat is gone or in another team by then. Presses that come while
   * another is written are written together.
   */
  keep: (seat: SeatRow, press: StoredPress) => Promise<void>;
}

export function createPressLog({ database, clock }: Pick<RoomDeps, 'database' | 'clock'>): PressLog {
  let waiting = new Map<string, Row>();
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const write = async () => {
    next = null;
    const rows = [...waiting.values()];
    waiting = new Map();
    await database.transaction((tx) => insert(tx, rows));
  };

  return {
    keep(seat, press) {
      const key = `${seat.id} ${press.kind} ${press.task}`;
      const row = {
        seat_id: seat.id,
        task: press.task,
        kind: press.kind,
        team_index: seat.team_index,
        press,
        pressed_at: new Date(clock.now()),
      };
      if (!isRepeatedBuzz(waiting.get(key), row)) waiting.set(key, row);
      next ??= writing.then(write, write);
      writing = next;
      return next;
    },
  };
}

/** Whether a seat presses again for a steal: its first press decides. A pause or undo opens the steal again. */
function isRepeatedBuzz(first: Row | undefined, { kind, team_index, press }: Row): boolean {
  return kind === 'buzz' && first?.team_index === team_index && first.press.opensAt === press.opensAt;
}

async function insert(tx: Tx, rows: readonly Row[]): Promise<void> {
  const parts = rows.filter(({ kind }) => kind === 'act-it');
  const newest = rows.filter(({ kind }) => kind !== 'act-it');
  if (parts.length > 0) await sql`${insertion(parts)} on conflict do nothing`.execute(tx);
  if (newest.length > 0)
    await sql`
      ${insertion(newest)}
      on conflict (game_id, task, kind, seat_id) do update
      set team_index = excluded.team_index, press = excluded.press, pressed_at = excluded.pressed_at
      where seat_presses.kind <> 'buzz'
        or seat_presses.team_index is distinct from excluded.team_index
        or seat_presses.press -> 'opensAt' is distinct from excluded.press -> 'opensAt'
    `.execute(tx);
}

/** Locks the seats against `lockSeat` alone, so that presses don't wait for the presence of their phones. */
function insertion(rows: readonly Row[]) {
  return sql`
    insert into seat_presses (game_id, seat_id, task, kind, team_index, press, pressed_at)
    select seats.game_id, seats.id, pressed.task, pressed.kind, seats.team_index, pressed.press, pressed.pressed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as pressed (seat_id text, task text, kind text, team_index smallint, press jsonb, pressed_at timestamptz)
    join seats on seats.id = pressed.seat_id
    where seats.removed_at is null and seats.team_index is not distinct from pressed.team_index
    order by seats.id
    for key share of seats
  `;
}
