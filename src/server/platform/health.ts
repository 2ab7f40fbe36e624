import type { Redis } from 'ioredis';
import type { Database } from './database/index.ts';
import type { HttpServer } from './http/index.ts';

/** What calls can be served without, for a while. */
export type DegradedPart = 'redis';

/** Probes for process supervisors (live) and load balancers (ready). */
export function mountHealth({ fastify }: HttpServer, database: Database, redis: Redis | null): void {
  fastify.get('/health/live', () => ({ status: 'live' }));
  // A database that doesn't answer throws system/unavailable: 503. Without Redis each process counts for itself.
  fastify.get('/health/ready', async () => {
    const [degraded] = await Promise.all([degradedParts(redis), database.ping()]);
    return degraded.length === 0 ? { status: 'ready' } : { status: 'ready', degraded };
  });
}

async function degradedParts(redis: Redis | null): Promise<DegradedPart[]> {
  return (await isRedisThere(redis)) ? [] : ['redis'];
}

/** True if it answers, or if none is configured. */
export async function isRedisThere(redis: Redis | null): Promise<boolean> {
  if (redis === null) return true;
  return redis.ping().then(
    () => true,
    () => false,
  );
}
