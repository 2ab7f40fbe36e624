import type { Tx } from '../platform/database/index.ts';

/** Removes a host's games with all that stands under them: teams, players, every command, codes of answers. */
export async function eraseUser(tx: Tx, hostId: string): Promise<void> {
  await tx.deleteFrom('games').where('host_id', '=', hostId).execute();
}
