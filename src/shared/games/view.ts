import { present } from '../kernel/assert.ts';
import type { LocalizedText } from '../kernel/text.ts';
import type { TileValue } from '../questions/schema.ts';
import { tileValues } from '../questions/schema.ts';
import { hasRunOut, isOver } from './clock.ts';
import type { Act, Command, Lifeline } from './commands.ts';
import type { GameErrorCode } from './errors.ts';
import { contestOrder } from './contest.ts';
import { hasStatus, isTrailing } from './lifelines.ts';
import { applyCommand, undoPreview } from './log.ts';
import {
  openClue,
  openSecret,
  openStep,
  stepCount,
  type Accepted,
  type Pack,
  type PackCategory,
  type PackCell,
  type PackQuestion,
} from './pack.ts';
import { allowsNow, isComplete, isLastQuestion, isStealUntaken, isTapped, openContext, worthOf } from './question.ts';
import { isStudying } from './reading.ts';
import { parties, pointsFor, pointsForOthers } from './scoring.ts';
import type { Game, GameState, OpenQuestion } from './state.ts';

/** Why the rules would reject a step now, or null if they accept it. */
export function refusalOf(game: Game, act: Act, at: number): GameErrorCode | null {
  const applied = applyCommand(game, { ...act, id: 'just-asking', seq: game.seq + 1, at });
  return applied.ok ? null : applied.refusal.code;
}

export interface BoardColumn {
  readonly category: PackCategory;
  readonly categoryIndex: number;
  /** By value, lowest first; one or two cells each. */
  readonly rows: readonly { readonly value: TileValue; readonly cells: readonly PackCell[] }[];
}

export function boardColumns(pack: Pack): readonly BoardColumn[] {
  return pack.categories.map((category, categoryIndex) => ({
    category,
    categoryIndex,
    rows: tileValues.map((value) => ({
      value,
      cells: pack.cells.filter((cell) => cell.categoryIndex === categoryIndex && cell.value === value),
    })),
  }));
}

export function tilesLeft(pack: Pack, state: GameState): number {
  return pack.cells.length - Object.keys(state.tiles).length;
}

/** False at the end of a game: the board is played, or the host has ended it. */
export function hasTurn({ phase, lastQuestion }: GameState): boolean {
  return phase !== 'result' && lastQuestion === undefined;
}

/** Who may answer, or could as the last: the team in turn, or the one that got the steal; null until a team has taken it. */
export function answeringTeam({ question, currentTeamIndex }: GameState): number | null {
  if (question !== null && isStealUntaken(question)) return null;
  return question?.stealTeamIndex ?? currentTeamIndex;
}

/** Teams that may take the steal, the next in order first; none unless it is open to all of them. */
export function stealTakers(pack: Pack, state: GameState): readonly number[] {
  if (state.question === null || !isStealUntaken(state.question)) return [];
  return contestOrder(pack, state).slice(1);
}

/** What the question on the screen brings any other team, if it is one for the young; null for any other question. */
export function othersPoints(pack: Pack, { question }: Pick<GameState, 'question'>): number | null {
  if (question === null) return null;
  const context = openContext(pack, question);
  return context.isSister ? pointsForOthers(context) : null;
}

/** What the open question brings to the team that answers; at a decided reveal, to the team that was right. */
export function shownWorth(pack: Pack, state: GameState, open: OpenQuestion): { points: number; isDoubled: boolean } {
  const context = openContext(pack, open);
  const worth = worthOf(context);
  // In a contest all teams answer: until it is decided, no team's points are the question's.
  const team = open.verdict ?? (context.rules.contest ? null : answeringTeam(state));
  const undecided = isStealUntaken(open) ? pointsForOthers(context) : worth;
  const points = team === null ? undecided : pointsFor(state, context, team);
  return { points, isDoubled: points > worth };
}

/** Teams to whom the open question's points may go, the own team first; each with what it would get. */
export function awardChoices(
  pack: Pack,
  state: GameState,
): readonly { readonly teamIndex: number; readonly points: number }[] {
  const open = state.question;
  if (!open || isLastQuestion(open)) return [];
  const context = openContext(pack, open);
  return parties(pack, state, context).map((teamIndex) => ({
    teamIndex,
    points: pointsFor(state, context, teamIndex),
  }));
}

export type OptionLook = 'open' | 'gone' | 'wrong' | 'right';

export interface OptionView {
  readonly id: string;
  /** Null while a picture stands for it: before the reveal nothing says what it shows. */
  readonly text: LocalizedText | null;
  /** The address of its picture; null where it has none. */
  readonly picture: string | null;
  readonly look: OptionLook;
  /** The team that chose it. */
  readonly chosenBy: number | null;
}

/** True if the options are pictures. */
export function hasOptionPictures({ options }: PackQuestion): boolean {
  return options.some(({ picture }) => picture !== undefined);
}

/** True if the room answers among the options, which are on the screen in both answer modes. */
export function asksAmongOptions(question: PackQuestion): boolean {
  return question.optionsShown === true || hasOptionPictures(question);
}

