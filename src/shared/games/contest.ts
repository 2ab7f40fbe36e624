import { present } from '../kernel/assert.ts';
import { refuse, ok, type Result } from '../kernel/result.ts';
import type { GameErrorCode } from './errors.ts';
import { openSecret, type Pack, type PackOption, type PackQuestion } from './pack.ts';
import { changeOpen, closeQuestion, type OpenContext } from './question.ts';
import { endReading } from './reading.ts';
import type { Commitment, GameState } from './state.ts';

/** Teams in the order they commit: the one in turn first. Of equally near ones the first in it wins. */
export function contestOrder(pack: Pack, state: GameState): readonly number[] {
  return pack.teams.map((_, step) => (state.currentTeamIndex + step) % pack.teams.length);
}

/** A team's answer in a contest, hidden from the others; after the last one no team may answer. */
export function commit(
  pack: Pack,
  state: GameState,
  { open, question, rules }: OpenContext,
  teamIndex: number,
  commitment: Commitment,
  at: number,
): Result<GameState, GameErrorCode> {
  if (rules.contest !== (typeof commitment === 'number' ? 'number' : 'order')) return refuse('games/not-now');
  if (teamIndex >= pack.teams.length) return refuse('games/unknown-team');
  if (open.commitments[teamIndex] !== undefined) return refuse('games/already-committed');
  if (typeof commitment !== 'number' && !isOrderOf(commitment, question)) return refuse('games/not-an-order');
  const commitments = { ...open.commitments, [teamIndex]: commitment };
  const committed = changeOpen(state, (before) => ({ ...endReading(before, at), commitments }));
  return ok(Object.keys(commitments).length === pack.teams.length ? closeQuestion(committed, at) : committed);
}

function isOrderOf(eventIds: readonly string[], { events = [] }: PackQuestion): boolean {
  return eventIds.length === events.length && events.every(({ id }) => eventIds.includes(id));
}

/** An event with its year, for the reveal. */
export interface DatedEvent extends PackOption {
  readonly year: number;
}

/** The events in their right order. Only once the answer is shown. */
export function datedEvents(pack: Pick<Pack, 'key'>, question: PackQuestion): readonly DatedEvent[] {
  const years = JSON.parse(present(openSecret(pack, question, 'years'), 'the years')) as Record<string, number>;
  return (question.events ?? [])
    .map((event) => ({ ...event, year: present(years[event.id], 'the year') }))
    .sort((one, other) => one.year - other.year);
}

/** The number of events in their right place. */
export function rightPlaces(eventIds: readonly string[], right: readonly DatedEvent[]): number {
  return right.filter(({ id }, place) => eventIds[place] === id).length;
}

/**
 * The teams that came nearest: the smallest distance to the number, or the most events in place. An order with none in
 * place wins nothing. Null if no team has committed.
 */
export function contestWinner(pack: Pack, state: GameState, { open, question }: OpenContext): number | null {
  const right = question.events ? datedEvents(pack, question) : [];
  const number = question.events ? 0 : Number(openSecret(pack, question, 'number'));
  const missBy = (commitment: Commitment): number => {
    if (typeof commitment === 'number') return Math.abs(commitment - number);
    const places = rightPlaces(commitment, right);
    return places === 0 ? Infinity : right.length - places;
  };
  let winner: number | null = null;
  let least = Infinity;
  for (const teamIndex of contestOrder(pack, state)) {
    const commitment = open.commitments[teamIndex];
    const miss = commitment === undefined ? Infinity : missBy(commitment);
    if (miss >= least) continue;
    winner = teamIndex;
    least = miss;
  }
  return winner;
}
