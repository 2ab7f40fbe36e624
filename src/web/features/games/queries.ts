import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { gamesApi, type GameRecord } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Game } from '#shared/games/state.ts';
import { summarize, type Summary } from '#shared/games/summary.ts';
import { call, isUnanswered } from '../../lib/api-client.ts';
import { createStepStore, type KeptGame, type StepStore } from '../../lib/step-store.ts';
import type { GameStateAsRead } from '#shared/support/schema.ts';
import { snapshotOf } from './engine/snapshot.ts';

export interface FinishedGame {
  readonly pack: Pack;
  readonly endedEarly: boolean;
  readonly finishedAt: number;
  readonly summary: Summary;
  /** The question that the host liked best; undefined while the server isn't known to have the game. */
  readonly bestQuestionId: string | null | undefined;
  /** For a message about it. */
  readonly gameState: GameStateAsRead;
}

export function finishedGameKey(gameId: string) {
  return ['games', gameId, 'summary'] as const;
}

/** What the phones of a finished game are honoured for. */
export function awardsKey(gameId: string) {
  return ['game', gameId, 'awards'] as const;
}

/** A finished game: from the server, or from this device while its last steps are still on their way [GAME-6]. */
export function finishedGameQuery(gameId: string, uid: string) {
  return queryOptions({
    queryKey: finishedGameKey(gameId),
    async queryFn({ signal }): Promise<FinishedGame> {
      const steps = createStepStore(uid);
      try {
        const { pack, commands, bestQuestionId } = await call(
          gamesApi.getSummary,
          { id: gameId, rulesVersion },
          { signal },
        );
        void forgetSent(gameId, uid);
        return { ...finishedGame(readPack(pack), commands), bestQuestionId };
      } catch (error) {
        const kept = signal.aborted ? null : await steps.read(gameId).catch(() => null);
        if (kept?.commands.at(-1)?.type !== 'finish') throw error;
        return finishedGame(kept.pack, kept.commands);
      }
    },
  });
}

function finishedGame(pack: Pack, commands: readonly Command[]): FinishedGame {
  const game = replay(pack, commands);
  if (!game.ok) throw new Error(`the log doesn't replay: ${game.refusal.code}`);
  return summaryOfGame(game.value);
}

/** What the summary page shows of a game that this page has played to its end. */
export function summaryOfGame(game: Game): FinishedGame {
  const { pack, state } = game;
  return {
    pack,
    endedEarly: state.endedEarly,
    finishedAt: state.finishedAt ?? game.lastAt,
    summary: summarize(pack, state),
    bestQuestionId: undefined,
    gameState: snapshotOf(game),
  };
}

// No local copy is needed of a fully stored game.
async function forgetSent(gameId: string, uid: string): Promise<void> {
  const steps = createStepStore(uid);
  const unsent = await steps.unsentGames().catch(() => [gameId]);
  if (!unsent.includes(gameId)) await steps.forget(gameId).catch(() => undefined);
}

/** The user's open games, latest first; those on this device while the server doesn't answer [GAME-6]. */
export async function listOpenGames(
  uid: string,
  page: { limit: number; cursor?: string },
  signal: AbortSignal,
): Promise<Listed> {
  try {
    return await call(gamesApi.listGames, { outcome: 'open', ...page }, { signal });
  } catch (error) {
    if (!isUnanswered(error) || page.cursor !== undefined) throw error;
    const items = await gamesHere(createStepStore(uid));
    if (items.length === 0) throw error;
    return { items, nextCursor: null, hasMore: false };
  }
}

type Listed = z.output<typeof gamesApi.listGames.output>;

/** Those that aren't over, latest first. */
export async function gamesHere(steps: Pick<StepStore, 'games' | 'read'>): Promise<GameRecord[]> {
  const kept = await steps
    .games()
    .then((ids) => Promise.all(ids.map((id) => steps.read(id))))
    .catch(() => []);
  return kept
    .flatMap((game) => (game === null ? [] : [recordOf(game)]))
    .filter(({ outcome }) => outcome === 'open')
    .sort((one, other) => (other.lastCommandAt ?? 0) - (one.lastCommandAt ?? 0));
}

/** As the server would record it. Its creation time isn't known here, so the first step's is used. */
function recordOf({ pack, commands }: KeptGame): GameRecord {
  const game = replay(pack, commands);
  if (!game.ok) throw new Error(`the log doesn't replay: ${game.refusal.code}`);
  const { seq, lastAt, state } = game.value;
  const isOver = state.status === 'finished';
  return {
    id: pack.gameId,
    gameStatus: state.status,
    outcome: isOver ? 'finished' : 'open',
    length: pack.length,
    teams: pack.teams.map((team, index) => ({ ...team, players: [...team.players], score: state.scores[index] ?? 0 })),
    categoryNames: pack.categories.map(({ name }) => name),
    currentTeamIndex: state.currentTeamIndex,
    initialWheelDelayPassed: state.initialWheelDelayPassed,
    openedTiles: Object.keys(state.tiles).length,
    tiles: pack.cells.length,
    seq,
    createdAt: commands[0]?.at ?? lastAt,
    lastCommandAt: seq === 0 ? null : lastAt,
    finishedAt: isOver ? lastAt : null,
    winners: [],
  };
}
