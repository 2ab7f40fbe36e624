import { AppError } from './app-error.ts';

/** Where a page of a list ended: the last row's instant and id. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Refused with `system/invalid-input` where it is none of ours. */
export function readCursor(cursor: string): Cursor {
  const [, at, id] = /^(\d{1,13}) ([0-9a-z-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined) throw new AppError('system/invalid-input', { fields: { cursor: 'invalid' } });
  return { at: Number(at), id };
}
