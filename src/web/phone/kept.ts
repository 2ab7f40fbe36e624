import { languages, type Language } from '#shared/kernel/text.ts';
import { teamEmblems, type TeamEmblem } from '#shared/games/team-looks.ts';
import { entry, oneOf, text } from '../lib/stored-entry.ts';

/** A seat of this phone, or one it asked for: stored before the call, so that a lost answer doesn't lose the seat. */
export interface KeptSeat {
  readonly gameId: string;
  /** The code that led to the room last; the room may have another by now. */
  readonly code: string;
  readonly token: string;
  /** Null for an onlooker. */
  readonly teamName: string | null;
  /** Whether the server has confirmed it. */
  readonly isTaken: boolean;
  readonly keptAt: number;
}

/** What this phone stores about its rooms. */
export const kept = {
  /** Shared with the other pages of the site. */
  language: entry<Language>('local', 'language', oneOf(languages)),
  name: entry<string>('kept', 'phone-name', text),
  /** The team that this phone played with last, in any game. */
  team: entry<string>('kept', 'phone-team', text),
  emblem: entry<TeamEmblem>('kept', 'phone-emblem', oneOf(teamEmblems)),
  /** Newest first. */
  seats: entry<readonly KeptSeat[]>('kept', 'phone-seats', seatsOf),
} as const;

const maxSeats = 8;
/** Much less than the 30 days after which a code may lead to another room. */
const codeLastsMs = 24 * 60 * 60 * 1000;

function seatsOf(value: unknown): readonly KeptSeat[] | null {
  return Array.isArray(value) ? value.filter(isSeat) : null;
}

function isSeat(value: unknown): value is KeptSeat {
  if (typeof value !== 'object' || value === null) return false;
  const seat = value as Partial<Record<keyof KeptSeat, unknown>>;
  return (
    [seat.gameId, seat.code, seat.token].every((each) => typeof each === 'string') &&
    (seat.teamName === null || typeof seat.teamName === 'string') &&
    typeof seat.isTaken === 'boolean' &&
    typeof seat.keptAt === 'number'
  );
}

const allSeats = () => kept.seats.read() ?? [];
const hasLastingCode = ({ keptAt }: KeptSeat) => Date.now() - keptAt < codeLastsMs;

/** The seat in a game, confirmed or not. */
export function findSeat(gameId: string): KeptSeat | null {
  return allSeats().find((seat) => seat.gameId === gameId) ?? null;
}

/** The confirmed seat in the room of a code, as far as this phone knows. */
export function findSeatByCode(code: string): KeptSeat | null {
  return allSeats().find((seat) => seat.isTaken && seat.code === code && hasLastingCode(seat)) ?? null;
}

/** The confirmed seat that this phone used last, if its code may still be valid. */
export function latestSeat(): KeptSeat | null {
  return allSeats().find((seat) => seat.isTaken && hasLastingCode(seat)) ?? null;
}

export function keepSeat(seat: Omit<KeptSeat, 'keptAt'>): void {
  const others = allSeats().filter(({ gameId }) => gameId !== seat.gameId);
  kept.seats.write([{ ...seat, keptAt: Date.now() }, ...others].slice(0, maxSeats));
}

/** Removes a seat that this phone left, or that the server no longer has. */
export function forgetSeat(gameId: string): void {
  kept.seats.write(allSeats().filter((seat) => seat.gameId !== gameId));
}

/** 256 random bits in base64url, as the server expects a seat's token. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** The emblem of this phone, chosen at random the first time. */
export function ownEmblem(): TeamEmblem {
  const known = kept.emblem.read();
  if (known !== null) return known;
  const chosen = teamEmblems[Math.floor(Math.random() * teamEmblems.length)] ?? 'star';
  kept.emblem.write(chosen);
  return chosen;
}

export function nextEmblem(emblem: TeamEmblem): TeamEmblem {
  const next = teamEmblems[(teamEmblems.indexOf(emblem) + 1) % teamEmblems.length] ?? emblem;
  kept.emblem.write(next);
  return next;
}
