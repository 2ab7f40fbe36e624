import type { Redis } from 'ioredis';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkShare, rateLimits, type LimitedOperation } from '#shared/kernel/rate-limit.ts';
import { AppError } from '../app-error.ts';
import { hashToken } from '../auth-session.ts';
import { networkOf } from './network.ts';

/** What a limit counts by. */
export interface LimitSubject {
  /** The email address in the request, else the account id, or the name of a handler's own counter; null without any. */
  readonly identifier: string | null;
  /** Where the request comes from. */
  readonly networkAddress: string;
  /** True if the request came through a proxy. */
  readonly wasForwarded: boolean;
  /** True if a required captcha proof is missing: it counts double against the network. */
  readonly isUnchecked?: boolean;
}

export interface RateLimits {
  /** Counts one operation; rejects with `rate-limited` and the seconds to wait. */
  take(operation: LimitedOperation, limitSubject: LimitSubject): Promise<void>;
  /**
   * Undoes one `take`. A limit on failures counts each call before it runs and gives it back on success, so that parallel
   * calls can't exceed the limit.
   */
  giveBack(operation: LimitedOperation, limitSubject: LimitSubject): Promise<void>;
}

interface Counters {
  readonly identifier: RateLimiterAbstract;
  readonly network: RateLimiterAbstract;
}

/**
 * The limits of LIMIT-1, per operation and identifier, and 20 times that per network. In memory, or in Redis for all
 * processes; while Redis doesn't answer each process counts alone. Counts expire with their window, so nothing has to
 * be cleaned.
 */
export function createRateLimits({
  redis,
  secret,
}: {
  readonly redis: Redis | null;
  readonly secret: string;
}): RateLimits {
  const counters = new Map<LimitedOperation, Counters>();
  const countersOf = (operation: LimitedOperation): Counters => {
    const known = counters.get(operation) ?? {
      identifier: counter(redis, `limit:${operation}:id`, operation, 1),
      network: counter(redis, `limit:${operation}:net`, operation, networkShare),
    };
    counters.set(operation, known);
    return known;
  };
  return {
    async take(operation, { identifier, networkAddress, isUnchecked = false }) {
      const { identifier: own, network } = countersOf(operation);
      // Hashed, since Redis is no place for people's addresses.
      if (identifier !== null) await consume(own, hashToken(identifier, secret), operation, 1);
      await consume(network, networkOf(networkAddress), operation, isUnchecked ? 2 : 1);
    },
    async giveBack(operation, { identifier, networkAddress }) {
      const { identifier: own, network } = countersOf(operation);
      if (identifier !== null) await own.reward(hashToken(identifier, secret), 1);
      await network.reward(networkOf(networkAddress), 1);
    },
  };
}

/** Limits forwarded requests only, so that load programs on this machine can call without limits. */
export function withoutLocalLimits(limits: RateLimits): RateLimits {
  return {
    take: (operation, limitSubject) =>
      limitSubject.wasForwarded ? limits.take(operation, limitSubject) : Promise.resolve(),
    giveBack: (operation, limitSubject) =>
      limitSubject.wasForwarded ? limits.giveBack(operation, limitSubject) : Promise.resolve(),
  };
}

function counter(
  redis: Redis | null,
  keyPrefix: string,
  operation: LimitedOperation,
  times: number,
): RateLimiterAbstract {
  const { max, withinSeconds } = rateLimits[operation];
  const options = { keyPrefix, points: max * times, duration: withinSeconds };
  const inMemory = new RateLimiterMemory(options);
  return redis === null
    ? inMemory
    : new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory });
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  operation: LimitedOperation,
  times: number,
): Promise<void> {
  try {
    await limiter.consume(key, times);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // The limiter also counts calls that it rejects. Undo that, or a burst of them would block later calls.
    await limiter.reward(key, times);
    throw new AppError('rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      params: { operation },
    });
  }
}
