import type { ErrorRow } from '../kernel/error-row.ts';

const conflict = { status: 409, severity: 'low', category: 'game', retryable: false } as const;
const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

/** Error codes of a game's room and its seats. */
export const roomErrors = {
  /** No room has this code: mistyped, expired, or its game has ended. */
  'rooms/not-found': { ...conflict, status: 404 },
  /** The server's public address works on this machine only, so that no phone could use a code. */
  'rooms/this-machine-only': conflict,
  /** None of the codes that were drawn is free. */
  'rooms/no-free-code': { ...conflict, status: 503, severity: 'high', retryable: true },
  'rooms/locked': conflict,
  'rooms/full': conflict,
  'rooms/too-many-onlookers': conflict,
  'rooms/unknown-team': invalidInput,
  /** A judge sees answers, so it can't be in a team. */
  'rooms/judge-plays': conflict,
  /** Where options are tapped, the rules judge. */
  'rooms/no-judge': conflict,
  /** No seat has this token: its phone left, the host removed it, or its game ended more than an hour ago. */
  'rooms/seat-gone': { ...conflict, status: 404 },
  /** The seat was removed too long ago to come back, or its phone has joined again. */
  'rooms/too-late-to-return': conflict,
  /** Others have taken the places that were left. */
  'rooms/place-taken': conflict,
  'rooms/name-missing': invalidInput,
  'rooms/name-too-long': invalidInput,
  'rooms/name-invisible': invalidInput,
} as const satisfies Record<string, ErrorRow>;
