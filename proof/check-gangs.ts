import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { winners } from '#shared/games/tie-break.ts';
import type { EveningCard, Gang } from '#shared/gangs/schema.ts';
import { doneOf, type Caller } from '#testing/caller.ts';
import { wordPattern, type Gangs, type KeptGang } from './gangs.ts';
import { compareIds, keptOf, type Kept } from './kept.ts';
import type { Room } from './room.ts';
import type { Site } from './site.ts';

/** What the server says over HTTP, and what only its records say. */
export const saidFacts = ['gangs', 'members and their names', 'links', 'evenings and their totals'] as const;
const recordFacts = ['seen questions', 'erasures'] as const;
export const gangFacts = [...saidFacts, ...recordFacts] as const;

export interface SaidOfGangs {
  readonly facts: Readonly<Record<(typeof saidFacts)[number], Kept>>;
  /** All that the server answered, to look for names. */
  readonly text: string;
}

/** Compares what was acknowledged of a room's gangs with what the server says now. */
export async function checkGangs({ caller, gangs }: Room): Promise<SaidOfGangs | null> {
  if (gangs === null) return null;
  const { all, friend } = gangs;
  const exported: unknown = doneOf(await caller.call(accountsApi.exportMe, {}));
  const stored = await readGangs(caller);
  const asFriend = await readGangs(friend);
  const evenings = await Promise.all(all.map((kept) => readEvenings(caller, kept)));
  const games = await Promise.all(
    all
      .flatMap((kept) => kept.evenings)
      .map(async ({ played: { id } }) => doneOf(await caller.call(gamesApi.getGame, { id, rulesVersion }))),
  );
  return {
    text: JSON.stringify([exported, stored, asFriend, evenings, games]),
    facts: {
      gangs: compareIds(
        all.map(({ id }) => id),
        stored.map(({ id }) => id),
      ),
      'members and their names': compareIds(
        all.flatMap(({ members }) => [...members].map(([id, name]) => `${id} ${name}`)),
        stored.flatMap(({ members }) => members.map(({ id, name }) => `${id} ${name}`)),
      ),
      links: compareIds(
        all.flatMap(({ linkedId }) => linkedId ?? []),
        asFriend.flatMap(({ members }) => members.filter(({ isYou }) => isYou).map(({ id }) => id)),
      ),
      'evenings and their totals': compareIds(
        all.flatMap(totalsOf),
        evenings.flat().map((card) => lineOf({ ...card, isFinished: card.counts !== null })),
      ),
    },
  };
}

async function readGangs(caller: Caller): Promise<readonly Gang[]> {
  const { items } = doneOf(await caller.call(gangsApi.listGangs, {}));
  return Promise.all(items.map(async ({ id }) => doneOf(await caller.call(gangsApi.getGang, { id })).gang));
}

async function readEvenings(caller: Caller, { id }: KeptGang): Promise<readonly EveningCard[]> {
  const cards: EveningCard[] = [];
  let after: { readonly cursor?: string } | null = {};
  while (after !== null) {
    const page: { items: EveningCard[]; nextCursor: string | null } = doneOf(
      await caller.call(gangsApi.listEvenings, { id, limit: 50, ...after }),
    );
    cards.push(...page.items);
    after = page.nextCursor === null ? null : { cursor: page.nextCursor };
  }
  return cards;
}

/** The evenings of a gang, by the steps that were acknowledged. Members who were erased are in no team. */
function totalsOf({ evenings, members }: KeptGang): readonly string[] {
  return evenings.map(({ played: { id, game }, teams: drawn }) => {
    const { scores, phase } = game.state;
    const teams = drawn.map((team, index) => ({
      score: scores[index] ?? 0,
      memberIds: team.filter((member) => members.has(member)),
    }));
    const isFinished = phase === 'finished';
    return lineOf({ gameId: id, isFinished, teams, winners: isFinished ? [...winners(game.pack, game.state)] : [] });
  });
}

interface Totals extends Pick<EveningCard, 'gameId' | 'winners'> {
  readonly isFinished: boolean;
  readonly teams: readonly Pick<EveningCard['teams'][number], 'score' | 'memberIds'>[];
}

function lineOf({ gameId, isFinished, teams, winners: won }: Totals): string {
  return JSON.stringify([gameId, isFinished, won, teams.map(({ score, memberIds }) => [score, memberIds.toSorted()])]);
}

const foundSchema = z.object({ words: z.array(z.string()), seen: z.array(z.string()) });
const searching = fileURLToPath(new URL('./search-records.ts', import.meta.url));

/** Compares what the records of a stopped site say of these gangs; `said`: all that the server answered before. */
export async function checkGangRecords(
  site: Site,
  gangs: readonly Gangs[],
  said: string,
): Promise<Readonly<Record<(typeof recordFacts)[number], Kept>>> {
  const erased = gangs.flatMap((each) => each.erased);
  const all = gangs.flatMap((each) => each.all);
  const viewers = [...gangs.flatMap((each) => [...each.words.keys()])];
  const found = foundSchema.parse(await site.askRecords(searching, { pattern: wordPattern, viewers }));
  if (found.words.length === 0) throw new Error('the records name no member: nothing was searched');
  const isThere = (word: string) => found.words.includes(word) || said.includes(word);
  return {
    // One that left its name somewhere counts as lost.
    erasures: keptOf(erased.length, erased.filter((each) => !each.words.some(isThere)).length),
    'seen questions': compareIds(all.flatMap(seenIn), found.seen),
  };
}

/** What each member has seen by the steps that were acknowledged. */
function seenIn({ evenings, members }: KeptGang): readonly string[] {
  return evenings.flatMap(({ played, teams }) =>
    teams
      .flat()
      .filter((id) => members.has(id))
      .flatMap((id) => played.game.openedQuestionIds.map((question) => `${id} ${question}`)),
  );
}
