import type { ErrorRow } from '../kernel/error-row.ts';

const refused = { status: 409, severity: 'low', category: 'game', retryable: false } as const;

/** Error codes of games and their steps. The page recovers from the first group without the user. */
export const gameErrors = {
  /** Params: seq, the last one applied. The page sends what lies between. */
  'games/sequence-gap': { ...refused, retryable: true },
  /** Params: seq. Another command has this place already. */
  'games/sequence-taken': refused,
  'games/lease-lost': refused,
  /** Params: deviceId and expiresAt of who writes now; none where the host chose a line that this device may not have read. */
  'games/lease-held': refused,

  /** A command from the future: the device's clock was set ahead after the game was opened. */
  'games/clock-ahead': refused,

  'games/name-missing': { ...refused, status: 400, category: 'validation' },
  'games/name-too-long': { ...refused, status: 400, category: 'validation' },
  'games/name-invisible': { ...refused, status: 400, category: 'validation' },
  'games/name-taken': { ...refused, status: 400, category: 'validation' },
  'games/color-taken': { ...refused, status: 400, category: 'validation' },
  'games/category-count': { ...refused, status: 400, category: 'validation' },
  'games/category-repeated': { ...refused, status: 400, category: 'validation' },
  'games/not-found': { ...refused, status: 404 },
  'games/category-unavailable': { ...refused, status: 400, category: 'validation' },
  'games/finished': refused,
  'games/not-now': refused,
  'games/unknown-tile': { ...refused, status: 400, category: 'validation' },
  'games/tile-used': refused,
  'games/unknown-team': { ...refused, status: 400, category: 'validation' },
  'games/option-gone': refused,
  'games/time-not-up': refused,
  'games/time-is-up': refused,
  'games/no-steal': refused,
  'games/no-clue': refused,
  'games/award-not-allowed': refused,
  'games/lifeline-used': refused,
  'games/lifeline-not-here': refused,
  'games/lifeline-own-turn': refused,
  'games/lifeline-not-queued': refused,
  'games/comeback-not-trailing': refused,
  'games/flip-over': refused,
  'games/nothing-to-undo': refused,
  'games/nothing-to-redo': refused,
  'games/adjust-nothing': refused,
  'games/no-tie': refused,
  'games/already-committed': refused,
  'games/not-an-order': { ...refused, status: 400, category: 'validation' },
  'games/tie-open': refused,
  'games/branch-not-found': { ...refused, status: 404 },
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
  'games/no-tie',
  'games/already-committed',
  'games/not-an-order',
  'games/tie-open',
] as const satisfies readonly GameErrorCode[];
