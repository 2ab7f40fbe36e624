/** A bot that uses the product as a host does: plays, buys and redeems, with gangs if wished, and keeps a record of what was acknowledged. */
import { setTimeout as wait } from 'node:timers/promises';
import { gamesApi } from '#shared/games/api.ts';
import { seededRandom, randomIndex, type Random } from '#shared/kernel/random.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { purchaseApi, type Payment } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { botSetup, botStep, keepStep, playedGame, stepOf, type BotStep, type PlayedGame } from '#testing/bot-game.ts';
import { createCaller, doneOf, type Caller, type Outcome } from '#testing/caller.ts';
import { changeGangs, drawTeams, isFinished, openGangs, type Gangs } from './gangs.ts';
import { enterAsVerified } from './people.ts';
import type { Site } from './site.ts';
import { restMs, untilKnown, type Known } from './until-known.ts';

const packages = [
  { packageId: 'one-session', sessions: 1 },
  { packageId: 'five-sessions', sessions: 5 },
  { packageId: 'twelve-sessions', sessions: 12 },
] as const;

export interface Room {
  readonly email: string;
  readonly caller: Caller;
  readonly games: PlayedGame[];
  readonly purchases: { readonly id: string; readonly sessions: number }[];
  readonly redeemed: { readonly code: string; readonly sessions: number }[];
  readonly parts: RoomParts;
  readonly random: Random;
  readonly deviceId: string;
  /** Null for a room of strangers. */
  readonly gangs: Gangs | null;
}

export interface RoomParts {
  readonly site: Pick<Site, 'origin' | 'whenUp'>;
  readonly number: number;
  readonly seed: string;
  readonly categoryIds: readonly string[];
  /** A code of sessions that no other room gets; undefined when there are none left. */
  readonly nextCode: () => { readonly code: string; readonly sessions: number } | undefined;
  readonly hasGangs?: true;
}

export async function openRoom(parts: RoomParts): Promise<Room> {
  const { site, number, seed } = parts;
  const caller = createCaller(site.origin);
  const email = `room-${number}@proof.test`;
  await enterAsVerified(site, caller, email);
  const random = seededRandom(`${seed}/room-${number}`);
  const deviceId = `device-of-room-${number}`;
  const gangs = parts.hasGangs === true ? await openGangs(site, number) : null;
  return { email, caller, games: [], purchases: [], redeemed: [], parts, random, deviceId, gangs };
}

/** Lives until `isOver`. Every call without an answer is repeated once the server is up again. */
export async function live(room: Room, isOver: () => boolean): Promise<void> {
  let playing: PlayedGame | null = null;
  while (!isOver()) {
    const whim = room.random();
    if (whim < 0.02) await buy(room);
    else if (whim < 0.06) await redeem(room);
    else if (whim < 0.2 && room.gangs !== null) await changeGangs(room, room.gangs);
    else {
      playing ??= await startGame(room);
      if (playing === null) await buy(room);
      else await playStep(room, playing);
      if (playing !== null && isFinished({ played: playing })) playing = null;
    }
    await wait(restMs);
  }
}

/** How long rooms may take to do everything once, on the busiest machine. */
const maxStartMs = 120_000;

/** Resolves once the rooms have acknowledged records of each kind, so that there is something to lose; throws if they take too long. */
export async function untilEachKind(rooms: readonly Room[]): Promise<void> {
  const missing = () => [
    ...(rooms.some(({ games }) => games.some(({ commands }) => commands.length > 0)) ? [] : ['commands']),
    ...(rooms.some(({ purchases }) => purchases.length > 0) ? [] : ['purchases']),
    ...(rooms.some(({ redeemed }) => redeemed.length > 0) ? [] : ['redemptions']),
    ...missingOfGangs(rooms.flatMap(({ gangs }) => gangs ?? [])),
  ];
  const startedAt = performance.now();
  while (missing().length > 0) {
    if (performance.now() - startedAt > maxStartMs)
      throw new Error(`the rooms had no ${missing().join(', ')} after ${maxStartMs / 1000} s`);
    await wait(restMs);
  }
}

