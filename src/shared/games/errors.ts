import type { ErrorRow } from '../kernel/error-row.ts';

const conflict = { status: 409, severity: 'low', category: 'game', retryable: false } as const;

/** Error codes of games and their steps. The page recovers from the first group without the user. */
export const gameErrors = {
  /** Params: seq, the last one applied. The page sends what lies between. */
  'games/sequence-gap': { ...conflict, retryable: true },
  /** Params: seq. Another command has this place already. */
  'games/sequence-taken': conflict,
  'games/lease-lost': conflict,
  /** Params: deviceId and expiresAt of who writes now; none where the host chose a line that this device may not have read. */
  'games/lease-held': conflict,

  /** The page doesn't know the rules of the game: it is older than the server, and a reload brings the newer one. */
  'games/update-needed': conflict,

  /** A command from the future: the device's clock was set ahead after the game was opened. */
  'games/clock-ahead': conflict,

  'games/name-missing': { ...conflict, status: 400, category: 'validation' },
  'games/name-too-long': { ...conflict, status: 400, category: 'validation' },
  'games/name-invisible': { ...conflict, status: 400, category: 'validation' },
  'games/name-taken': { ...conflict, status: 400, category: 'validation' },
  'games/color-taken': { ...conflict, status: 400, category: 'validation' },
  'games/category-count': { ...conflict, status: 400, category: 'validation' },
  'games/category-repeated': { ...conflict, status: 400, category: 'validation' },
  'games/not-found': { ...conflict, status: 404 },
  'games/category-unavailable': { ...conflict, status: 400, category: 'validation' },
  /** The bank has too few tie-breakers for a game with a last question. */
  'games/last-question-unavailable': conflict,
  'games/finished': conflict,
  'games/not-now': conflict,
  'games/unknown-tile': { ...conflict, status: 400, category: 'validation' },
  'games/tile-used': conflict,
  'games/unknown-team': { ...conflict, status: 400, category: 'validation' },
  'games/option-gone': conflict,
  'games/time-not-up': conflict,
  'games/time-is-up': conflict,
  'games/no-steal': conflict,
  'games/steal-own-question': conflict,
  'games/no-clue': conflict,
  'games/award-not-allowed': conflict,
  'games/lifeline-used': conflict,
  'games/lifeline-not-here': conflict,
  'games/lifeline-own-turn': conflict,
  'games/lifeline-not-queued': conflict,
  'games/comeback-not-trailing': conflict,
  'games/flip-over': conflict,
  'games/nothing-to-undo': conflict,
  'games/nothing-to-redo': conflict,
  'games/adjust-nothing': conflict,
  'games/points-not-allowed': { ...conflict, status: 400, category: 'validation' },
  'games/no-tie': conflict,
  'games/already-committed': conflict,
  'games/not-an-order': { ...conflict, status: 400, category: 'validation' },
  'games/tie-open': conflict,
  'games/branch-not-found': { ...conflict, status: 404 },
} as const satisfies Record<string, ErrorRow>;
export type GameErrorCode = keyof typeof gameErrors;

/** Codes by which the rules reject a step. */
export const stepErrorCodes = [
  'games/not-now',
  'games/unknown-tile',
  'games/tile-used',
  'games/unknown-team',
  'games/option-gone',
  'games/time-not-up',
  'games/time-is-up',
  'games/no-steal',
  'games/steal-own-question',
  'games/no-clue',
  'games/award-not-allowed',
  'games/lifeline-used',
  'games/lifeline-not-here',
  'games/lifeline-own-turn',
  'games/lifeline-not-queued',
  'games/comeback-not-trailing',
  'games/flip-over',
  'games/nothing-to-undo',
  'games/nothing-to-redo',
  'games/adjust-nothing',
  'games/points-not-allowed',
  'games/no-tie',
  'games/already-committed',
  'games/not-an-order',
  'games/tie-open',
] as const satisfies readonly GameErrorCode[];
