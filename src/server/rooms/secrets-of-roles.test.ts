import { expect, it } from 'vitest';
import {
  openClue,
  openSecret,
  openStep,
  questionsOf,
  stepCount,
  type Pack,
  type PackQuestion,
} from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { isStudying } from '#shared/games/reading.ts';
import type { Game } from '#shared/games/state.ts';
import {
  acceptedNames,
  answeringTeam,
  answerOf,
  fallenClues,
  forbiddenWords,
  optionViews,
} from '#shared/games/view.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { SeatChange } from '#shared/rooms/schema.ts';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { playThrough } from '#testing/play-through.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import type { PhoneRoom } from './phone-rooms.ts';
import type { SeatRow } from './tables.ts';
import { changeOf } from './topics.ts';

const now = new Date(0);
const seat = (id: string, team_index: number | null, parts: Partial<SeatRow> = {}): SeatRow => ({
  id,
  game_id: 'game',
  token_hash: id,
  name: id,
  team_index,
  emblem: 'palm',
  is_remote: false,
  is_judge: false,
  is_captain: false,
  joined_at: now,
  seen_at: now,
  is_here: true,
  removed_at: null,
  ...parts,
});
/** Of each team the one whom bots ask, the one who acts, and one with the remote; onlookers with and without a part. */
const seats = [
  ...[0, 1].flatMap((team) => [
    seat(`asked${team}`, team, { name: 'نورة' }),
    seat(`actor${team}`, team, { is_captain: true }),
    seat(`remote${team}`, team, { is_remote: true }),
  ]),
  seat('onlooker', null),
  seat('remote', null, { is_remote: true }),
  seat('judge', null, { is_judge: true }),
];

/** What the server has of a room at a step, without a delay: the sternest case. */
function roomAt(game: Game): PhoneRoom {
  const task = taskKeyOf(game.state) ?? '';
  return {
    watched: {
      hostId: 'host',
      outcome: 'open',
      endedAt: null,
      hasScreen: true,
      intermission: null,
      game,
      newest: game,
      delayedUntil: null,
    },
    room: { game_id: 'game', code: '123456', code_until: now, is_locked: false, has_reactions: true },
    seats: new Map(seats.map((each) => [each.token_hash, each])),
    captains: new Set(seats.filter((each) => each.is_captain).map(({ id }) => id)),
    labels: seatLabels(seats.map(({ id, name, team_index }) => ({ id, name, teamIndex: team_index }))),
    pressed: [0, 1].map((team) => ({
      seatId: `actor${team}`,
      teamIndex: team,
      press: { kind: 'act-it' as const, task },
    })),
    awards: () => Promise.reject(new Error('the card is no part of a change')),
  };
}

const inBoth = (texts: readonly (LocalizedText | null | undefined)[]) =>
  texts.flatMap((text) => (text ? [text.ar, text.en] : [])).filter((text) => text !== '');

/** All that a question has: nothing of it is for phones but what its moment grants to a role. */
function secretsOf(pack: Pack, question: PackQuestion): readonly string[] {
  const { answer, explanation } = answerOf(pack, question);
  const { clues = [], steps, options, events = [], media } = question;
  return [
    question.id,
    ...inBoth([question.text, answer, explanation, media?.alt, steps?.alt]),
    ...inBoth([...options, ...events].map(({ text }) => text)),
    ...inBoth(acceptedNames(pack, question)?.names ?? []),
    ...inBoth(forbiddenWords(pack, question) ?? []),
    ...inBoth(Object.values(JSON.parse(openSecret(pack, question, 'names') ?? '{}') as Record<string, LocalizedText>)),
    ...inBoth(clues.map((_, index) => JSON.parse(openClue(pack, question, index)) as LocalizedText)),
    ...Array.from({ length: steps === undefined ? 0 : stepCount(question) }, (_, index) =>
      openStep(pack, question, index),
    ),
    ...[...options, ...events].flatMap(({ id, picture }) => (picture === undefined ? [id] : [id, picture])),
    ...(media === undefined ? [] : [media.url]),
    ...Object.values(JSON.parse(openSecret(pack, question, 'years') ?? '{}') as Record<string, number>).map(String),
  ];
}

/** What the rule book grants a seat of the open question beside options and events ("Phones" in docs/rules.md). */
function grantedTo({ id, team_index, is_judge }: SeatRow, { pack, state, lastAt }: Game): Record<string, string[]> {
  const open = state.question;
  if (open === null) return {};
  const { question } = openContext(pack, open);
  const { answer, explanation } = answerOf(pack, question);
  const isSecretWord = question.kind === 'secret-word';
  const isInTurn = team_index === state.currentTeamIndex;
  const committed = team_index === null ? undefined : open.commitments[team_index];
  const isAsked = id === `asked${answeringTeam(state)}` && open.consultation?.teammate === 'نورة';
  return {
    ...(is_judge && pack.answerMode === 'open' && !isSecretWord
      ? { judge: inBoth([answer, explanation, ...(acceptedNames(pack, question)?.names ?? [])]) }
      : {}),
    ...(isSecretWord && open.stage === 'own' && isInTurn && id.startsWith('actor')
      ? { actor: inBoth([answer, ...(forbiddenWords(pack, question) ?? [])]) }
      : {}),
    // What a team has committed is its own phones' alone.
    ...(typeof committed === 'object' && open.stage === 'own' ? { commit: [...committed] } : {}),
    ...(isAsked && !isStudying(open, lastAt) ? { hint: inBoth([question.text, ...fallenClues(pack, open)]) } : {}),
  };
}