/** True if fiftyFifty brings its two options onto the screen: in `open`, where no others are there. */
export function bringsOptions(pack: Pack, open: OpenQuestion | null): boolean {
  return pack.answerMode === 'open' && (open === null || !asksAmongOptions(openContext(pack, open).question));
}

/**
 * The options on the screen: all of them in `choices`, or where the question asks among them; in `open` only the two that
 * fiftyFifty left; none otherwise. The right one is opened by the reveal, never before.
 */
export function optionViews(pack: Pack, open: OpenQuestion): readonly OptionView[] {
  const context = openContext(pack, open);
  const { question } = context;
  const isAllOut = isTapped(pack, context) || asksAmongOptions(question);
  const isShown = isAllOut || open.fiftyFifty;
  if (!isShown) return [];
  const isRevealed = open.stage === 'revealed';
  const right = isRevealed ? openSecret(pack, question, 'rightOptionId') : null;
  const names = isRevealed ? optionNames(pack, question) : null;
  const isUnnamed = question.sealed.names !== undefined;
  const options = isAllOut ? question.options : question.options.filter(({ id }) => open.leftOptionIds?.includes(id));
  return options.map(({ id, text, picture = null }) => {
    const chosenBy = open.choices.find((choice) => choice.optionId === id)?.teamIndex ?? null;
    const isLeft = open.leftOptionIds === null || open.leftOptionIds.includes(id);
    const look = id === right ? 'right' : chosenBy !== null ? 'wrong' : isLeft ? 'open' : 'gone';
    return { id, text: isUnnamed ? (names?.[id] ?? null) : text, picture, look, chosenBy };
  });
}

/** What the pictures of options show, by option id; null where their texts are no secret. Only once the answer is shown. */
function optionNames(pack: Pick<Pack, 'key'>, question: PackQuestion): Readonly<Record<string, LocalizedText>> | null {
  const names = openSecret(pack, question, 'names');
  return names === null ? null : (JSON.parse(names) as Record<string, LocalizedText>);
}

/** The picture of a question that becomes clear, as it is seen now; null where there is none. */
export function shownStep(pack: Pack, open: OpenQuestion): ShownMedium | null {
  const { question } = openContext(pack, open);
  return open.stage === 'revealed' ? answerMedium(pack, question) : stepOf(pack, question, open.clues - 1);
}

/** What is seen or heard beside the answer; null for none. Only once the answer is shown. */
export function answerMedium(pack: Pick<Pack, 'key'>, question: PackQuestion): ShownMedium | null {
  return question.media ?? stepOf(pack, question, stepCount(question) - 1);
}

function stepOf(pack: Pick<Pack, 'key'>, question: PackQuestion, index: number): ShownMedium | null {
  return question.steps ? { url: openStep(pack, question, index), alt: question.steps.alt } : null;
}

export type ShownMedium = NonNullable<PackQuestion['media']>;

/** What counts in "name them"; null for other kinds. Only for the judge, and once the answer is shown. */
export function acceptedNames(pack: Pick<Pack, 'key'>, question: PackQuestion): Accepted | null {
  const accepted = openSecret(pack, question, 'accepted');
  return accepted === null ? null : (JSON.parse(accepted) as Accepted);
}

/** The whole picture, or that of the right option, for the answer's own page; null where the answer has none. */
export function answerPicture(pack: Pick<Pack, 'key'>, question: PackQuestion): string | null {
  if (question.steps) return openStep(pack, question, stepCount(question) - 1);
  if (!hasOptionPictures(question)) return null;
  const right = openSecret(pack, question, 'rightOptionId');
  return question.options.find(({ id }) => id === right)?.picture ?? null;
}

/** The clues that have fallen, the newest last; none where the kind has none. */
export function fallenClues(pack: Pack, open: OpenQuestion): readonly LocalizedText[] {
  const { question } = openContext(pack, open);
  return Array.from({ length: question.clues ? open.clues : 0 }, (_, index) =>
    present(readText(openClue(pack, question, index)), 'the clue'),
  );
}

/** The points that the team in turn would still get after the next clue, or null if no clue is left. */
export function worthAfterClue(pack: Pack, state: GameState, open: OpenQuestion): number | null {
  if (open.stage !== 'own' || isComplete(openContext(pack, open))) return null;
  return shownWorth(pack, state, { ...open, clues: open.clues + 1 }).points;
}

/** The next team that owes its answer in a contest, or null. */
export function nextToCommit(pack: Pack, state: GameState): number | null {
  const { question } = state;
  if (question?.stage !== 'own' || openContext(pack, question).rules.contest === null) return null;
  return contestOrder(pack, state).find((teamIndex) => question.commitments[teamIndex] === undefined) ?? null;
}

/** Whether the host may object to the question on the screen. */
export function mayObject(pack: Pack, { question }: GameState): boolean {
  return pack.takesObjections === true && question?.stage === 'revealed';
}

export interface RevealedAnswer {
  readonly answer: LocalizedText;
  readonly explanation: LocalizedText | null;
}

/** The open question's answer, once it is revealed; null before. */
export function revealedAnswer(pack: Pack, open: OpenQuestion): RevealedAnswer | null {
  return open.stage === 'revealed' ? answerOf(pack, openContext(pack, open).question) : null;
}

