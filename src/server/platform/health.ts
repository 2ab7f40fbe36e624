import type { Redis } from 'ioredis';
import { AppError } from './app-error.ts';
import type { Database } from './database/index.ts';
import type { HttpServer } from './http/index.ts';

/** For whoever restarts processes (live) and whoever sends them traffic (ready). */
export function mountHealth({ fastify }: HttpServer, database: Database, redis: Redis | null): void {
  fastify.get('/health/live', () => ({ status: 'live' }));
  // A store that doesn't answer throws system/unavailable: 503.
  fastify.get('/health/ready', async () => {
    await database.ping();
    await redis?.ping().catch((cause: unknown) => { throw new AppError('system/unavailable', { cause }); });
    return { status: 'ready' };
  });
}