/** The message without its lists of options and events, and those lists. */
function apart(change: Omit<SeatChange, 'card'>) {
  const lists: { readonly of: string; readonly list: readonly object[] }[] = [];
  const rest = JSON.parse(
    JSON.stringify(change, (name, value: unknown) => {
      if (name !== 'options' && name !== 'events') return value;
      if ((value as readonly object[]).length > 0) lists.push({ of: name, list: value as readonly object[] });
      return undefined;
    }),
  ) as unknown;
  return { rest, lists };
}

/** The lines of all texts, and the numbers. */
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** A list has what the screen shows, in its order, and marks nothing. */
function expectAsOnScreen(
  game: Game,
  { id, team_index, is_remote }: SeatRow,
  of: string,
  list: readonly object[],
): void {
  const { pack, state } = game;
  const open = state.question;
  const said = `${id} ${state.question?.cellId}`;
  expect(open, said).not.toBeNull();
  if (open === null) return;
  const { question, rules } = openContext(pack, open);
  if (of === 'events') {
    expect([team_index !== null, rules.contest, open.stage], said).toEqual([true, 'order', 'own']);
    expect(list, said).toEqual((question.events ?? []).map(({ id: eventId, text }) => ({ id: eventId, text })));
    return;
  }
  const shown = optionViews(pack, open).flatMap(({ id: optionId, text, look }, index) =>
    look === 'open' ? [{ id: optionId, place: index + 1, text }] : [],
  );
  expect(is_remote || team_index === answeringTeam(state), said).toBe(true);
  expect(open.stage, said).not.toBe('revealed');
  const withoutPlaces = shown.map(({ id: optionId, text }) => ({ id: optionId, text }));
  expect([JSON.stringify(shown), JSON.stringify(withoutPlaces)], said).toContain(
    JSON.stringify(list.map((option) => Object.fromEntries(Object.entries(option).toSorted()))),
  );
}

const mixed = { teams: 2, young: [0], isRead: true };
const samples: readonly SampleOptions[] = (['open', 'choices'] as const).flatMap((answerMode) => [
  { ...mixed, seed: `mix ${answerMode}`, setup: { answerMode, lastQuestion: true } },
  { ...mixed, seed: `pictures ${answerMode}`, kind: 'text', hasOptionPictures: true, setup: { answerMode } },
  ...(
    ['secret-word', 'order-years', 'closest-number', 'falling-clues', 'memory', 'name-them', 'picture-reveal'] as const
  ).map((kind) => ({ ...mixed, seed: `${kind} ${answerMode}`, kind, setup: { answerMode } })),
]);

it('brings a seat nothing of a question but what its part grants at the step, in whole games of all kinds [ROOM-4, ROOM-7, ACTOR-1, HINT-1]', () => {
  const seen = new Set<string>();
  for (const sample of samples) {
    const pack = samplePack(sample);
    const dealt = [...pack.cells, ...(pack.lastQuestion === undefined ? [] : [pack.lastQuestion])].flatMap(questionsOf);
    const all = [...dealt, pack.tieBreaker].map((question) => secretsOf(pack, question));
    const ids = dealt.map(({ id }) => id);
    const secrets = new Set(all.flat());
    for (const game of playThrough(pack, `${sample.seed}`)) {
      const found = roomAt(game);
      for (const row of seats) {
        if (row.is_judge && pack.answerMode === 'choices') continue;
        const { rest, lists } = apart(changeOf(found, row, game.lastAt));
        for (const { of, list } of lists) {
          expectAsOnScreen(game, row, of, list);
          seen.add(`${pack.answerMode} ${row.id} ${of}`);
        }
        const granted = grantedTo(row, game);
        const open = new Set(Object.values(granted).flat());
        const leaves = leavesOf(rest);
        const leaked = leaves.filter((leaf) => secrets.has(leaf) && !open.has(leaf));
        expect(leaked, `${sample.seed}: ${row.id} at ${game.seq}`).toEqual([]);
        // Nor inside another text, as an id in a key.
        const inside = leaves.filter((leaf) => !open.has(leaf) && ids.some((id) => leaf.includes(id)));
        expect(inside, `${sample.seed}: ${row.id} at ${game.seq}`).toEqual([]);
        for (const [part, texts] of Object.entries(granted))
          if (texts.every((text) => leaves.includes(text))) seen.add(`${pack.answerMode} ${row.id} ${part}`);
        const kind = game.state.question && openContext(pack, game.state.question).question.kind;
        if (kind !== null) seen.add(`${pack.answerMode} ${kind}`);
      }
    }
  }
  // Each part was there to be granted, so that nothing above is empty.
  const parts = ['actor0 actor', 'actor1 actor', 'asked0 events', 'remote1 events', 'asked0 commit'];
  const kinds = ['order-years', 'closest-number', 'falling-clues', 'memory', 'name-them', 'picture-reveal'];
  const expected = [
    ...['open', 'choices'].flatMap((mode) => [...parts, ...kinds].map((each) => `${mode} ${each}`)),
    ...['actor0', 'asked1', 'remote', 'remote1'].map((id) => `choices ${id} options`),
    ...['open judge judge', 'open asked0 hint', 'choices asked1 hint'],
  ];
  expect(expected.filter((each) => !seen.has(each))).toEqual([]);
}, 300_000);