/** What the actor of a described word must not say; null where nothing is forbidden. As secret as the word itself. */
export function forbiddenWords(pack: Pick<Pack, 'key'>, question: PackQuestion): LocalizedText[] | null {
  const words = openSecret(pack, question, 'forbidden');
  return words === null ? null : (JSON.parse(words) as LocalizedText[]);
}

/** The question that `flip` replaced, with its answer; null if none was. An annulled one has shown its own. */
export function setAside(
  pack: Pack,
  open: OpenQuestion,
): { readonly text: LocalizedText; readonly answer: LocalizedText } | null {
  if (!open.swapped || open.isAfterObjection) return null;
  const { first } = openContext(pack, open);
  return { text: first.text, answer: answerOf(pack, first).answer };
}

/** The answer of a question whose play is over, or of a secret word for its actor. */
export function answerOf(pack: Pick<Pack, 'key'>, question: PackQuestion): RevealedAnswer {
  return {
    answer: readText(openSecret(pack, question, 'answer')) ?? question.text,
    explanation: readText(openSecret(pack, question, 'explanation')),
  };
}

/**
 * Why the team in turn can't use a lifeline now, or null if it can; for `flip`, whether it may swap. Agrees with the
 * rules, without opening the secret that fiftyFifty opens.
 */
export function lifelineRefusal(pack: Pack, state: GameState, lifeline: Lifeline, at: number): GameErrorCode | null {
  const team = state.currentTeamIndex;
  if (lifeline === 'flip') return flipRefusal(pack, state, at);
  if (hasStatus(state, team, lifeline, 'active', 'used')) return 'games/lifeline-used';
  if (lifeline === 'comeback') {
    if (state.phase !== 'board') return 'games/not-now';
    return isTrailing(state, team) ? null : 'games/comeback-not-trailing';
  }
  return ownTimeRefusal(pack, state, lifeline, at);
}

function flipRefusal(pack: Pack, state: GameState, at: number): GameErrorCode | null {
  const open = state.question;
  if (!open || open.stage !== 'own') return 'games/not-now';
  const isFlipOver = open.flipClock !== null && hasRunOut(open.flipClock, at);
  if (isFlipOver || !hasStatus(state, state.currentTeamIndex, 'flip', 'active')) return 'games/flip-over';
  const refused = ownTimeRefusal(pack, state, 'flip', at);
  const hasBegun = Object.keys(open.commitments).length > 0 || (open.ticks ?? 0) > 0;
  if (refused !== null || open.swapped || hasBegun) return refused ?? 'games/not-now';
  return open.fiftyFifty ? 'games/lifeline-not-here' : null;
}

function ownTimeRefusal(
  pack: Pack,
  state: GameState,
  lifeline: 'fiftyFifty' | 'askTeammate' | 'flip',
  at: number,
): GameErrorCode | null {
  const open = state.question;
  if (!open || (open.stage !== 'own' && open.stage !== 'steal') || isStealUntaken(open)) return 'games/not-now';
  if (open.clock && !open.consultation && isOver(open.clock, at)) return 'games/time-is-up';
  if (open.stage !== 'own' || open.choices.length > 0) return 'games/not-now';
  if (lifeline !== 'flip' && isStudying(open, at)) return 'games/not-now';
  return allowsNow(openContext(pack, open), lifeline) ? null : 'games/lifeline-not-here';
}

/** What a `comeback` could bring in this turn, by the values still on the board. */
export function comebackGains(pack: Pack, state: GameState): readonly TileValue[] {
  return tileValues.filter((value) => pack.cells.some((cell) => cell.value === value && !state.tiles[cell.id]));
}

export function isDoubled(state: GameState): boolean {
  return hasStatus(state, state.currentTeamIndex, 'comeback', 'active');
}

export interface UndoSwing {
  /** The step that goes back. */
  readonly command: Command;
  /** Teams whose score changes by it. */
  readonly scores: readonly { readonly teamIndex: number; readonly from: number; readonly to: number }[];
  /** The question that comes on the screen again. */
  readonly reopensCellId: string | null;
  /** The team whose turn it becomes, if that changes. */
  readonly turnOf: number | null;
}

/** What undo would take back, to show before the second tap; null at the floor. */
export function undoSwing(game: Game): UndoSwing | null {
  const preview = undoPreview(game);
  if (!preview) return null;
  const { state: now } = game;
  const { command, state: then } = preview;
  return {
    command,
    scores: now.scores.flatMap((from, teamIndex) => {
      const to = then.scores[teamIndex] ?? from;
      return to === from ? [] : [{ teamIndex, from, to }];
    }),
    reopensCellId: then.question && then.question.cellId !== now.question?.cellId ? then.question.cellId : null,
    turnOf: then.currentTeamIndex === now.currentTeamIndex ? null : then.currentTeamIndex,
  };
}

function readText(json: string | null): LocalizedText | null {
  if (json === null) return null;
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || !('ar' in value) || !('en' in value)) return null;
  const { ar, en } = value;
  return typeof ar === 'string' && typeof en === 'string' ? { ar, en } : null;
}
