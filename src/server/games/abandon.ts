import type { GameDeps } from './deps.ts';
import { abandonedBefore } from './record.ts';

/** Ends games that nobody went on with for 30 days; counted for nothing, and their codes end. Answers how many. */
export async function endAbandoned({ database, clock }: GameDeps): Promise<number> {
  const before = abandonedBefore(clock.now());
  return database.transaction(async (tx) => {
    const ended = await tx.updateTable('games').set({ outcome: 'abandoned', lease_device: null, lease_expires_at: null })
      .where('outcome', '=', 'open').where('created_at', '<', before)
      .where(({ eb, fn }) => eb(fn.coalesce('last_command_at', 'created_at'), '<', before))
      .returning('id').execute();
    const ids = ended.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('answer_codes').where('game_id', 'in', ids).execute();
    return ids.length;
  });
}
