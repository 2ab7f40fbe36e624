import { applyCommand, newGame } from '#shared/games/log.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { openSecret, type Pack, type PackQuestion } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { Game, GameState } from '#shared/games/state.ts';

/** Plays a game by hand in a test: numbers and stamps the commands, with its own clock. */
export interface TestGame {
  readonly game: () => Game;
  readonly state: () => GameState;
  readonly commands: () => readonly Command[];
  /** Gives a command; throws its code if it is rejected. */
  readonly give: (act: Act) => GameState;
  /** The error code of a command, which must leave the game unchanged; null if it was accepted. */
  readonly refusalOf: (act: Act) => string | null;
  readonly wait: (ms: number) => void;
  readonly now: () => number;
  readonly rightOption: () => string;
  readonly wrongOption: () => string;
  readonly openCell: () => string;
}

export function startTestGame(pack: Pack, startAt = 1_700_000_000_000): TestGame {
  let game = newGame(pack);
  let now = startAt;
  const commands: Command[] = [];
  const stamp = (act: Act): Command => {
    const seq = game.seq + 1;
    return { ...act, id: `command-${seq}`, seq, at: now };
  };
  const question = (): PackQuestion => {
    if (!game.state.question) throw new Error('no question is open');
    return openContext(pack, game.state.question).question;
  };
  const rightOption = () => openSecret(pack, question(), 'rightOptionId') ?? '';
  return {
    game: () => game,
    state: () => game.state,
    commands: () => commands,
    give(act) {
      const command = stamp(act);
      const next = applyCommand(game, command);
      if (!next.ok) throw new Error(`${act.type}: ${next.refusal.code}`);
      game = next.value;
      commands.push(command);
      return game.state;
    },
    refusalOf(act) {
      const next = applyCommand(game, stamp(act));
      return next.ok ? null : next.refusal.code;
    },
    wait(ms) {
      now += ms;
    },
    now: () => now,
    rightOption,
    wrongOption: () => {
      const right = rightOption();
      const left = game.state.question?.leftOptionIds ?? question().options.map(({ id }) => id);
      return left.find((id) => id !== right) ?? '';
    },
    openCell: () => pack.cells.find(({ id }) => !game.state.tiles[id])?.id ?? '',
  };
}
