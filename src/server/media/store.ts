import type { Readable } from 'node:stream';

/** First and last byte of what is asked for. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What is put down: in memory where it was made there, else a file, with the digest of its bytes. */
export interface PutFile {
  readonly content: Buffer | { readonly path: string };
  readonly bytes: number;
  readonly sha256: string;
  readonly mime: string;
}

/** Where the files of media lie, by names like `key/640.webp`. */
export interface MediaStore {
  put(name: string, file: PutFile): Promise<void>;
  /** Throws where there is none. */
  read(name: string, range: ByteRange): Promise<Readable>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
}
