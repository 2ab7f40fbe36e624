import { present } from '../kernel/assert.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { deadlineOf } from './clock.ts';
import { lifelines, type Command, type Lifeline } from './commands.ts';
import type { GameErrorCode } from './errors.ts';
import type { Pack } from './pack.ts';
import type { GameState, LifelineState, LifelineStatus, TeamLifelines } from './state.ts';

/** The time of askTeammate and flip [LIFE-1]; the other lifelines have no clock. */
export const lifelineDurationMs = 30_000;

const fresh: LifelineState = { status: 'available', queuedAt: null, activatedAt: null, teammate: null };

export const freshLifelines: TeamLifelines = { fiftyFifty: fresh, askTeammate: fresh, comeback: fresh, flip: fresh };

export function lifelineOf(state: GameState, teamIndex: number, lifeline: Lifeline): LifelineState {
  return present(state.lifelines[teamIndex], 'the team')[lifeline];
}

export function withLifeline(
  state: GameState,
  teamIndex: number,
  lifeline: Lifeline,
  change: Partial<LifelineState>,
): GameState {
  return {
    ...state,
    lifelines: state.lifelines.map((team, index) =>
      index === teamIndex ? { ...team, [lifeline]: { ...team[lifeline], ...change } } : team,
    ),
  };
}

// After the board no turn follows.
function canQueue({ phase, lastQuestion }: GameState): boolean {
  return (phase === 'board' || phase === 'question') && lastQuestion === undefined;
}

/** Queues a lifeline of a team that isn't in turn. */
export function queueLifeline(
  pack: Pack,
  state: GameState,
  command: Command & { type: 'queueLifeline' },
  at: number,
): Result<GameState, GameErrorCode> {
  if (!canQueue(state)) return refuse('games/not-now');
  if (command.teamIndex >= pack.teams.length) return refuse('games/unknown-team');
  if (command.teamIndex === state.currentTeamIndex) return refuse('games/lifeline-own-turn');
  if (!hasStatus(state, command.teamIndex, command.lifeline, 'available')) return refuse('games/lifeline-used');
  return ok(
    withLifeline(state, command.teamIndex, command.lifeline, {
      status: 'queued',
      queuedAt: at,
      teammate: command.teammate ?? null,
    }),
  );
}

export function unqueueLifeline(
  pack: Pack,
  state: GameState,
  command: Command & { type: 'unqueueLifeline' },
): Result<GameState, GameErrorCode> {
  if (!canQueue(state)) return refuse('games/not-now');
  if (command.teamIndex >= pack.teams.length) return refuse('games/unknown-team');
  if (!hasStatus(state, command.teamIndex, command.lifeline, 'queued')) return refuse('games/lifeline-not-queued');
  return ok(
    withLifeline(state, command.teamIndex, command.lifeline, { status: 'available', queuedAt: null, teammate: null }),
  );
}

/** Makes a lifeline of the team in turn active, and notes it for the turn's record. */
export function activate(state: GameState, lifeline: Lifeline, at: number, teammate?: string): GameState {
  const change = teammate === undefined ? {} : { teammate };
  const next = withLifeline(state, state.currentTeamIndex, lifeline, {
    status: 'active',
    activatedAt: at,
    queuedAt: null,
    ...change,
  });
  return { ...next, turnLifelines: [...state.turnLifelines, lifeline] };
}

export function isTrailing(state: GameState, teamIndex: number): boolean {
  return (state.scores[teamIndex] ?? 0) < Math.max(...state.scores);
}

/** Activates a queued `comeback`, then a queued `flip`, of the team whose turn begins. */
export function activateAtTurnStart(state: GameState, at: number): GameState {
  const team = state.currentTeamIndex;
  let next = state;
  if (lifelineOf(next, team, 'comeback').status === 'queued' && isTrailing(next, team))
    next = activate(next, 'comeback', at);
  if (lifelineOf(next, team, 'flip').status === 'queued') next = activate(next, 'flip', at);
  return next;
}

/** Marks the active lifelines of the team in turn as used; only those in `only`. */
export function endActive(state: GameState, only: readonly Lifeline[] = lifelines): GameState {
  const team = state.currentTeamIndex;
  return only.reduce(
    (next, lifeline) =>
      lifelineOf(next, team, lifeline).status === 'active'
        ? withLifeline(next, team, lifeline, { status: 'used' })
        : next,
    state,
  );
}

/** Gives back what the team in turn used on its open question: the question no longer counts. */
export function giveBack(state: GameState, returned: readonly Lifeline[]): GameState {
  const used = returned.filter((lifeline) => state.turnLifelines.includes(lifeline));
  const left = state.turnLifelines.filter((lifeline) => !used.includes(lifeline));
  const start: GameState = { ...state, turnLifelines: left };
  return used.reduce((next, lifeline) => withLifeline(next, state.currentTeamIndex, lifeline, fresh), start);
}

export interface QueuedLifeline {
  readonly lifeline: Lifeline;
  readonly gameId: string;
  readonly activatingTeamIndex: number;
  readonly queuedAt: number;
}
export interface ActiveLifeline {
  readonly lifeline: Lifeline;
  readonly gameId: string;
  readonly teamIndex: number;
  readonly activatedAt: number;
  /** Null if it ends with a step, or while its clock is stopped. */
  readonly expiresAt: number | null;
}

/** The queued and active lifelines of a game [LIFE-1]; none once it is finished. */
export function lifelineRecords(
  gameId: string,
  state: GameState,
): {
  readonly queued: readonly QueuedLifeline[];
  readonly active: readonly ActiveLifeline[];
} {
  if (state.status === 'finished') return { queued: [], active: [] };
  const queued: QueuedLifeline[] = [];
  const active: ActiveLifeline[] = [];
  for (const { teamIndex, lifeline, entry } of entriesOf(state)) {
    if (entry.status === 'queued')
      queued.push({ lifeline, gameId, activatingTeamIndex: teamIndex, queuedAt: present(entry.queuedAt, 'queuedAt') });
    if (entry.status === 'active') {
      active.push({
        lifeline,
        gameId,
        teamIndex,
        activatedAt: present(entry.activatedAt, 'activatedAt'),
        expiresAt: expiryOf(state, lifeline),
      });
    }
  }
  return { queued, active };
}

function expiryOf(state: GameState, lifeline: Lifeline): number | null {
  if (lifeline === 'askTeammate' && state.question?.consultation) return deadlineOf(state.question.consultation.clock);
  if (lifeline === 'flip' && state.question?.flipClock) return deadlineOf(state.question.flipClock);
  return null;
}

function* entriesOf(state: GameState): Generator<{ teamIndex: number; lifeline: Lifeline; entry: LifelineState }> {
  for (const [teamIndex, team] of state.lifelines.entries()) {
    for (const lifeline of lifelines) yield { teamIndex, lifeline, entry: team[lifeline] };
  }
}

export function hasStatus(
  state: GameState,
  teamIndex: number,
  lifeline: Lifeline,
  ...wanted: readonly LifelineStatus[]
): boolean {
  return wanted.includes(lifelineOf(state, teamIndex, lifeline).status);
}
