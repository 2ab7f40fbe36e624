import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that its handler has written as JSON already. */
export class WrittenAnswer<Answer extends object> {
  readonly #json: string;

  constructor(json: string) {
    this.#json = json;
  }

  read(): Answer {
    return JSON.parse(this.#json) as Answer;
  }

  send(_: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.type('application/json; charset=utf-8').send(this.#json);
  }
}

/** An answer for many callers: written once, and sent with an ETag, so that a client that has it gets 304. */
export class StoredAnswer<Answer extends object> extends WrittenAnswer<Answer> {
  readonly #bytes: Buffer;
  readonly #etag: string;

  constructor(answer: Answer) {
    const json = JSON.stringify(answer);
    super(json);
    this.#bytes = Buffer.from(json);
    this.#etag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 27)}"`;
  }

  override send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    // The client asks each time, since the answer depends on the session.
    void reply.header('etag', this.#etag).header('cache-control', 'private, no-cache');
    // A proxy that compresses weakens the tag.
    const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(this.#etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(this.#bytes);
  }
}
