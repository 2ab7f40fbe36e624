// Without schemas: a phone's page may load it.
import { present } from '../kernel/assert.ts';
import { randomIndex, seededRandom } from '../kernel/random.ts';

/** After the first press of a moment, others are awaited for this long, in ms: no press counts from earlier than that. */
export const collectMs = 300;
/** Presses up to this much after the first, in ms, are equal to it: clocks that are compared over a network differ by as much. */
export const tieMs = 10;
/** How much earlier than its receipt a press may count, at most, in ms: also of a phone that lies about its clock. */
export const maxAllowanceMs = 250;
/** What a press may take besides half the measured round trip, in ms: a radio wakes, a server is busy. */
const spareMs = 20;

interface PressTimes {
  /** The server's time at the press by the phone's own clock, in ms since 1970; null if the phone doesn't know it. */
  readonly pressedAt: number | null;
  /** When the server received it, in ms since 1970. */
  readonly receivedAt: number;
  /** The round trip that the server measured to this phone, in ms; 0 without a measurement. */
  readonly roundTripMs: number;
}

/** When a press counts as made, in ms since 1970: as the phone says, no later than its receipt, and little earlier. */
export function countedAt({ pressedAt, receivedAt, roundTripMs }: PressTimes): number {
  const allowanceMs = Math.min(maxAllowanceMs, roundTripMs / 2 + spareMs);
  return Math.min(receivedAt, Math.max(pressedAt ?? receivedAt, receivedAt - allowanceMs));
}

export interface Buzz {
  readonly seatId: string;
  readonly teamIndex: number;
  /** As `countedAt` says. */
  readonly countedAt: number;
}

interface BuzzPlace {
  readonly seatId: string;
  readonly teamIndex: number;
  /** After the first press, in whole ms; 0 for all that are equal to it. */
  readonly behindMs: number;
}

export interface BuzzOrder {
  readonly winnerTeamIndex: number;
  /** One place a team, the winner's first. */
  readonly places: readonly BuzzPlace[];
  /** True if presses of several teams were equal, so that chance chose the winner. */
  readonly isDrawn: boolean;
}

/** What the order depends on besides the presses. */
export interface BuzzMoment {
  /** The pack's seed and the question's cell: the same presses have the same winner on every device, and in a replay. */
  readonly seed: string;
  readonly cellId: string;
  /** The teams that may buzz; presses of others don't count. */
  readonly teams: readonly number[];
}

/** The order of the first press of each team, whatever the order in which they came; null without a press that counts. */
export function orderOfBuzzes(buzzes: readonly Buzz[], { seed, cellId, teams }: BuzzMoment): BuzzOrder | null {
  const firsts = firstOfEach(buzzes.filter(({ teamIndex }) => teams.includes(teamIndex)).sort(compare));
  const [first] = firsts;
  if (first === undefined) return null;
  const equals = firsts
    .filter((buzz) => buzz.countedAt - first.countedAt <= tieMs)
    .sort((one, other) => one.teamIndex - other.teamIndex);
  const isDrawn = equals.length > 1;
  const drawn = isDrawn ? randomIndex(seededRandom(`${seed}-buzz-${cellId}`), equals.length) : 0;
  const winner = present(equals[drawn], 'a drawn press');
  const others = firsts.slice(equals.length);
  return {
    winnerTeamIndex: winner.teamIndex,
    places: [
      ...[winner, ...equals.filter((buzz) => buzz !== winner)].map((buzz) => placeOf(buzz, 0)),
      ...others.map((buzz) => placeOf(buzz, buzz.countedAt - first.countedAt)),
    ],
    isDrawn,
  };
}

/** The first of each team in a sorted list. */
function firstOfEach(sorted: readonly Buzz[]): readonly Buzz[] {
  return sorted.filter((buzz, index) => sorted.findIndex(({ teamIndex }) => teamIndex === buzz.teamIndex) === index);
}

/** Total, so that the order of receipt decides nothing. */
function compare(one: Buzz, other: Buzz): number {
  return (
    one.countedAt - other.countedAt ||
    one.teamIndex - other.teamIndex ||
    Number(one.seatId > other.seatId) - Number(one.seatId < other.seatId)
  );
}

function placeOf({ seatId, teamIndex }: Buzz, behindMs: number): BuzzPlace {
  return { seatId, teamIndex, behindMs: Math.round(behindMs) };
}
