import { z } from 'zod';
import {
  answerModes,
  boards,
  gameLengths,
  maxPlayers,
  maxTeams,
  minTeamsForBuzzer,
  questionTimesSeconds,
  setupSchema,
  stealTimesSeconds,
  teamColors,
  teamEmblems,
  type Setup,
  type SetupInput,
  type TeamColor,
  type TeamEmblem,
} from '#shared/games/setup.ts';
import type { LastSetup } from '#shared/games/api.ts';
import type { Pack } from '#shared/games/pack.ts';
import { gangDraftSchema, withGangTeamCount, type GangDraft } from './gang-draft.ts';

/** The form state of a new game, valid or not. */
export interface TeamDraft {
  readonly name: string;
  /** Names with commas between them, as typed. */
  readonly players: string;
  readonly color: TeamColor;
  readonly emblem: TeamEmblem;
  /** Whether its tiles open questions for children. */
  readonly isYoung: boolean;
}
export interface Draft extends Omit<Setup, 'teams'> {
  readonly teams: readonly TeamDraft[];
  /** The gang that plays: its members are the players. Null for a game without one. */
  readonly gang: GangDraft | null;
}

export function newDraft(teamNames: readonly string[]): Draft {
  return {
    length: 'full',
    categoryIds: [],
    teams: [0, 1].map((index) => newTeam(index, teamNames)),
    hostTeamIndex: 0,
    answerMode: 'open',
    questionTimeSeconds: 60,
    stealTimeSeconds: 30,
    sound: true,
    lastQuestion: false,
    buzzer: false,
    gang: null,
  };
}

// In the order of the default names: falcons, pearls, palms, stars.
const defaultLooks: readonly Pick<TeamDraft, 'color' | 'emblem'>[] = [
  { color: 'coral', emblem: 'falcon' },
  { color: 'turquoise', emblem: 'pearl' },
  { color: 'lime', emblem: 'palm' },
  { color: 'violet', emblem: 'star' },
];

function newTeam(index: number, names: readonly string[]): TeamDraft {
  const look = defaultLooks[index] ?? { color: 'coral', emblem: 'falcon' };
  return { name: names[index] ?? '', players: '', isYoung: false, ...look };
}

/** The first default team of which nothing is taken, or a mixture of what is free. */
function freeTeam(teams: readonly TeamDraft[], names: readonly string[]): TeamDraft {
  const isFree = <Key extends 'name' | 'color' | 'emblem'>(key: Key, value: TeamDraft[Key]) =>
    !teams.some((team) => team[key] === value);
  const defaults = defaultLooks.map((_, index) => newTeam(index, names));
  const whole = defaults.find(
    ({ name, color, emblem }) => isFree('name', name) && isFree('color', color) && isFree('emblem', emblem),
  );
  const fallback = newTeam(teams.length, names);
  return (
    whole ?? {
      ...fallback,
      name: names.find((name) => isFree('name', name)) ?? fallback.name,
      color: teamColors.find((color) => isFree('color', color)) ?? fallback.color,
      emblem: teamEmblems.find((emblem) => isFree('emblem', emblem)) ?? fallback.emblem,
    }
  );
}

/** More or fewer teams; a new one gets a name, a colour and an emblem that are free. */
export function withTeamCount(draft: Draft, count: number, names: readonly string[]): Draft {
  let teams = draft.teams.slice(0, count);
  while (teams.length < Math.min(count, maxTeams)) teams = [...teams, freeTeam(teams, names)];
  const hostTeamIndex = draft.hostTeamIndex !== null && draft.hostTeamIndex >= count ? null : draft.hostTeamIndex;
  return { ...draft, teams, hostTeamIndex, gang: draft.gang && withGangTeamCount(draft.gang, teams.length) };
}

/** A colour that another team has is given to it in exchange, so that two never look alike. */
export function withColor(draft: Draft, index: number, color: TeamColor): Draft {
  const mine = draft.teams[index]?.color ?? color;
  return {
    ...draft,
    teams: draft.teams.map((team, each) =>
      each === index ? { ...team, color } : team.color === color ? { ...team, color: mine } : team,
    ),
  };
}

export function withLength(draft: Draft, length: Setup['length']): Draft {
  return { ...draft, length, categoryIds: draft.categoryIds.slice(0, boards[length].categories) };
}

export function toggledCategory(draft: Draft, id: string): Draft {
  if (draft.categoryIds.includes(id)) return { ...draft, categoryIds: draft.categoryIds.filter((each) => each !== id) };
  if (draft.categoryIds.length >= boards[draft.length].categories) return draft;
  return { ...draft, categoryIds: [...draft.categoryIds, id] };
}

/** Whether a steal could go to one of several teams. */
export function mayHaveBuzzer({ teams, stealTimeSeconds }: Draft): boolean {
  return teams.length >= minTeamsForBuzzer && stealTimeSeconds !== null;
}

