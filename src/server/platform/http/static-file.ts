import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** A file of the built page, in memory. */
export interface StaticFile {
  readonly body: Buffer;
  /** Made by the build, beside the file. */
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A file of which memory has only what almost every browser takes, the build's brotli: the other variants are four times as
 * large, and are made once one is asked for.
 */
export class PackedFile implements StaticFile {
  readonly brotli: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  #body: Buffer | null = null;
  #gzip: Buffer | null = null;

  constructor({ brotli, etag, headers }: Pick<StaticFile, 'etag' | 'headers'> & { readonly brotli: Buffer }) {
    this.brotli = brotli;
    this.etag = etag;
    this.headers = headers;
  }

  get body(): Buffer {
    this.#body ??= brotliDecompressSync(this.brotli);
    return this.#body;
  }

  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.body, { level: 9 });
    return this.#gzip;
  }
}

/** Every file of the page by its path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export type Variant = 'unchanged' | 'br' | 'gzip' | 'plain';

/** The variant of a file for a request: none of its bytes where the client has them already. */
export function variantFor(file: StaticFile, headers: IncomingHttpHeaders): Variant {
  if (headers['if-none-match'] === file.etag) return 'unchanged';
  const accepted = headers['accept-encoding'] ?? '';
  if (file.brotli !== null && /\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) && file.gzip !== null ? 'gzip' : 'plain';
}

/** The bytes of a variant; null for one that has none. */
export function bodyOf(file: StaticFile, variant: Variant): Buffer | null {
  if (variant === 'unchanged') return null;
  return (variant === 'br' ? file.brotli : variant === 'gzip' ? file.gzip : null) ?? file.body;
}
