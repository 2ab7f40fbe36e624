import { AppError } from './app-error.ts';

/** The end of a page of a list: the last row's instant and id. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

const uuid = /^[0-9a-f-]{36}$/;

/** Throws `system/invalid-input` for a foreign cursor. `idPattern` for rows with other ids. */
export function readCursor(cursor: string, idPattern = uuid): Cursor {
  const [, at, id] = /^(\d{1,13}) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined || !idPattern.test(id))
    throw new AppError('system/invalid-input', { fields: { cursor: 'invalid' } });
  return { at: Number(at), id };
}
