import type { Command } from '#shared/games/commands.ts';
import type { GameErrorCode } from '#shared/games/errors.ts';
import { applyCommands, replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import type { Result } from '#shared/kernel/result.ts';

export interface Played {
  readonly game: Game;
  /** The line whose replay is `game`. */
  readonly commands: readonly Command[];
}

/** The state after a line: only its new commands are applied if it continues the played one; any other is replayed. */
export function advance(pack: Pack, played: Played | null, commands: readonly Command[]): Result<Game, GameErrorCode> {
  return played !== null && continues(commands, played.commands)
    ? applyCommands(played.game, commands.slice(played.commands.length))
    : replay(pack, commands);
}

// A restamped command keeps its id but has another time.
function continues(line: readonly Command[], played: readonly Command[]): boolean {
  return played.every(({ id, at }, index) => line[index]?.id === id && line[index].at === at);
}
