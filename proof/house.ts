/** A room at two processes: its host, its screens, its phones, and the kills that it lives through. */
import { setTimeout as wait } from 'node:timers/promises';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { present } from '#shared/kernel/assert.ts';
import { randomIndex, type Random } from '#shared/kernel/random.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { comes } from './line.ts';
import { enterAsVerified } from './people.ts';
import { openPhone, type Phone } from './phone.ts';
import { openScreen, openWriter, type Screen, type Writer } from './screens.ts';
import { createSite, type Site } from './site.ts';

export const teams = ['الصقور', 'اللؤلؤ', 'النخيل'];
const phonesATeam = 4;
/** A name that isn't this machine's: only then has a room a code. */
export const origin = 'http://siraj.test';

/** A server for others limits an account's writes to 50 a minute, and a tile takes up to 8. */
const maxStepsAMinute = 35;

export interface House {
  readonly sites: readonly Site[];
  /** The host at each. */
  readonly hosts: readonly Caller[];
  readonly gameId: string;
  readonly writer: Writer;
  /** Two at each process, so that two are there whichever is killed. */
  readonly watching: readonly Screen[];
  /** Of the team with index 0, 1, 2, 0, … */
  readonly phones: readonly Phone[];
  readonly random: Random;
  /** How often a process was killed. */
  strikes: number;
}

/** Only a server for its own machine shows its mails: a first one on the same records signs the host up. */
export async function verifyHost(options: Parameters<typeof createSite>[0]): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  const site = createSite(options);
  await site.start();
  await enterAsVerified(site, createCaller(site.at, site.origin, cookies), 'host@proof.test');
  await site.stop();
  return cookies;
}

export async function openHouse(sites: readonly Site[], cookies: Map<string, string>, random: Random): Promise<House> {
  const hosts = sites.map((site) => createCaller(site.at, origin, cookies));
  const host = present(hosts[0], 'the host');
  const { game, pack } = doneOf(
    await host.call(gamesApi.startGame, {
      rulesVersion,
      teams: teams.map((name) => ({ name })),
      length: 'full',
      categoryIds: ['numbers', 'timeline', 'capitals', 'geography', 'history', 'science'],
      answerMode: 'choices',
      buzzer: true,
      questionTimeSeconds: null,
    }),
  );
  const gameId = game.id;
  const deviceId = 'the-writing-screen';
  doneOf(await host.call(gamesApi.takeLease, { id: gameId, deviceId }));
  const parts = { origin, gameId, cookie: host.cookie() };
  const { code } = doneOf(await host.call(roomsApi.openRoom, { id: gameId })).room;
  const visitor = createCaller(present(sites[0], 'a process').at, origin);
  const phones: Phone[] = [];
  for (let number = 0; number < teams.length * phonesATeam; number += 1) {
    const token = Buffer.from(Array.from({ length: 32 }, () => randomIndex(random, 256))).toString('base64url');
    const seat = { token, name: `هاتف ${number + 1}`, teamIndex: number % teams.length, emblem: 'pearl' } as const;
    doneOf(await visitor.call(roomsApi.takeSeat, { code: code ?? '', ...seat }));
    // Each team has phones at both processes.
    const isFirst = Math.floor(number / teams.length) % 2 === 0;
    phones.push(openPhone({ sites: isFirst ? sites : sites.toReversed(), gameId, seat }));
  }
  const writer = openWriter({ ...parts, sites, callers: hosts, pack, deviceId });
  const watching = [...sites, ...sites].map((site) => openScreen({ ...parts, sites: [site] }));
  await writer.give({ type: 'wheelStopped' });
  return { sites, hosts, gameId, writer, watching, phones, random, strikes: 0 };
}

/** Kills one process at a seeded moment of the work, starts it again, and says which screens were there all the time. */
export async function strikeDuring(house: House, work: () => Promise<void>) {
  const { sites, watching, writer, random } = house;
  const victim = present(sites[randomIndex(random, sites.length)], 'a process');
  const screens = [...watching, writer.screen];
  await comes(() => screens.every((screen) => screen.room() !== null));
  const cutsBefore = screens.map((screen) => screen.cuts());
  const strike = async () => {
    await wait(randomIndex(random, 600));
    await victim.kill();
    await wait(200);
    await victim.start();
  };
  house.strikes += 1;
  await Promise.all([strike(), work()]);
  await comes(() => screens.every((screen) => screen.room() !== null));
  return screens.filter((screen, index) => screen.cuts() === cutsBefore[index]);
}

/** Opens the next tile whose question is, or isn't, a contest. */
export async function openTile({ writer }: House, isContest: boolean): Promise<void> {
  const { pack, state } = writer.game();
  const isBusy = () => writer.commands.filter(({ at }) => at > Date.now() - 60_000).length > maxStepsAMinute;
  while (isBusy()) await wait(100);
  const cell = pack.cells.find(
    (each) =>
      state.tiles[each.id] === undefined && /^(closest-number|order-years)$/.test(each.question.kind) === isContest,
  );
  await writer.give({ type: 'pick', cellId: present(cell, 'a closed tile').id });
}
