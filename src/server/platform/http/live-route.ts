import type { IncomingMessage } from 'node:http';
import { sessionCookieName } from '../auth-session.ts';
import type { Live, LiveTopic } from '../live/index.ts';
import { isForeignOrigin } from './origin.ts';
import { isUnknownHost } from './server.ts';
import type { HttpServer } from './server.ts';

/** Lets pages of this site open their live socket, as whoever their cookie says. Any other site's page is refused. */
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
      // A socket carries the cookie wherever it is opened: a page of another site must not hear with it.
      if (isUnknownHost(options, request.headers) || isForeignOrigin(request.headers, options.publicUrl))
        return { status: 403 };
      return { caller: await callerOf(request) };
    },
    ({ sessionId }) => hasSession(sessionId),
  );
}
