import type { IncomingMessage } from 'node:http';
import { sessionCookieName } from '../auth-session.ts';
import type { Live, LiveTopic } from '../live/index.ts';
import { isForeignOrigin } from './origin.ts';
import { isUnknownHost } from './server.ts';
import type { HttpServer } from './server.ts';

/** Opens live sockets for pages of this site, with the caller of their cookie. Rejects other origins. */
export function attachLive(
  server: HttpServer,
  live: Live,
  topics: readonly LiveTopic[],
  hasSession: (sessionId: string) => Promise<boolean>,
): void {
  const { fastify, options } = server;
  const callerOf = async ({ headers }: IncomingMessage) => {
    const token = fastify.parseCookie(headers.cookie ?? '')[sessionCookieName] ?? '';
    if (token === '' || token.length > 256) return null;
    return (await options.authenticate(token))?.caller ?? null;
  };
  live.attach(
    fastify.server,
    topics,
    async (request) => {
      // A WebSocket sends the cookie from any site: pages of other sites must be rejected.
      if (isUnknownHost(options, request.headers) || isForeignOrigin(request.headers, options.publicUrl))
        return { status: 403 };
      return { caller: await callerOf(request) };
    },
    ({ sessionId }) => hasSession(sessionId),
  );
}
