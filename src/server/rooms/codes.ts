import { randomInt } from 'node:crypto';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';

/** A code leads to its room for this long after the room was opened last. */
export const codeDurationMs = 12 * 60 * 60 * 1000;
/** How long a code is not drawn again, since its room was opened last. */
const restMs = 30 * 24 * 60 * 60 * 1000;
/** With half of all codes in use or at rest, 30 draws fail once in a thousand million. */
const maxDraws = 30;

/** Draws a random code that no room has had in the last 30 days; `rooms/no-free-code` if `maxDraws` find none. */
export async function drawCode(tx: Tx, now: number): Promise<string> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const drawn = await tx
      .insertInto('room_codes')
      .values({ code, drawn_at: new Date(now) })
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet({ drawn_at: new Date(now) })
          .where('room_codes.drawn_at', '<', new Date(now - restMs)),
      )
      .returning('code')
      .executeTakeFirst();
    if (drawn !== undefined) return drawn.code;
  }
  throw new AppError('rooms/no-free-code');
}
