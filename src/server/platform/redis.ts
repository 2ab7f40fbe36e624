import { Redis } from 'ioredis';

/** Redis or Valkey. What asks it while it isn't there is answered at once by an error, and never waits. */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5000 });
  redis.on('error', onError);
  return redis;
}
