import { z } from 'zod';
import { characterCount, normalizeText, hasInvisibleSigns, maxUnits } from '../kernel/text.ts';
import { teamColors, teamEmblems } from './team-looks.ts';

/** How the answers are given: said aloud and judged by the room, or tapped among four options. */
export const answerModes = ['open', 'choices'] as const;
export type AnswerMode = (typeof answerModes)[number];

export const gameLengths = ['full', 'short'] as const;
export type GameLength = (typeof gameLengths)[number];

/** Columns, and cells of each value in a column: 36 tiles, or 12 (docs/rules.md, "Board"). */
export const boards: Readonly<Record<GameLength, { readonly categories: number; readonly cellsPerValue: number }>> = {
  full: { categories: 6, cellsPerValue: 2 },
  short: { categories: 4, cellsPerValue: 1 },
};

const maxCategories = Math.max(...Object.values(boards).map(({ categories }) => categories));

export const questionTimesSeconds = [30, 60, 90] as const;
export const stealTimesSeconds = [15, 30] as const;
export const minTeams = 2;
export const maxTeams = 4;
/** With fewer, only one team could take a steal. */
export const minTeamsForBuzzer = 3;
export const maxTeamNameLength = 24;
export const maxPlayers = 12;

export { teamColors, teamEmblems, type TeamColor, type TeamEmblem } from './team-looks.ts';

/**
 * A name as shown on the screen: counted in user-perceived characters, without hidden ones. Its codes are those of the
 * domain: `name-missing`, `name-too-long`, `name-invisible`.
 */
export const shownName = (max: number, domain: 'games' | 'rooms' | 'gangs' = 'games') =>
  z
    .string()
    .trim()
    .min(1, { error: `${domain}/name-missing` })
    .max(maxUnits(max), { abort: true, error: `${domain}/name-too-long` })
    .refine((name) => characterCount(name, max + 1) <= max, { error: `${domain}/name-too-long` })
    .refine((name) => name === '' || !hasInvisibleSigns(name), { error: `${domain}/name-invisible` });

const teamSchema = z.strictObject({
  name: shownName(maxTeamNameLength),
  players: z.array(shownName(maxTeamNameLength)).max(maxPlayers).optional(),
  color: z.enum(teamColors).optional(),
  emblem: z.enum(teamEmblems).optional(),
  /** Whether its tiles open questions for children (docs/rules.md, "The young"). */
  isYoung: z.boolean().optional(),
});

/** What a host chooses before a game; everything but teams, categories and length has a default. */
export const setupSchema = z
  .strictObject({
    teams: z.array(teamSchema).min(minTeams).max(maxTeams),
    categoryIds: z.array(z.string().max(64)).max(maxCategories, { error: 'games/category-count' }),
    length: z.enum(gameLengths),
    answerMode: z.enum(answerModes).default('open'),
    questionTimeSeconds: z.union([z.literal(questionTimesSeconds), z.null()]).default(60),
    stealTimeSeconds: z.union([z.literal(stealTimesSeconds), z.null()]).default(30),
    /** The host's own team; null if the host doesn't play. */
    hostTeamIndex: z.number().int().min(0).nullable().default(null),
    sound: z.boolean().default(true),
    /** Whether a last question follows the board. */
    lastQuestion: z.boolean().default(false),
    /** Whether a steal goes to the first team that takes it; without effect for two teams. */
    buzzer: z.boolean().default(false),
  })
  .superRefine((setup, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (setup.categoryIds.length !== boards[setup.length].categories) issue(['categoryIds'], 'games/category-count');
    if (new Set(setup.categoryIds).size !== setup.categoryIds.length) issue(['categoryIds'], 'games/category-repeated');
    setup.teams.forEach((team, index) => {
      const first = setup.teams.findIndex((other) => sameName(other.name, team.name));
      if (first < index) issue(['teams', index, 'name'], 'games/name-taken');
      const color = setup.teams.findIndex((other) => other.color !== undefined && other.color === team.color);
      if (color !== -1 && color < index) issue(['teams', index, 'color'], 'games/color-taken');
    });
    if (setup.hostTeamIndex !== null && setup.hostTeamIndex >= setup.teams.length)
      issue(['hostTeamIndex'], 'games/unknown-team');
  });
export type Setup = z.infer<typeof setupSchema>;
export type SetupInput = z.input<typeof setupSchema>;

/** Names that a room would mix up are one name; those of signs or emoji alone are compared as written. */
function sameName(one: string, other: string): boolean {
  const normalized = normalizeText(one);
  return normalized === '' ? one.trim() === other.trim() : normalized === normalizeText(other);
}