export function toSetup({ lastQuestion, buzzer, gang, ...draft }: Draft): SetupInput {
  return {
    ...draft,
    // A server of an earlier version rejects the fields.
    ...(lastQuestion ? { lastQuestion } : {}),
    ...(buzzer ? { buzzer } : {}),
    teams: draft.teams.map(({ players, isYoung, ...looks }) => {
      const team = isYoung ? { ...looks, isYoung } : looks;
      // The server names the players after the gang's members.
      if (gang !== null) return team;
      const names = players
        .split(/[,،\n]/)
        .map((name) => name.trim())
        .filter(Boolean);
      return names.length === 0 ? team : { ...team, players: names };
    }),
  };
}

/** Errors by the field's path ("teams.0.name"); empty if the game can start. */
export type Problems = Readonly<Record<string, string>>;

export function problemsOf(draft: Draft): Problems {
  const problems: Record<string, string> = {};
  for (const [index, members] of (draft.gang?.teams ?? []).entries())
    if (members.length === 0) problems[`teams.${index}.members`] = 'gangs/team-empty';
  const parsed = setupSchema.safeParse(toSetup(draft));
  if (parsed.success) return problems;
  for (const issue of parsed.error.issues)
    problems[issue.path.join('.')] ??= issue.code === 'custom' ? issue.message : issue.code;
  return problems;
}

const draftSchema = z.object({
  length: z.enum(gameLengths),
  categoryIds: z.array(z.string()).max(6),
  teams: z
    .array(
      z.object({
        name: z.string(),
        players: z.string(),
        color: z.enum(teamColors),
        emblem: z.enum(teamEmblems),
        isYoung: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(maxTeams),
  hostTeamIndex: z.number().int().min(0).nullable(),
  answerMode: z.enum(answerModes),
  questionTimeSeconds: z.union([z.literal(questionTimesSeconds), z.null()]),
  stealTimeSeconds: z.union([z.literal(stealTimesSeconds), z.null()]),
  sound: z.boolean(),
  // Absent in drafts that older pages kept.
  lastQuestion: z.boolean().default(false),
  buzzer: z.boolean().default(false),
  gang: gangDraftSchema.nullable().catch(null),
});

/** A stored draft, or null if invalid. */
export function readDraft(kept: unknown): Draft | null {
  const parsed = draftSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** The same teams and rules again, with categories still to be chosen. */
export function draftFromEarlier(earlier: Omit<LastSetup, 'categoryIds'> | Pack): Draft {
  return {
    length: earlier.length,
    categoryIds: [],
    hostTeamIndex: earlier.hostTeamIndex,
    answerMode: earlier.answerMode,
    sound: earlier.sound,
    // A yes or no of a set-up, the question itself in a pack.
    lastQuestion: typeof earlier.lastQuestion === 'boolean' ? earlier.lastQuestion : earlier.lastQuestion !== undefined,
    buzzer: earlier.buzzer === true,
    gang: null,
    questionTimeSeconds: questionTimesSeconds.find((seconds) => seconds * 1000 === earlier.questionTimeMs) ?? null,
    stealTimeSeconds: stealTimesSeconds.find((seconds) => seconds * 1000 === earlier.stealTimeMs) ?? null,
    teams: earlier.teams.map(({ name, players, color, emblem, isYoung = false }) => ({
      name,
      color,
      emblem,
      isYoung,
      players: players.slice(0, maxPlayers).join('، '),
    })),
  };
}

/** Whether both have the same teams, in the same order. */
export function hasSameTeams(one: Draft, other: Draft): boolean {
  return (
    one.teams.length === other.teams.length &&
    one.teams.every((team, index) => {
      const twin = other.teams[index];
      return (
        twin !== undefined &&
        team.name === twin.name &&
        team.players === twin.players &&
        team.color === twin.color &&
        team.emblem === twin.emblem &&
        team.isYoung === twin.isYoung
      );
    })
  );
}

/** The draft with a gang's members as the players of its teams. */
export function withGang(draft: Draft, gang: GangDraft): Draft {
  return {
    ...draft,
    teams: draft.teams.map((team) => ({ ...team, players: '' })),
    gang: { ...gang, teams: draft.teams.map((_, index) => gang.teams[index] ?? []), seed: null },
  };
}

/** The gang of the device's latest game, where these are its teams: for a server that doesn't say whose game it was. */
export function withGangOf(draft: Draft, kept: Draft | null): Draft {
  if (kept === null || kept.gang === null || kept.teams.length !== draft.teams.length) return draft;
  const isSame = draft.teams.every(({ name, color }, index) => {
    const twin = kept.teams[index];
    return twin?.name === name && twin.color === color;
  });
  if (!isSame) return draft;
  return withGang(draft, kept.gang);
}
