import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that its handler has written as JSON already: as text, or as its bytes, which Node sends without encoding. */
export class WrittenAnswer<Answer extends object> {
  readonly #json: string | Buffer;

  constructor(json: string | Buffer) {
    this.#json = json;
  }

  read(): Answer {
    return JSON.parse(this.#json.toString()) as Answer;
  }

  send(_: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    return reply.type('application/json; charset=utf-8').send(this.#json);
  }
}

/** Fast rather than small: half of what the build's compression takes off comes with a twentieth of its time. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);

function takesBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b/.test(headers['accept-encoding'] ?? '');
}

/** A large answer, compressed for clients that take it. See docs/security.md, "Compressed answers", before using it. */
export class CompressedAnswer<Answer extends object> extends WrittenAnswer<Answer> {
  readonly #bytes: Buffer;

  constructor(answer: Answer) {
    const json = JSON.stringify(answer);
    super(json);
    this.#bytes = Buffer.from(json);
  }

  override async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!takesBrotli(request)) return reply.send(this.#bytes);
    return reply.header('content-encoding', 'br').send(await compress(this.#bytes, compression));
  }
}

/** An answer for many callers: written once, and sent with an ETag, so that a client that has it gets 304. */
export class StoredAnswer<Answer extends object> extends WrittenAnswer<Answer> {
  readonly #bytes: Buffer;
  readonly #etag: string;
  /** Null until a client takes it. */
  #brotli: Buffer | null = null;

  constructor(answer: Answer) {
    const json = JSON.stringify(answer);
    super(json);
    this.#bytes = Buffer.from(json);
    this.#etag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 27)}"`;
  }

  override send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // The client asks each time, since the answer depends on the session.
    void reply
      .header('etag', this.#etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding');
    // A proxy that compresses weakens the tag.
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(this.#etag)) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    if (!takesBrotli(request)) return reply.send(this.#bytes);
    this.#brotli ??= brotliCompressSync(this.#bytes, compression);
    return reply.header('content-encoding', 'br').send(this.#brotli);
  }
}
