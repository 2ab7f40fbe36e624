/** A room's gangs: bots make them, change their members, link a friend and draw teams, and keep a record of what was acknowledged. */
import type { GangOfGame } from '#shared/games/gang-of-game.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { present } from '#shared/kernel/assert.ts';
import { randomIndex, type Random } from '#shared/kernel/random.ts';
import type { PlayedGame } from '#testing/bot-game.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { enterAsVerified } from './people.ts';
import type { Site } from './site.ts';
import { untilKnown, type Known } from './until-known.ts';

const maxGangs = 3;
/** Who is left when bots erase: enough for two teams. */
const minMembers = 4;
/** No more than one team takes. */
const maxMembers = 12;

/** A gang as it was acknowledged. */
export interface KeptGang {
  readonly id: string;
  /** The names of its members, by id. */
  readonly members: Map<string, string>;
  /** Whose account is the friend's. */
  linkedId: string | null;
  readonly evenings: { readonly played: PlayedGame; readonly teams: readonly (readonly string[])[] }[];
}

export interface Gangs {
  /** Links to members by invitation. */
  readonly friend: Caller;
  readonly friendEmail: string;
  readonly all: KeptGang[];
  readonly erased: { readonly memberId: string; readonly words: readonly string[] }[];
  /** Each word that named a member, by the member's id: no other name has it. */
  readonly words: Map<string, string[]>;
  readonly newWord: () => string;
}

/** The room whose gangs they are. */
export interface GangHost {
  readonly caller: Caller;
  readonly random: Random;
  readonly parts: { readonly site: Pick<Site, 'origin' | 'whenUp'>; readonly number: number };
}

/** Of the words in names: all of one length, so that none is a part of another. */
export const wordPattern = '(m[0-9]+x[0-9]{5}z)';

export async function openGangs(site: Pick<Site, 'origin'>, number: number): Promise<Gangs> {
  const friend = createCaller(site.origin);
  const friendEmail = `friend-${number}@proof.test`;
  await enterAsVerified(site, friend, friendEmail);
  let count = 0;
  const newWord = () => `m${number}x${String((count += 1)).padStart(5, '0')}z`;
  return { friend, friendEmail, all: [], erased: [], words: new Map(), newWord };
}

/** Does one thing with one of the gangs. */
export async function changeGangs(host: GangHost, gangs: Gangs): Promise<void> {
  const gang = anyOf(gangs.all, host.random);
  if (gang === undefined || (gangs.all.length < maxGangs && host.random() < 0.1)) return makeGang(host, gangs);
  const whim = host.random();
  if (gang.linkedId === null && whim < 0.3) return link(host, gangs, gang);
  // In the first gang a link stays, so that there is one at the end.
  if (gang.linkedId !== null && gang !== gangs.all[0] && whim < 0.08) return leave(host, gangs, gang);
  if (gang.members.size > minMembers && whim < 0.4) return erase(host, gangs, gang);
  if (gang.members.size < maxMembers && whim < 0.75) return add(host, gangs, gang);
  return rename(host, gangs, gang);
}

/** Two drawn teams of a gang; null before there is one. */
export async function drawTeams(
  host: GangHost,
  gangs: Gangs,
): Promise<{ readonly gang: KeptGang; readonly ofGame: GangOfGame } | null> {
  const gang = anyOf(gangs.all, host.random);
  if (gang === undefined) return null;
  const { id } = gang;
  const request = { id, memberIds: [...gang.members.keys()], teams: 2 };
  const { teams, seed, proof } = doneOf(await known(host, () => host.caller.call(gangsApi.drawTeams, request)));
  return { gang, ofGame: { id, teams, seed, ...(proof === undefined ? {} : { proof }) } };
}

export function isFinished({ played }: { readonly played: PlayedGame }): boolean {
  return played.game.state.phase === 'finished';
}

function nameOf(word: string): string {
  return `بدر ${word}`;
}

async function makeGang(host: GangHost, gangs: Gangs): Promise<void> {
  const key = crypto.randomUUID();
  const members = Array.from({ length: minMembers + 2 }, () => ({ name: nameOf(gangs.newWord()) }));
  const wish = { name: `ديوانية ${gangs.newWord()}`, members };
  const { gang } = doneOf(await known(host, () => host.caller.call(gangsApi.createGang, wish, key)));
  const made: KeptGang = { id: gang.id, members: new Map(), linkedId: null, evenings: [] };
  keepNamed(gangs, made, gang, new Set(members.map(({ name }) => name)));
  gangs.all.push(made);
}

