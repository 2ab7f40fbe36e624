/** A hosted game that a bot plays over HTTP: the next step by the rules, before it is sent. */
import { randomIndex, type Random } from '#shared/kernel/random.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import { boards, type GameLength } from '#shared/games/setup.ts';
import type { Game } from '#shared/games/state.ts';
import { botMove } from './bot.ts';

/** A bot plays faster than its game's clock: its first step lies this far back. */
const headStartMs = 6 * 60 * 60_000;

export interface PlayedGame {
  readonly id: string;
  /** What the server acknowledged. */
  readonly commands: Command[];
  game: Game;
  /** The clock of the room, in ms since 1970. */
  now: number;
}

/** The setup of two teams, with neighbouring categories from a random place in the list. */
export function botSetup(random: Random, categoryIds: readonly string[], length: GameLength) {
  const first = randomIndex(random, categoryIds.length);
  return {
    rulesVersion,
    teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
    length,
    categoryIds: Array.from(
      { length: boards[length].categories },
      (_, at) => categoryIds[(first + at) % categoryIds.length] ?? '',
    ),
  };
}

/** `pack` as the server sends it. */
export function playedGame(id: string, pack: Parameters<typeof readPack>[0], now: number): PlayedGame {
  return { id, commands: [], game: newGame(readPack(pack)), now: now - headStartMs };
}

export interface BotStep {
  readonly command: Command;
  /** The game after it. */
  readonly next: Game;
  /** How long the room took for it, in ms. */
  readonly waitMs: number;
}

/** What the room does next; advances its clock, never past `now`. Null for a step that the rules reject. */
export function botStep(played: PlayedGame, random: Random, now: number): BotStep | null {
  const { act, waitMs } = botMove(played.game, random, played.now);
  played.now = Math.min(played.now + waitMs, now);
  return stepOf(played, act, waitMs);
}

/** A step that the room wants, at its time; null for one that the rules reject. */
export function stepOf(played: PlayedGame, act: Act, waitMs = 0): BotStep | null {
  const command: Command = { ...act, id: crypto.randomUUID(), seq: played.game.seq + 1, at: played.now };
  const next = applyCommand(played.game, command);
  return next.ok ? { command, next: next.value, waitMs } : null;
}

/** The server has the step. */
export function keepStep(played: PlayedGame, { command, next }: BotStep): void {
  played.game = next;
  played.commands.push(command);
}
