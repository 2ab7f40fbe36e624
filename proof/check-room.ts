import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { doneOf, type Caller } from '#testing/caller.ts';
import { keptOf, type Kept } from './kept.ts';
import type { PlayedGame } from '#testing/bot-game.ts';
import type { Room } from './room.ts';

/** What every account has at its start [USER-3]. */
const startingSessions = 3;

export const roomFacts = ['commands', 'games', 'purchases', 'redemptions', 'balances'] as const;

/** Compares what was acknowledged to a room with what the server has now. */
export async function checkRoom(room: Room): Promise<Readonly<Record<(typeof roomFacts)[number], Kept>>> {
  const { caller, games, purchases, redeemed } = room;
  const stored = await storedCommands(caller, games);
  return {
    commands: compareCommands(games, stored),
    games: keptOf(games.length, stored.size),
    purchases: keptOf(purchases.length, await paidOf(room)),
    redemptions: keptOf(redeemed.length, await countRedeemed(caller)),
    balances: await compareBalance(room),
  };
}

/** Ids of the commands in the log of each game that the server has. */
async function storedCommands(
  caller: Caller,
  games: readonly PlayedGame[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const stored = new Map<string, readonly string[]>();
  for (const { id } of games) {
    const found = await caller.call(gamesApi.getGame, { id, rulesVersion });
    if (found.kind !== 'done') continue;
    const ids = found.value.commands.map((command) => command.id);
    stored.set(id, ids);
  }
  return stored;
}

function compareCommands(games: readonly PlayedGame[], stored: ReadonlyMap<string, readonly string[]>): Kept {
  const sent = new Set(games.flatMap(({ commands }) => commands.map(({ id }) => id)));
  const inLogs = [...stored.values()].flat();
  const present = new Set(inLogs);
  return {
    acknowledged: sent.size,
    present: [...sent].filter((id) => present.has(id)).length,
    lost: [...sent].filter((id) => !present.has(id)).length,
    doubled: inLogs.length - present.size + [...present].filter((id) => !sent.has(id)).length,
  };
}

async function paidOf({ caller, purchases }: Room): Promise<number> {
  let paid = 0;
  for (const { id } of purchases) {
    const found = await caller.call(purchaseApi.getPurchase, { id });
    if (found.kind === 'done' && found.value.purchase.status === 'paid') paid += 1;
  }
  return paid;
}

async function countRedeemed(caller: Caller): Promise<number> {
  let count = 0;
  let after: { readonly redeemedCursor?: string } | null = {};
  while (after !== null) {
    const page: { redeemedCodes: readonly unknown[]; redeemedCursor: string | null } = doneOf(
      await caller.call(redeemCodeApi.listOwn, { limit: 50, ...after }),
    );
    count += page.redeemedCodes.length;
    after = page.redeemedCursor === null ? null : { redeemedCursor: page.redeemedCursor };
  }
  return count;
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