async function add(host: GangHost, gangs: Gangs, kept: KeptGang): Promise<void> {
  const members = [{ name: nameOf(gangs.newWord()) }];
  const { id } = kept;
  const outcome = await known(host, () => host.caller.call(gangsApi.addMembers, { id, members }));
  // No one else has the name: it is taken by a call of this room that got no answer.
  const gang = await gangAfter(host, kept, outcome, 'gangs/name-taken');
  keepNamed(gangs, kept, gang, new Set(members.map(({ name }) => name)));
}

async function rename(host: GangHost, gangs: Gangs, { id, members }: KeptGang): Promise<void> {
  const memberId = present(anyOf([...members.keys()], host.random), 'a member');
  const word = gangs.newWord();
  const wish = { id, memberId, name: nameOf(word) };
  doneOf(await known(host, () => host.caller.call(gangsApi.changeMember, wish)));
  members.set(memberId, wish.name);
  gangs.words.get(memberId)?.push(word);
}

async function erase(host: GangHost, gangs: Gangs, kept: KeptGang): Promise<void> {
  const { id } = kept;
  const stays = kept === gangs.all[0] ? kept.linkedId : null;
  const others = [...kept.members.keys()].filter((member) => member !== stays);
  const memberId = present(anyOf(others, host.random), 'a member');
  const outcome = await known(host, () => host.caller.call(gangsApi.removeMember, { id, memberId }));
  await gangAfter(host, kept, outcome, 'gangs/unknown-member');
  keepErased(gangs, kept, memberId);
}

/** The friend becomes a member of the gang. */
async function link(host: GangHost, { friend }: Gangs, kept: KeptGang): Promise<void> {
  const { id } = kept;
  const memberId = present(anyOf([...kept.members.keys()], host.random), 'a member');
  const { token } = doneOf(await known(host, () => host.caller.call(gangsApi.invite, { id, memberId })));
  doneOf(await known(host, () => friend.call(gangsApi.acceptInvitation, { token })));
  kept.linkedId = memberId;
}

/** The friend leaves the gang, and takes the name along. */
async function leave(host: GangHost, gangs: Gangs, kept: KeptGang): Promise<void> {
  const memberId = present(kept.linkedId, 'a linked member');
  const outcome = await known(host, () => gangs.friend.call(gangsApi.leaveGang, { id: kept.id, isErased: true }));
  // A stranger finds no gang: a call that got no answer has ended the friend's part.
  if (outcome.kind === 'refused' && outcome.code !== 'gangs/not-found') doneOf(outcome);
  keepErased(gangs, kept, memberId);
}

function known<Value>({ parts: { site } }: GangHost, act: Parameters<typeof untilKnown<Value>>[1]) {
  return untilKnown(site, act);
}

/** The gang after a change; `already` is the code of a change that an unanswered call has made. */
async function gangAfter(
  host: GangHost,
  { id }: KeptGang,
  outcome: Known<{ readonly gang: Gang }>,
  already: string,
): Promise<Gang> {
  if (outcome.kind === 'done' || outcome.code !== already) return doneOf(outcome).gang;
  return doneOf(await known(host, () => host.caller.call(gangsApi.getGang, { id }))).gang;
}

/** Records the members with these names. */
function keepNamed({ words }: Gangs, kept: KeptGang, { members }: Gang, names: ReadonlySet<string>): void {
  for (const { id, name } of members) {
    if (!names.has(name)) continue;
    kept.members.set(id, name);
    words.set(id, [name.slice(name.indexOf(' ') + 1)]);
  }
}

function keepErased({ erased, words }: Gangs, kept: KeptGang, memberId: string): void {
  kept.members.delete(memberId);
  if (kept.linkedId === memberId) kept.linkedId = null;
  erased.push({ memberId, words: present(words.get(memberId), 'the words of a member') });
}

function anyOf<Value>(all: readonly Value[], random: Random): Value | undefined {
  return all[randomIndex(random, all.length)];
}
