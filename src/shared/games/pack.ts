import { present } from '../kernel/assert.ts';
import type { LocalizedText } from '../kernel/text.ts';
import { unseal } from '../kernel/seal.ts';
import type { QuestionKind, SecretWordAct, TileValue } from '../questions/schema.ts';
import type { AnswerMode, GameLength, TeamColor, TeamEmblem } from './setup.ts';

export interface PackTeam {
  readonly name: string;
  readonly players: readonly string[];
  readonly color: TeamColor;
  readonly emblem: TeamEmblem;
  /** Present where the host marked the team as young: its tiles open their sister questions. */
  readonly isYoung?: true;
}

export interface PackCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: string;
  readonly hue: number;
}

export interface PackOption {
  readonly id: string;
  /** Empty where a picture stands for it: its text is sealed then (`names`). */
  readonly text: LocalizedText;
  /** The address of a picture that is the option, or is beside its text. */
  readonly picture?: string;
}

/** Texts that no one may read before their step; each is sealed under its own name. Texts, not ids, are padded. */
export interface SealedSecrets {
  /** The answer, or the secret word, in both languages (JSON of LocalizedText). */
  readonly answer: string;
  /** JSON of LocalizedText; absent if a question has no explanation. */
  readonly explanation?: string;
  readonly rightOptionId?: string;
  /** The wrong option that fiftyFifty leaves. */
  readonly keptOptionId?: string;
  /** Of a closest-number question. */
  readonly number?: string;
  /** Years by event id (JSON), of a question that orders them. */
  readonly years?: string;
  /** The list of "name them" (JSON of Accepted). */
  readonly accepted?: string;
  /** What the pictures of options show, by option id (JSON); absent where the texts are beside them. */
  readonly names?: string;
  /** What the actor of a described word must not say (JSON of LocalizedText[]). */
  readonly forbidden?: string;
  /** The id of /answer/{id}. Absent in packs dealt before codes were sealed. */
  readonly answerCode?: string;
}

/** What counts in "name them". */
export interface Accepted {
  readonly names: readonly LocalizedText[];
  /** True if nothing else counts. */
  readonly isComplete: boolean;
}

export interface PackQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: LocalizedText;
  /** In the order shown; empty where the kind has none. */
  readonly options: readonly PackOption[];
  /** The room answers among the options: they are on the screen in both answer modes. Absent before rules version 9. */
  readonly optionsShown?: true;
  readonly media?: { readonly url: string; readonly alt: LocalizedText };
  readonly act?: SecretWordAct;
  readonly unit?: LocalizedText;
  /** Four events to be put in order, shuffled. */
  readonly events?: readonly PackOption[];
  /**
   * How long it is read before its clock starts; null if the clock waits for `startClock`. Absent where the clock starts
   * at once, and in packs of rules version 1.
   */
  readonly readingMs?: number | null;
  /** How long its picture is seen before the question; hidden from then on until the reveal. */
  readonly studyMs?: number;
  /** Its own time, also where clocks are off. */
  readonly timeMs?: number;
  /** How many things are to be named. */
  readonly goal?: number;
  /** Addresses of a picture that becomes clear, the least clear first, each sealed separately. */
  readonly steps?: { readonly alt: LocalizedText; readonly urls: readonly string[] };
  /** Clues from the hardest on, each sealed separately. */
  readonly clues?: readonly string[];
  /**
   * The code in plain text, in packs dealt before codes were sealed; else empty, since older pages and processes
   * require a text.
   */
  readonly answerCode: string;
  readonly sealed: SealedSecrets;
}

export interface PackCell {
  readonly id: string;
  readonly categoryIndex: number;
  readonly value: TileValue;
  readonly question: PackQuestion;
  /** What `flip` swaps in. */
  readonly reserve: PackQuestion;
  /**
   * What a young team opens in place of `question`. Absent where no team is young, where the bank has none, and in packs
   * before rules version 8.
   */
  readonly sister?: PackQuestion;
}

/**
 * An open question's cell. That of the last question is no tile: it has no column (-1), and the points are what the teams
 * committed.
 */
export interface OpenCell extends Omit<PackCell, 'value'> {
  readonly value: TileValue | 0;
}

/** Where an open question names its cell, the last question. */
export const lastCellId = 'last';

/** By the command that opens a steal. */
export interface StealLead {
  readonly choose: number;
  readonly pass: number;
  readonly timeUp: number;
}

/**
 * Everything chance decides, drawn by the server when a game starts. From then on the game is a
 * pure function of the pack and the commands, on any device, without a network (docs/rules.md, "Pack").
 */
