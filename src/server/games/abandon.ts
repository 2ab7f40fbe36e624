import type { GameDeps } from './deps.ts';
import { abandonedBefore } from './record.ts';

/** Abandons games without a command for 30 days; they don't count, and their codes expire. Returns their number. */
export async function endAbandoned({ database, clock, gameChanged }: GameDeps): Promise<number> {
  const before = abandonedBefore(clock.now());
  const ids = await database.transaction(async (tx) => {
    const ended = await tx
      .updateTable('games')
      .set({ outcome: 'abandoned', lease_device: null, lease_expires_at: null })
      .where('outcome', '=', 'open')
      .where('created_at', '<', before)
      .where(({ eb, fn }) => eb(fn.coalesce('last_command_at', 'created_at'), '<', before))
      .returning('id')
      .execute();
    const endedIds = ended.map(({ id }) => id);
    if (endedIds.length > 0) await tx.deleteFrom('answer_codes').where('game_id', 'in', endedIds).execute();
    return endedIds;
  });
  for (const id of ids) gameChanged(id);
  return ids.length;
}