function missingOfGangs(all: readonly Gangs[]): readonly string[] {
  if (all.length === 0) return [];
  const gangs = all.flatMap((each) => each.all);
  return [
    ...(gangs.some(({ linkedId }) => linkedId !== null) ? [] : ['links']),
    ...(all.some(({ erased }) => erased.length > 0) ? [] : ['erasures']),
    ...(gangs.some(({ evenings }) => evenings.some(isFinished)) ? [] : ['evenings']),
  ];
}

function settle<Value>({ parts: { site } }: Room, act: () => Promise<Outcome<Value>>): Promise<Known<Value>> {
  return untilKnown(site, act);
}

/** Null where the account has no sessions left. */
async function startGame(room: Room): Promise<PlayedGame | null> {
  const { caller, random, deviceId } = room;
  const key = crypto.randomUUID();
  const strangers = botSetup(random, room.parts.categoryIds, 'short');
  const evening = room.gangs === null ? null : await drawTeams(room, room.gangs);
  const setup = evening === null ? strangers : { ...strangers, gang: evening.ofGame };
  const started = await settle(room, () => caller.call(gamesApi.startGame, setup, key));
  if (started.kind === 'refused' && started.code === 'accounts/no-sessions-left') return null;
  const { game, pack } = doneOf(started);
  const played = playedGame(game.id, pack, Date.now());
  room.games.push(played);
  evening?.gang.evenings.push({ played, teams: evening.ofGame.teams });
  doneOf(await settle(room, () => caller.call(gamesApi.takeLease, { id: game.id, deviceId, takeOver: true })));
  return played;
}

async function playStep(room: Room, played: PlayedGame): Promise<void> {
  const { caller, random, deviceId } = room;
  const step = askByName(played, random) ?? botStep(played, random, Date.now());
  if (step === null) return;
  const commands = [step.command];
  doneOf(await settle(room, () => caller.call(gamesApi.sendCommands, { id: played.id, deviceId, commands })));
  keepStep(played, step);
}

/** Now and then a team of a gang wants to ask one of its members, whose name is then in the log. */
function askByName(played: PlayedGame, random: Random): BotStep | null {
  const { pack, state } = played.game;
  const players = pack.teams[state.currentTeamIndex]?.players ?? [];
  const teammate = players[randomIndex(random, players.length)];
  if (teammate === undefined || random() > 0.1) return null;
  const { currentTeamIndex: teamIndex } = state;
  return stepOf(played, { type: 'queueLifeline', lifeline: 'askTeammate', teamIndex, teammate });
}

export async function buy(room: Room): Promise<void> {
  const { caller, random } = room;
  const { packageId, sessions } = packages[randomIndex(random, packages.length)] ?? packages[0];
  const key = crypto.randomUUID();
  const order = { items: [{ packageId, quantity: 1 }] };
  const opened = doneOf(await settle(room, () => caller.call(purchaseApi.createPurchase, order, key)));
  const { id } = opened.purchase;
  await pay(room, opened.payment);
  const check = () => caller.call(purchaseApi.checkPurchase, { id });
  for (;;) {
    const { status } = doneOf(await settle(room, check)).purchase;
    if (status === 'paid') break;
    // The page of the payment had expired: the buyer tries again.
    if (status === 'failed')
      await pay(room, doneOf(await settle(room, () => caller.call(purchaseApi.payAgain, { id }))).payment);
    await wait(restMs);
  }
  room.purchases.push({ id, sessions });
}

async function pay(room: Room, payment: Payment): Promise<void> {
  const { caller, random } = room;
  // Paid meanwhile.
  if (payment.kind === 'settled') return;
  if (payment.kind !== 'redirect') throw new Error('the sandbox has no page');
  const id = payment.url.slice(payment.url.lastIndexOf('/') + 1);
  const choice = random() < 0.5 ? 'pay' : 'webhook-lost';
  doneOf(await settle(room, () => caller.call(sandboxApi.choose, { id, choice })));
}

async function redeem(room: Room): Promise<void> {
  const next = room.parts.nextCode();
  if (next === undefined) return;
  const outcome = await settle(room, () => room.caller.call(redeemCodeApi.redeem, { code: next.code }));
  // No other room has the code: if it is used, this room used it by a call that got no answer.
  const isMine = outcome.kind === 'done' || /already-(used|redeemed)$/.test(outcome.code);
  if (!isMine) throw new Error(`a code was refused: ${outcome.code}`);
  room.redeemed.push(next);
}
