import type { ColumnType, Generated } from 'kysely';
import type { Alt, MediaKind, MediaType } from '#shared/media/schema.ts';

/** One of the files that a medium is served as, by its name behind the key. */
export interface FileRow {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    media: {
      id: string;
      key: string;
      kind: MediaKind;
      type: MediaType;
      name: string;
      folded_name: string;
      sha256: string;
      bytes: number;
      width: number | null;
      height: number | null;
      is_animated: boolean;
      files: ColumnType<readonly FileRow[], string, string>;
      alt: ColumnType<Alt, string, string>;
      uploaded_by: string | null;
      uploaded_at: Date;
      /** Something has used it, and games that were dealt then may still show it. */
      was_used: Generated<boolean>;
      /** Out of the library, and served until no game can show it any more. */
      removed_at: Date | null;
    };
    media_uses: { media_id: string; kind: string; thing_id: string };
  }
}
