import { present } from '#shared/kernel/assert.ts';
import { randomIndex, shuffle, type Random } from '#shared/kernel/random.ts';
import { lifelines, objections, type Act } from '#shared/games/commands.ts';
import { deadlineOf } from '#shared/games/clock.ts';
import { isReading } from '#shared/games/reading.ts';
import { maxPoints, nextToCommitPoints, pointsStep } from '#shared/games/last-question.ts';
import { hasStatus } from '#shared/games/lifelines.ts';
import { openContext, isComplete, isLastQuestion, isStealUntaken, isTapped } from '#shared/games/question.ts';
import type { Game } from '#shared/games/state.ts';
import { parties } from '#shared/games/scoring.ts';
import { isTied, leaders, tieBreakOpen } from '#shared/games/tie-break.ts';

export interface BotMove {
  readonly act: Act;
  /** How long the room takes before it. */
  readonly waitMs: number;
}

/** What a lively room might do next; the rules reject some of it, as with people. Always leads to the end. */
export function botMove(game: Game, random: Random, now: number): BotMove {
  const whim = random();
  const after = (act: Act): BotMove => ({ act, waitMs: randomIndex(random, 9000) });
  if (game.state.phase !== 'wheel' && whim < 0.12) return after(aside(game, random));
  switch (game.state.phase) {
    case 'wheel':
      return after({ type: 'wheelStopped' });
    case 'board':
      return after(boardMove(game, random));
    case 'question':
      return questionMove(game, random, now, after);
    case 'lastQuestion':
      return after(lastMove(game, random));
    case 'result':
    case 'finished':
      return after(resultMove(game, random));
  }
}

// Things that may happen at any time: undo, queueing, a corrected score.
function aside(game: Game, random: Random): Act {
  const teamIndex = randomIndex(random, game.pack.teams.length);
  const lifeline = present(lifelines[randomIndex(random, lifelines.length)], 'a lifeline');
  const choice = randomIndex(random, 9);
  if (choice === 0) return { type: 'undo' };
  if (choice === 1) return { type: 'redo' };
  if (choice === 2) return { type: 'adjust', teamIndex, points: (randomIndex(random, 9) - 4) * 100, reason: 'تصحيح' };
  if (choice === 3) return { type: 'unqueueLifeline', lifeline, teamIndex };
  return { type: 'queueLifeline', lifeline, teamIndex };
}

function boardMove(game: Game, random: Random): Act {
  const { pack, state } = game;
  if (random() < 0.05) return { type: 'useLifeline', lifeline: 'comeback' };
  if (random() < 0.002) return { type: 'end' };
  const used = new Set(Object.keys(state.tiles));
  const open = pack.cells.filter(({ id }) => !used.has(id));
  return { type: 'pick', cellId: present(open[randomIndex(random, open.length)], 'an open cell').id };
}

function questionMove(game: Game, random: Random, now: number, after: (act: Act) => BotMove): BotMove {
  const open = present(game.state.question, 'the question');
  const context = openContext(game.pack, open);
  const { question } = context;
  if (open.stage === 'revealed') {
    if (isLastQuestion(open) && random() < 0.9) return after({ type: 'awardLastQuestion' });
    if (random() < 0.04)
      return after({ type: 'annul', reason: present(objections[randomIndex(random, objections.length)], 'a reason') });
    const choices = [null, ...parties(game.pack, game.state, context)];
    const teamIndex =
      open.verdict !== undefined && random() < 0.9
        ? open.verdict
        : (choices[randomIndex(random, choices.length)] ?? null);
    return after({ type: 'award', teamIndex });
  }
  if (open.stage === 'closed') return after({ type: 'reveal' });
  if (open.paused && random() < 0.7) return after({ type: 'resume' });
  if (isReading(open, now) && random() < 0.4) return after({ type: 'startClock' });
  const clock = open.consultation?.clock ?? open.clock;
  const deadline = clock && deadlineOf(clock);
  const timeUpSoon = isStealUntaken(open) ? 0.5 : 0.12;
  if (isStealUntaken(open) && random() < 0.6)
    return after({ type: 'takeSteal', teamIndex: randomIndex(random, game.pack.teams.length) });
  if (random() < timeUpSoon && deadline !== null)
    return { act: { type: 'timeUp' }, waitMs: Math.max(0, deadline - now) };
  if (random() < 0.25) return after(ownMove(game, random));
  if (question.act === 'describe' && random() < 0.3) return after({ type: 'foul' });
  if (context.rules.contest && random() < 0.9) return after(contestMove(game, random));
  if (question.goal !== undefined && random() < 0.8) return after({ type: 'tick' });
  if (!isComplete(context) && random() < 0.5) return after({ type: 'nextClue' });
  if (isTapped(game.pack, context)) {
    const left = open.leftOptionIds ?? question.options.map(({ id }) => id);
    return after({ type: 'choose', optionId: present(left[randomIndex(random, left.length)], 'an option') });
  }
  return after(random() < 0.4 ? { type: 'pass' } : { type: 'reveal' });
}

function lastMove(game: Game, random: Random): Act {
  const teamIndex = nextToCommitPoints(game.pack, game.state);
  if (random() < 0.01) return { type: 'end' };
  if (teamIndex === null) return { type: 'openLastQuestion' };
  const steps = maxPoints(game.state.scores[teamIndex] ?? 0) / pointsStep;
  // One step too many now and then.
  return { type: 'commitPoints', teamIndex, points: pointsStep * randomIndex(random, steps + 2) };
}

function contestMove(game: Game, random: Random): Act {
  const open = present(game.state.question, 'the question');
  const { question } = openContext(game.pack, open);
  const owing = game.pack.teams.flatMap((_, index) => (open.commitments[index] === undefined ? [index] : []));
  const teamIndex = owing[randomIndex(random, owing.length)] ?? 0;
  if (!question.events) return { type: 'commitNumber', teamIndex, number: randomIndex(random, 200) };
  return {
    type: 'commitOrder',
    teamIndex,
    eventIds: shuffle(
      question.events.map(({ id }) => id),
      random,
    ),
  };
}

function ownMove(game: Game, random: Random): Act {
  const { state } = game;
  if (hasStatus(state, state.currentTeamIndex, 'flip', 'active') && random() < 0.5) return { type: 'swap' };
  const acts: readonly Act[] = [
    { type: 'useLifeline', lifeline: 'fiftyFifty' },
    { type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' },
    { type: 'endConsultation' },
    { type: 'pause' },
    { type: 'extend' },
  ];
  return present(acts[randomIndex(random, acts.length)], 'an act');
}

function resultMove(game: Game, random: Random): Act {
  const { state } = game;
  if (state.tieBreak && tieBreakOpen(state)) {
    const owing = state.tieBreak.teamIndexes.filter((index) => state.tieBreak?.numbers[index] === undefined);
    return { type: 'commitNumber', teamIndex: owing[0] ?? 0, number: randomIndex(random, 300) };
  }
  if (!state.tieBreak && isTied(state) && leaders(state).length > 1 && random() < 0.8)
    return { type: 'openTieBreaker' };
  return { type: 'finish' };
}
