import { gamesApi, maxCommandsPerCall } from '#shared/games/api.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { answerCodeOf } from '#shared/games/pack.ts';
import { readPack } from '#shared/games/schema.ts';
import { minMsPerTile } from '#shared/games/scoring.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { SetupInput } from '#shared/games/setup.ts';
import type { Game } from '#shared/games/state.ts';
import { present } from '#shared/kernel/assert.ts';
import { sampleCategoryIds } from './sample-content.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A game on the server as one device plays it: steps are applied here first, and sent. */
export interface Device {
  readonly gameId: string;
  readonly deviceId: string;
  game(): Game;
  /** The answer code of a cell's question. */
  codeOf(cellIndex: number): string;
  /** Applies a step here alone, as without a network. */
  step(act: Act): Command;
  /** Advances the clock while the room plays. */
  passTime(durationMs: number): void;
  readonly unsent: () => readonly Command[];
  /** Sends these, or every step not yet sent. */
  send(commands?: readonly Command[]): ReturnType<typeof answerOf>;
  errorOf(commands?: readonly Command[]): ReturnType<TestClient['errorOf']>;
  /** A step that is sent at once. */
  play(act: Act): ReturnType<typeof answerOf>;
  takeLease(takeOver?: boolean): Promise<unknown>;
  /** Whatever the server has is the truth from now on. */
  reload(): Promise<void>;
}

const answerOf = (host: TestClient, id: string, deviceId: string, commands: readonly Command[]) =>
  host.call(gamesApi.sendCommands, { id, deviceId, commands: [...commands] });

export function sampleSetup(changes: Partial<SetupInput> = {}): SetupInput & { rulesVersion: number } {
  return {
    rulesVersion,
    teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
    length: 'short',
    categoryIds: sampleCategoryIds.slice(0, changes.length === 'full' ? 6 : 4),
    ...changes,
  };
}

/** Starts a game and takes its lease. */
export async function startHosted(app: TestApp, host: TestClient, changes: Partial<SetupInput> = {}): Promise<Device> {
  const { game } = await host.call(gamesApi.startGame, sampleSetup(changes));
  const device = await openDevice(app, host, game.id, 'device-first');
  await device.takeLease();
  return device;
}

/** Turns the wheel and plays whole turns without awards: opens up to this many cells, in realistic time. */
export async function openCells(device: Device, count: number, msPerTile = minMsPerTile): Promise<void> {
  if (device.game().state.phase === 'wheel') device.step({ type: 'wheelStopped' });
  for (const { id } of device.game().pack.cells.slice(0, count)) {
    device.step({ type: 'pick', cellId: id });
    device.step({ type: 'reveal' });
    device.step({ type: 'award', teamIndex: null });
  }
  device.passTime(count * msPerTile);
  const unsent = device.unsent();
  for (let first = 0; first < unsent.length; first += maxCommandsPerCall)
    await device.send(unsent.slice(first, first + maxCommandsPerCall));
}

/** Opens a game on a device, in its state on the server. */
export async function openDevice(app: TestApp, host: TestClient, gameId: string, deviceId: string): Promise<Device> {
  let game: Game | null = null;
  let unsent: Command[] = [];
  const current = (): Game => {
    if (game === null) throw new Error('the device has not loaded its game');
    return game;
  };
  const device: Device = {
    gameId,
    deviceId,
    game: current,
    unsent: () => unsent,
    codeOf(cellIndex) {
      const { pack } = current();
      return answerCodeOf(pack, present(pack.cells[cellIndex], 'the cell').question);
    },
    step(act) {
      const command: Command = { ...act, id: crypto.randomUUID(), seq: current().seq + 1, at: app.clock.now() };
      const next = applyCommand(current(), command);
      if (!next.ok) throw new Error(`${act.type}: ${next.refusal.code}`);
      game = next.value;
      unsent.push(command);
      return command;
    },
    passTime: (durationMs) => app.clock.moveBy(durationMs),
    async send(commands) {
      const sent = commands ?? unsent;
      const answer = await answerOf(host, gameId, deviceId, sent);
      unsent = unsent.filter((command) => !sent.includes(command));
      return answer;
    },
    errorOf: (commands) => host.errorOf(gamesApi.sendCommands, { id: gameId, deviceId, commands: commands ?? unsent }),
    play(act) {
      device.step(act);
      return device.send();
    },
    takeLease: (takeOver = false) => host.call(gamesApi.takeLease, { id: gameId, deviceId, takeOver }),
    async reload() {
      const { pack, commands } = await host.call(gamesApi.getGame, { id: gameId, rulesVersion });
      game = newGame(readPack(pack));
      for (const command of commands) {
        const next = applyCommand(game, command);
        if (!next.ok) throw new Error(`stored ${command.type}: ${next.refusal.code}`);
        game = next.value;
      }
      unsent = [];
    },
  };
  await device.reload();
  return device;
}
