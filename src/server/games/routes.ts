import { adminGamesApi } from '#shared/games/admin-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { CompressedAnswer, mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { endGame, returnSession } from './admin/end-game.ts';
import { getHostedGame, listHostedGames } from './admin/read-games.ts';
import { chooseBestQuestion } from './choose-best-question.ts';
import { chooseBranch } from './choose-branch.ts';
import type { GameDeps } from './deps.ts';
import { getAnswer, getGame, getLastSetup, getSummary, listGames } from './read-games.ts';
import { sendCommands } from './send-commands.ts';
import { startGame } from './start-game.ts';
import { takeLease } from './take-lease.ts';

export function mountGames(server: HttpServer, deps: GameDeps): void {
  mount(server, gamesApi.startGame, ({ input, caller, idempotencyKey }) =>
    startGame(deps, caller.user.uid, idempotencyKey, input),
  );
  mount(server, gamesApi.listGames, ({ input, caller }) => listGames(deps, caller.user.uid, input));
  mount(server, gamesApi.getLastSetup, async ({ caller }) => ({ setup: await getLastSetup(deps, caller.user.uid) }));
  mount(
    server,
    gamesApi.getGame,
    async ({ input, caller }) => new CompressedAnswer(await getGame(deps, caller.user.uid, input)),
  );
  mount(server, gamesApi.sendCommands, ({ input, caller }) => sendCommands(deps, caller.user.uid, input));
  mount(server, gamesApi.takeLease, ({ input, caller }) => takeLease(deps, caller.user.uid, input));
  mount(server, gamesApi.chooseBranch, async ({ input, caller }) => ({
    game: await chooseBranch(deps, caller.user.uid, input),
  }));
  mount(
    server,
    gamesApi.getSummary,
    async ({ input, caller }) => new CompressedAnswer(await getSummary(deps, caller.user.uid, input)),
  );
  mount(server, gamesApi.chooseBestQuestion, ({ input, caller }) => chooseBestQuestion(deps, caller.user.uid, input));
  mount(server, gamesApi.getAnswer, ({ input }) => getAnswer(deps, input.id));
  mount(server, adminGamesApi.listHostedGames, ({ input }) => listHostedGames(deps, input));
  mount(server, adminGamesApi.getHostedGame, ({ input }) => getHostedGame(deps, input.id));
  mount(server, adminGamesApi.endGame, ({ input, caller }) => endGame(deps, caller.user.uid, input));
  mount(server, adminGamesApi.returnSession, ({ input, caller }) => returnSession(deps, caller.user.uid, input));
}
