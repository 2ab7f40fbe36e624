import type { Readable } from 'node:stream';

/** First and last requested byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The content of a stored file: in memory if created there, else a file, with the digest of its bytes. */
export interface PutFile {
  readonly content: Buffer | { readonly path: string };
  readonly bytes: number;
  readonly sha256: string;
  readonly mime: string;
}

/** Where the files of media lie, by names like `key/640.webp`. */
export interface MediaStore {
  put(name: string, file: PutFile): Promise<void>;
  /** Throws if it doesn't exist. */
  read(name: string, range: ByteRange): Promise<Readable>;
  /** Succeeds even if it doesn't exist. */
  remove(name: string): Promise<void>;
}
