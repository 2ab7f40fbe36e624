import { z } from 'zod';
import {
  answerModes,
  boards,
  gameLengths,
  maxPlayers,
  maxTeams,
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
import type { Pack } from '#shared/games/pack.ts';

/** The form state of a new game, valid or not. */
export interface TeamDraft {
  readonly name: string;
  /** Names with commas between them, as typed. */
  readonly players: string;
  readonly color: TeamColor;
  readonly emblem: TeamEmblem;
}
export interface Draft extends Omit<Setup, 'teams'> {
  readonly teams: readonly TeamDraft[];
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
  };
}

function newTeam(index: number, names: readonly string[]): TeamDraft {
  return {
    name: names[index] ?? '',
    players: '',
    color: teamColors[index] ?? 'coral',
    emblem: teamEmblems[index] ?? 'falcon',
  };
}

/** More or fewer teams; a new one gets a name, a colour and an emblem that are free. */
export function withTeamCount(draft: Draft, count: number, names: readonly string[]): Draft {
  let teams = draft.teams.slice(0, count);
  while (teams.length < Math.min(count, maxTeams)) {
    const fresh = newTeam(teams.length, names);
    teams = [
      ...teams,
      {
        ...fresh,
        name: names.find((name) => !teams.some((team) => team.name === name)) ?? fresh.name,
        color: teamColors.find((color) => !teams.some((team) => team.color === color)) ?? fresh.color,
        emblem: teamEmblems.find((emblem) => !teams.some((team) => team.emblem === emblem)) ?? fresh.emblem,
      },
    ];
  }
  const hostTeamIndex = draft.hostTeamIndex !== null && draft.hostTeamIndex >= count ? null : draft.hostTeamIndex;
  return { ...draft, teams, hostTeamIndex };
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

export function toSetup(draft: Draft): SetupInput {
  return {
    ...draft,
    teams: draft.teams.map(({ players, ...team }) => {
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
  const parsed = setupSchema.safeParse(toSetup(draft));
  if (parsed.success) return {};
  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    problems[issue.path.join('.')] ??= issue.code === 'custom' ? issue.message : issue.code;
  return problems;
}

const draftSchema = z.object({
  length: z.enum(gameLengths),
  categoryIds: z.array(z.string()).max(6),
  teams: z
    .array(z.object({ name: z.string(), players: z.string(), color: z.enum(teamColors), emblem: z.enum(teamEmblems) }))
    .min(2)
    .max(maxTeams),
  hostTeamIndex: z.number().int().min(0).nullable(),
  answerMode: z.enum(answerModes),
  questionTimeSeconds: z.union([z.literal(questionTimesSeconds), z.null()]),
  stealTimeSeconds: z.union([z.literal(stealTimesSeconds), z.null()]),
  sound: z.boolean(),
});

/** A stored draft, or null if invalid. */
export function readDraft(kept: unknown): Draft | null {
  const parsed = draftSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** The same teams and rules again, with categories still to be chosen. */
export function draftFromPack(pack: Pack): Draft {
  return {
    length: pack.length,
    categoryIds: [],
    hostTeamIndex: pack.hostTeamIndex,
    answerMode: pack.answerMode,
    sound: pack.sound,
    questionTimeSeconds: questionTimesSeconds.find((seconds) => seconds * 1000 === pack.questionTimeMs) ?? null,
    stealTimeSeconds: stealTimesSeconds.find((seconds) => seconds * 1000 === pack.stealTimeMs) ?? null,
    teams: pack.teams.map(({ name, players, color, emblem }) => ({
      name,
      color,
      emblem,
      players: players.slice(0, maxPlayers).join('، '),
    })),
  };
}
