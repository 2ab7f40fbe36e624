import { present } from '../kernel/assert.ts';
import { deadlineOf } from '../games/clock.ts';
import { untilWinnerMs } from '../games/finale-times.ts';
import {
  canSteal,
  isGoalReached,
  isLastQuestion,
  isStealUntaken,
  openContext,
  type OpenContext,
} from '../games/question.ts';
import type { Game, GameState, Phase } from '../games/state.ts';
import { isTied, tieBreakOpen, winners } from '../games/tie-break.ts';
import { hasTurn, othersPoints, shownWorth, tilesLeft } from '../games/view.ts';
import { suspenseMs, type PhoneView } from './schema.ts';

const phases: Readonly<Record<Phase, PhoneView['phase']>> = {
  wheel: 'wheel',
  board: 'board',
  question: 'question',
  lastQuestion: 'points',
  result: 'result',
  finished: 'result',
};

/** What a phone shows of a game: only what the screen shows at this step. */
export function phoneView({ pack, state }: Game, outcome: PhoneView['outcome']): PhoneView {
  const phase = phases[state.phase];
  return {
    outcome,
    phase,
    teams: pack.teams.map(({ name, color, emblem }, index) => ({
      name,
      color,
      emblem,
      score: present(state.scores[index], 'a team’s score'),
    })),
    // The pack already contains the team that the wheel will choose; the players don't know it yet.
    currentTeamIndex: phase !== 'wheel' && hasTurn(state) ? state.currentTeamIndex : null,
    tilesLeft: tilesLeft(pack, state),
    question: openQuestionOf(pack, state),
    isTied: phase === 'result' && isUndecided(state),
    winners: isDecided(state) ? [...winners(pack, state)] : [],
  };
}

/** Whether teams share the top score, and a tie-break may still decide. */
function isUndecided(state: GameState): boolean {
  return state.phase !== 'finished' && isTied(state) && (state.tieBreak === null || tieBreakOpen(state));
}

function isDecided(state: GameState): boolean {
  return phases[state.phase] === 'result' && !isUndecided(state);
}

function openQuestionOf(pack: Game['pack'], state: GameState): PhoneView['question'] {
  const open = state.question;
  if (open === null) return null;
  const context = openContext(pack, open);
  const { cell, rules } = context;
  const isOpen = open.stage === 'own' || open.stage === 'steal';
  const category = pack.categories[cell.categoryIndex];
  const others = othersPoints(pack, state);
  return {
    category: category === undefined ? null : { name: category.name, icon: category.icon, hue: category.hue },
    value: cell.value,
    worth: isLastQuestion(open) ? 0 : shownWorth(pack, state, open).points,
    isRevealed: open.stage === 'revealed',
    answers: !isOpen ? 'none' : isStealUntaken(open) ? 'others' : rules.contest === null ? 'team' : 'all',
    ...(open.stage === 'closed' ? { closedBy: closedBy(pack, context) } : {}),
    ...(others === null ? {} : { othersPoints: others }),
    mayBeStolen: canSteal(pack, context),
    buzzer: pack.buzzer === true,
    stealTeamIndex: open.stealTeamIndex,
    stealOpenUntil: isStealUntaken(open) && open.clock ? deadlineOf(open.clock) : null,
  };
}

/** What ended the time of a question whose answer isn't shown yet, as the screen says it. */
function closedBy({ teams }: Game['pack'], context: OpenContext): 'time' | 'all' | 'goal' {
  if (isGoalReached(context)) return 'goal';
  return Object.keys(context.open.commitments).length === teams.length ? 'all' : 'time';
}

/** How long phones show a step later than the screen, in ms; 0 unless it brings an answer, points or the result. */
export function suspenseOf(before: GameState, after: GameState): number {
  if (phases[before.phase] !== 'result' && phases[after.phase] === 'result')
    return Math.max(suspenseMs, untilWinnerMs(after.scores.length));
  const isShown =
    (after.question?.stage === 'revealed' && before.question?.stage !== 'revealed') ||
    (after.question?.choices.length ?? 0) > (before.question?.choices.length ?? 0) ||
    after.scores.some((score, index) => score !== before.scores[index]) ||
    Object.keys(after.tiles).length > Object.keys(before.tiles).length ||
    isDecided(after);
  return isShown ? suspenseMs : 0;
}