export interface Pack {
  /** The rules it was dealt for (rules-version.ts). */
  readonly rulesVersion: number;
  readonly gameId: string;
  /** The gang that plays. Absent without one, and in packs of older servers. */
  readonly gangId?: string;
  readonly seed: string;
  readonly key: string;
  readonly length: GameLength;
  readonly answerMode: AnswerMode;
  readonly questionTimeMs: number | null;
  readonly stealTimeMs: number | null;
  /**
   * How long a steal's clock waits while the screen turns to the team, by what opened it. Absent in packs before rules
   * version 5, where it starts at once.
   */
  readonly stealLeadMs?: StealLead;
  /**
   * True where a steal opens to all teams but the one in turn, and goes to the first. Absent where the host didn't choose it,
   * for two teams, and in packs before rules version 7.
   */
  readonly buzzer?: boolean;
  readonly sound: boolean;
  readonly hostTeamIndex: number | null;
  /** True where the host may object to a revealed question. Absent in packs before rules version 3. */
  readonly takesObjections?: boolean;
  /**
   * A closest-number question for points that the teams commit before they see it, and what an objection puts in its
   * place. Absent where the host didn't choose it, and in packs before rules version 4.
   */
  readonly lastQuestion?: Pick<PackCell, 'question' | 'reserve'>;
  readonly teams: readonly PackTeam[];
  readonly categories: readonly PackCategory[];
  readonly cells: readonly PackCell[];
  readonly tieBreaker: PackQuestion;
  readonly wheel: { readonly firstTeamIndex: number };
}

type SecretName = keyof SealedSecrets;

/** The name under which a secret of a question is sealed. */
export function secretName(questionId: string, secret: SecretName): string {
  return `${questionId}/${secret}`;
}

// Opening costs some microseconds and the same secret is read again at each paint.
const opened = new WeakMap<PackQuestion, Map<SecretName, string>>();

/** Opens one secret, or null where the question has none of that name. Only the step that needs it may call. */
export function openSecret(pack: Pick<Pack, 'key'>, question: PackQuestion, secret: SecretName): string | null {
  const sealed = question.sealed[secret];
  if (sealed === undefined) return null;
  const known = opened.get(question) ?? new Map<SecretName, string>();
  opened.set(question, known);
  const text = known.get(secret) ?? unseal(sealed, pack.key, secretName(question.id, secret));
  known.set(secret, text);
  return text;
}

/** The id of /answer/{id} for this question. Only what shows the code may call. */
export function answerCodeOf(pack: Pick<Pack, 'key'>, question: PackQuestion): string {
  return openSecret(pack, question, 'answerCode') ?? question.answerCode;
}

/** Opens one clue; only when it falls. */
export function openClue(pack: Pick<Pack, 'key'>, question: PackQuestion, index: number): string {
  return unseal(present(question.clues?.[index], 'the clue'), pack.key, clueName(question.id, index));
}

/** Opens the address of one step; only when it comes on the screen, and to keep it on the device. */
export function openStep(pack: Pick<Pack, 'key'>, { id, steps }: PackQuestion, index: number): string {
  return unseal(present(steps?.urls[index], 'the step'), pack.key, stepName(id, index)).trimEnd();
}

/** The name under which a step's address is sealed. */
export function stepName(questionId: string, index: number): string {
  return `${questionId}/step-${index + 1}`;
}

/** How many clues or steps the host uncovers; 0 where all is there at once. */
export function stepCount({ clues, steps }: PackQuestion): number {
  return clues?.length ?? steps?.urls.length ?? 0;
}

/** The name under which a clue is sealed. */
export function clueName(questionId: string, index: number): string {
  return `${questionId}/clue-${index + 1}`;
}

/** The team at this index. Throws if the pack has none. */
export function teamOf(pack: Pack, teamIndex: number): PackTeam {
  return present(pack.teams[teamIndex], 'the team');
}

export function findCell(pack: Pack, cellId: string): PackCell | undefined {
  return pack.cells.find(({ id }) => id === cellId);
}

/** The question that the tile opens for this team, before any swap. */
export function questionFor(pack: Pick<Pack, 'teams'>, cell: Dealt, teamIndex: number): PackQuestion {
  return pack.teams[teamIndex]?.isYoung === true && cell.sister ? cell.sister : cell.question;
}

type Dealt = Pick<PackCell, 'question' | 'reserve' | 'sister'>;

/** All that lies under a cell: what the device keeps, and what a code may open. */
export function questionsOf({ question, reserve, sister }: Dealt): readonly PackQuestion[] {
  return sister ? [question, sister, reserve] : [question, reserve];
}

/** The question of a cell with this id. */
export function findQuestion(cell: Dealt, questionId: string): PackQuestion | undefined {
  return questionsOf(cell).find(({ id }) => id === questionId);
}

/** The cell of an open question: a tile, or the last question. */
export function findOpenCell(pack: Pack, cellId: string): OpenCell | undefined {
  if (cellId !== lastCellId) return findCell(pack, cellId);
  return pack.lastQuestion && { id: lastCellId, categoryIndex: -1, value: 0, ...pack.lastQuestion };
}
