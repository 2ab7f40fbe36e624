import type { Redis } from 'ioredis';
import type { Database } from './database/index.ts';
import type { HttpServer } from './http/index.ts';

/** What calls can be served without, for a while. */
export type DegradedPart = 'redis';

/** What the process says about itself. */
export interface Health {
  /** From now on it isn't ready, though it answers: load balancers lead new calls to other processes. */
  drain(): void;
}

/** Probes for process supervisors (live) and load balancers (ready). */
export function mountHealth({ fastify }: HttpServer, database: Database, redis: Redis | null): Health {
  let isDraining = false;
  fastify.get('/health/live', () => ({ status: 'live' }));
  // A database that doesn't answer throws system/unavailable: 503. Without Redis each process counts for itself.
  fastify.get('/health/ready', async (_request, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'draining' });
    const [degraded] = await Promise.all([degradedParts(redis), database.ping()]);
    return degraded.length === 0 ? { status: 'ready' } : { status: 'ready', degraded };
  });
  return {
    drain() {
      isDraining = true;
    },
  };
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
