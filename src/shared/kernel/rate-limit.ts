/** How often an operation may be done, for one address or account [LIMIT-1]. */
export interface RateLimit {
  readonly max: number;
  readonly withinSeconds: number;
}

const minute = 60;
const hour = 60 * minute;

export const rateLimits = {
  sign_up: { max: 5, withinSeconds: hour },
  sign_in: { max: 10, withinSeconds: 15 * minute },
  password_reset: { max: 3, withinSeconds: hour },
  password_update: { max: 3, withinSeconds: 24 * hour },
  profile_update: { max: 10, withinSeconds: hour },
  email_verification: { max: 2, withinSeconds: 5 * minute },
  /** Every call whose body is a file. */
  storage_upload: { max: 20, withinSeconds: hour },
  /** What counts in its place for the staff, who fill a library. */
  staff_upload: { max: 500, withinSeconds: hour },
  /** Exports, never a game's media. */
  storage_download: { max: 50, withinSeconds: hour },
  /** Codes that the server makes for people: a batch of redeem codes is one. */
  qr_generate: { max: 30, withinSeconds: hour },
  /** Wrong codes of rooms, by network: who joins has no account. */
  room_code: { max: 50, withinSeconds: 15 * minute },
  /** Phones that take a seat; 20 times as many from one network, where a wedding may sit. */
  room_join: { max: 10, withinSeconds: 15 * minute },
  user_action: { max: 50, withinSeconds: minute },
} as const satisfies Record<string, RateLimit>;
export type LimitedOperation = keyof typeof rateLimits;

/** Families share one network address behind their carrier's: it may do this many times as much. */
export const networkShare = 20;
