/** The screens of a room: the one that writes and plays what phones press, and devices that watch. */
import { setTimeout as wait } from 'node:timers/promises';
import { gamesApi } from '#shared/games/api.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { openSecret } from '#shared/games/pack.ts';
import { isStealUntaken, openContext } from '#shared/games/question.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Game } from '#shared/games/state.ts';
import { refusalOf, stealTakers } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { collectMs, orderOfBuzzes, type BuzzOrder } from '#shared/rooms/buzz.ts';
import { roomTopicOf, type RoomChange, type RoomEvent } from '#shared/rooms/schema.ts';
import { commitActOf, taskKeyOf } from '#shared/rooms/tasks/index.ts';
import type { Caller } from '#testing/caller.ts';
import { openLine } from './line.ts';
import { patience } from './report.ts';
import type { Site } from './site.ts';

/** How long the writing screen collects the presses of a race, in ms: on a busy machine the earliest may come late. */
export const collectWindowMs = collectMs * patience;

export interface Screen {
  /** The presses that it has received, in the order of receipt. */
  readonly heard: readonly RoomEvent[];
  /** Presses for a steal that the server had kept when the screen came back. */
  readonly kept: readonly RoomEvent[];
  /** What it has been sent last; null while it is away. */
  readonly room: () => RoomChange | null;
  readonly cuts: () => number;
  close(): void;
}

export interface ScreenParts {
  readonly sites: readonly Site[];
  readonly origin: string;
  readonly gameId: string;
  readonly cookie: string;
  readonly onEvent?: (event: RoomEvent) => void;
}

export function openScreen({ sites, origin, gameId, cookie, onEvent = () => undefined }: ScreenParts): Screen {
  const heard: RoomEvent[] = [];
  const kept: RoomEvent[] = [];
  let room: RoomChange | null = null;
  const line = openLine({
    sites,
    topic: roomTopicOf(gameId),
    headers: { cookie, origin },
    onMessage(message) {
      if ('data' in message) {
        room = message.data as RoomChange;
        const missed = room.pressed.filter(({ kind }) => kind === 'buzz');
        kept.push(...missed);
        missed.forEach(onEvent);
      }
      if (!('event' in message)) return;
      heard.push(message.event as RoomEvent);
      onEvent(message.event as RoomEvent);
    },
    onCut: () => {
      room = null;
    },
  });
  return { heard, kept, room: () => room, cuts: line.cuts, close: () => line.close() };
}

/** Whose steal it is by these presses; null without one that counts. */
export function orderOf(presses: readonly RoomEvent[], { pack, state }: Game): BuzzOrder | null {
  const task = taskKeyOf(state);
  const buzzes = presses.flatMap((event) =>
    event.kind === 'buzz' && event.task === task && event.teamIndex !== null
      ? [{ seatId: event.seatId, teamIndex: event.teamIndex, countedAt: event.at }]
      : [],
  );
  const cellId = state.question?.cellId ?? '';
  return orderOfBuzzes(buzzes, { seed: pack.seed, cellId, teams: stealTakers(pack, state) });
}

/** The writing screen. Every step is repeated, at either process, until one says that it has it. */
export interface Writer {
  readonly screen: Screen;
  readonly game: () => Game;
  readonly commands: readonly Command[];
  give(act: Act): Promise<void>;
  /** Resolves once the server has all steps. */
  sent(): Promise<unknown>;
  /** The first of these acts that the rules accept now; false without one. */
  giveFirst(acts: readonly Act[]): Promise<boolean>;
}

export interface WriterParts extends Omit<ScreenParts, 'onEvent'> {
  /** The host at each process. */
  readonly callers: readonly Caller[];
  readonly pack: Parameters<typeof readPack>[0];
  readonly deviceId: string;
}

export function openWriter(parts: WriterParts): Writer {
  const { callers, gameId, deviceId } = parts;
  let game = newGame(readPack(parts.pack));
  const commands: Command[] = [];
  let giving: Promise<unknown> = Promise.resolve();
  let collecting: string | null = null;

  const send = async (command: Command) => {
    for (let turn = 0; ; turn += 1) {
      const outcome = await callers[turn % callers.length]?.call(gamesApi.sendCommands, {
        id: gameId,
        deviceId,
        commands: [command],
      });
      if (outcome?.kind === 'done') return;
      if (outcome?.kind === 'refused') throw new Error(`${command.type} was refused: ${outcome.code}`);
    }
  };
  /** One after the other; only if the rules accept it by then. */
  const give = (act: Act): Promise<boolean> => {
    const given = giving.then(async () => {
      const at = Date.now();
      if (refusalOf(game, act, at) !== null) return false;
      const command: Command = { ...act, id: crypto.randomUUID(), seq: game.seq + 1, at };
      const next = applyCommand(game, command);
      if (!next.ok) return false;
      game = next.value;
      commands.push(command);
      await send(command);
      return true;
    });
    giving = given.catch(() => undefined);
    return given;
  };

  const screen = openScreen({
    ...parts,
    onEvent(event) {
      const key = taskKeyOf(game.state);
      if (!('task' in event) || event.task !== key || event.teamIndex === null) return;
      if (event.kind === 'commit') void give(commitActOf(game.state, event.teamIndex, event.value));
      if (event.kind !== 'buzz' || collecting === key || !isOpenToAll(game)) return;
      collecting = key;
      setTimeout(() => {
        const order = isOpenToAll(game) ? orderOf([...screen.heard, ...screen.kept], game) : null;
        if (order !== null) void give({ type: 'takeSteal', teamIndex: order.winnerTeamIndex });
      }, collectWindowMs);
    },
  });
  return {
    screen,
    game: () => game,
    commands,
    async give(act) {
      if (!(await give(act))) throw new Error(`${act.type}: ${refusalOf(game, act, Date.now()) ?? 'rejected'}`);
    },
    sent: () => giving,
    async giveFirst(acts) {
      for (const act of acts) if (await give(act)) return true;
      return false;
    },
  };
}

export function isOpenToAll({ state: { question } }: Game): boolean {
  return question !== null && isStealUntaken(question);
}

/** An option of the open question that is wrong. */
export function wrongChoice({ pack, state }: Game): Act {
  const { question } = openContext(pack, present(state.question, 'a question'));
  const rightId = openSecret(pack, question, 'rightOptionId');
  return { type: 'choose', optionId: question.options.find(({ id }) => id !== rightId)?.id ?? '' };
}

/** Plays an open tile to its end, without points. */
export async function endTile(writer: Writer): Promise<void> {
  const game = () => writer.game();
  const endings: readonly Act[] = [
    { type: 'award', teamIndex: null },
    { type: 'reveal' },
    ...(openContext(game().pack, present(game().state.question, 'a question')).rules.contest === null
      ? [wrongChoice(game())]
      : []),
    { type: 'timeUp' },
    { type: 'pass' },
  ];
  while (game().state.question !== null) if (!(await writer.giveFirst(endings))) await wait(50);
}
