import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { doneOf, type Caller } from '#testing/caller.ts';
import { compareIds, keptOf, sumOf, type Kept } from './kept.ts';
import type { PlayedGame } from '#testing/bot-game.ts';
import type { Room } from './room.ts';

/** What every account has at its start [USER-3]. */
const startingSessions = 3;

export const roomFacts = ['commands', 'games', 'purchases', 'redemptions', 'ledger rows', 'balances'] as const;

/** Everything that the server stores about a room's account, those records included that the room knows nothing of. */
const recordsSchema = z.object({
  games: z.array(z.object({ id: z.string() })),
  purchases: z.array(z.object({ id: z.string(), status: z.string() })),
  redeemedCodes: z.array(z.object({ code: z.string() })),
  ledger: z.array(z.object({ reason: z.string() })),
});
type Records = z.output<typeof recordsSchema>;

/** Compares what was acknowledged to a room with what the server has now. */
export async function checkRoom(room: Room): Promise<Readonly<Record<(typeof roomFacts)[number], Kept>>> {
  const { caller, games, redeemed } = room;
  const records = recordsSchema.parse(doneOf(await caller.call(accountsApi.exportMe, {})));
  return {
    commands: await compareCommands(caller, games),
    games: compareIds(
      games.map(({ id }) => id),
      records.games.map(({ id }) => id),
    ),
    purchases: comparePurchases(room, records),
    redemptions: compareIds(
      redeemed.map(({ code }) => code),
      records.redeemedCodes.map(({ code }) => code),
    ),
    'ledger rows': compareLedger(room, records),
    balances: await compareBalance(room),
  };
}

async function compareCommands(caller: Caller, games: readonly PlayedGame[]): Promise<Kept> {
  const inLogs: string[] = [];
  for (const { id } of games) {
    const found = await caller.call(gamesApi.getGame, { id, rulesVersion });
    if (found.kind === 'done') inLogs.push(...found.value.commands.map((command) => command.id));
  }
  return compareIds(
    games.flatMap(({ commands }) => commands.map(({ id }) => id)),
    inLogs,
  );
}

/** A purchase is there once it is paid; one that the room never opened counts in any status. */
function comparePurchases({ purchases }: Room, records: Records): Kept {
  const known = new Set(purchases.map(({ id }) => id));
  const stored = records.purchases.filter(({ id, status }) => status === 'paid' || !known.has(id));
  return compareIds(
    known,
    stored.map(({ id }) => id),
  );
}

/** One row for the start, for each game, each purchase and each code; a row with any other reason counts as doubled. */
function compareLedger({ games, purchases, redeemed }: Room, { ledger }: Records): Kept {
  const expected: Readonly<Record<string, number>> = {
    'sign-up': 1,
    game: games.length,
    purchase: purchases.length,
    'redeem-code': redeemed.length,
  };
  const reasons = new Set([...Object.keys(expected), ...ledger.map(({ reason }) => reason)]);
  return sumOf(
    [...reasons].map((reason) => keptOf(expected[reason] ?? 0, ledger.filter((row) => row.reason === reason).length)),
  );
}

/** To the session: lost and doubled count sessions. */
async function compareBalance({ caller, games, purchases, redeemed }: Room): Promise<Kept> {
  const { user } = doneOf(await caller.call(accountsApi.getMe, {}));
  const granted = [...purchases, ...redeemed].reduce((sum, { sessions }) => sum + sessions, 0);
  const expected = startingSessions + granted - games.length;
  return {
    acknowledged: 1,
    present: user.gameSessionBalance === expected ? 1 : 0,
    lost: Math.max(0, expected - user.gameSessionBalance),
    doubled: Math.max(0, user.gameSessionBalance - expected),
  };
}
