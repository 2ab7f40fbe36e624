import type { IncomingHttpHeaders } from 'node:http';

/** A file of the built page, in memory. */
export interface StaticFile {
  readonly body: Buffer;
  /** Made by the build, beside the file. */
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every file of the page by its path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export type Variant = 'unchanged' | 'br' | 'gzip' | 'plain';

/** The variant of a file for a request: none of its bytes where the client has them already. */
export function variantFor(file: StaticFile, headers: IncomingHttpHeaders): Variant {
  if (headers['if-none-match'] === file.etag) return 'unchanged';
  const accepted = headers['accept-encoding'] ?? '';
  if (file.brotli !== null && /\bbr\b/.test(accepted)) return 'br';
  return file.gzip !== null && /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
}

/** The bytes of a variant; null for one that has none. */
export function bodyOf(file: StaticFile, variant: Variant): Buffer | null {
  if (variant === 'unchanged') return null;
  return (variant === 'br' ? file.brotli : variant === 'gzip' ? file.gzip : null) ?? file.body;
}
