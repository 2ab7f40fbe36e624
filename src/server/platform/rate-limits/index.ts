/** Rate limits: how often an address, an account or a network may do something, and what counts once. Owns nothing but its counts. */
export { limitGuesses } from './limit-guesses.ts';
export type { GuessOutcome } from './limit-guesses.ts';
export { networkOf } from './network.ts';
export { createOnce } from './once.ts';
export type { Once } from './once.ts';
export { createRateLimits, withoutLocalLimits } from './rate-limits.ts';
export type { LimitSubject, RateLimits } from './rate-limits.ts';
