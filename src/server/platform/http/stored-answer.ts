import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer for many callers: written once, and sent with an ETag, so that a client that has it gets 304. */
export class StoredAnswer<Answer extends object> {
  readonly answer: Answer;
  readonly #bytes: Buffer;
  readonly #etag: string;

  constructor(answer: Answer) {
    this.answer = answer;
    this.#bytes = Buffer.from(JSON.stringify(answer));
    this.#etag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 27)}"`;
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    // The client asks each time, since the answer depends on the session.
    void reply.header('etag', this.#etag).header('cache-control', 'private, no-cache');
    // A proxy that compresses weakens the tag.
    const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(this.#etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(this.#bytes);
  }
}
