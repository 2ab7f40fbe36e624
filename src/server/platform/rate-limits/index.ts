/** Rate limits: how often an address, an account or a network may do something. Owns nothing but its counts. */
export { createRateLimits, withoutLocalLimits } from './rate-limits.ts';
export type { Doer, RateLimits } from './rate-limits.ts';
