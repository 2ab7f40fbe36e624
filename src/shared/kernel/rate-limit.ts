/** How often an operation may be done, for one address or account [LIMIT-1]. */
export interface RateLimit {
  readonly most: number;
  readonly withinSeconds: number;
}

const minute = 60;
const hour = 60 * minute;

export const rateLimits = {
  sign_up: { most: 5, withinSeconds: hour },
  sign_in: { most: 10, withinSeconds: 15 * minute },
  password_reset: { most: 3, withinSeconds: hour },
  password_update: { most: 3, withinSeconds: 24 * hour },
  profile_update: { most: 10, withinSeconds: hour },
  email_verification: { most: 2, withinSeconds: 5 * minute },
  /** Every call whose body is a file. */
  storage_upload: { most: 20, withinSeconds: hour },
  /** What counts in its place for the staff, who fill a library. */
  staff_upload: { most: 500, withinSeconds: hour },
  /** Exports, never a game's media. */
  storage_download: { most: 50, withinSeconds: hour },
  /** Codes that the server makes for people: a batch of redeem codes is one. */
  qr_generate: { most: 30, withinSeconds: hour },
  user_action: { most: 50, withinSeconds: minute },
} as const satisfies Record<string, RateLimit>;
export type LimitedOperation = keyof typeof rateLimits;

/** Families share one network address behind their carrier's: it may do this many times as much. */
export const networkShare = 20;
