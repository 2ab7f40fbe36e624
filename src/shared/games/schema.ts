import { z } from 'zod';
import { questionKinds, secretWordActs, tileValues } from '../questions/schema.ts';
import type { Pack } from './pack.ts';
import { answerModes, gameLengths, teamColors, teamEmblems } from './setup.ts';

const text = z.object({ ar: z.string(), en: z.string() });

const lead = z.number().int().min(0);

const packQuestionSchema = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  text,
  options: z.array(z.object({ id: z.string(), text, picture: z.string().optional() })),
  optionsShown: z.literal(true).optional(),
  media: z.object({ url: z.string(), alt: text }).optional(),
  act: z.enum(secretWordActs).optional(),
  unit: text.optional(),
  events: z.array(z.object({ id: z.string(), text })).optional(),
  clues: z.array(z.string()).optional(),
  studyMs: z.number().int().min(1).optional(),
  timeMs: z.number().int().min(1).optional(),
  goal: z.number().int().min(1).optional(),
  steps: z.object({ alt: text, urls: z.array(z.string()) }).optional(),
  readingMs: z.number().int().min(0).nullable().optional(),
  answerCode: z.string().default(''),
  sealed: z.object({
    answer: z.string(),
    explanation: z.string().optional(),
    rightOptionId: z.string().optional(),
    keptOptionId: z.string().optional(),
    number: z.string().optional(),
    years: z.string().optional(),
    names: z.string().optional(),
    accepted: z.string().optional(),
    forbidden: z.string().optional(),
    answerCode: z.string().optional(),
  }),
});

export const packTeamSchema = z.object({
  name: z.string(),
  players: z.array(z.string()),
  color: z.enum(teamColors),
  emblem: z.enum(teamEmblems),
  isYoung: z.literal(true).optional(),
});

/** The pack as it travels. */
export const packSchema = z.object({
  rulesVersion: z.number().int(),
  gameId: z.string(),
  gangId: z.string().optional(),
  seed: z.string(),
  key: z.string(),
  length: z.enum(gameLengths),
  answerMode: z.enum(answerModes),
  questionTimeMs: z.number().int().nullable(),
  stealTimeMs: z.number().int().nullable(),
  stealLeadMs: z.object({ choose: lead, pass: lead, timeUp: lead }).optional(),
  buzzer: z.boolean().optional(),
  sound: z.boolean(),
  hostTeamIndex: z.number().int().nullable(),
  takesObjections: z.boolean().optional(),
  lastQuestion: z.object({ question: packQuestionSchema, reserve: packQuestionSchema }).optional(),
  teams: z.array(packTeamSchema),
  categories: z.array(z.object({ id: z.string(), name: text, icon: z.string(), hue: z.number() })),
  cells: z.array(
    z.object({
      id: z.string(),
      categoryIndex: z.number().int(),
      value: z.literal(tileValues),
      question: packQuestionSchema,
      reserve: packQuestionSchema,
      sister: packQuestionSchema.optional(),
    }),
  ),
  tieBreaker: packQuestionSchema,
  wheel: z.object({ firstTeamIndex: z.number().int() }),
});

/** A parsed pack, with its optional fields left out rather than undefined. */
export function readPack(value: unknown): Pack {
  return packSchema.parse(value) as Pack;
}
