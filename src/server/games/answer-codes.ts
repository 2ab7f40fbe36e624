import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '../platform/database/index.ts';
import { asOf } from './record.ts';

// Two characters shared by a game's codes, and 72 random bits per code.
const bucketLength = 2;
const codePattern = /^[\w-]{14}$/;

/** Codes for the questions of one game; short enough for a small QR code, and never to be guessed. */
export function newAnswerCodes(count: number): readonly string[] {
  const bucket = randomBytes(3).toString('base64url').slice(0, bucketLength);
  return Array.from({ length: count }, () => bucket + randomBytes(9).toString('base64url'));
}

export async function storeAnswerCodes(tx: Tx, gameId: string, codes: readonly string[]): Promise<void> {
  await tx
    .insertInto('answer_codes')
    .values({
      game_id: gameId,
      bucket: (codes[0] ?? '').slice(0, bucketLength),
      codes: codes.join(' '),
    })
    .execute();
}

/** The game that a code belongs to, while it is in play. */
export async function findGameOfCode(database: Database, code: string, now: number): Promise<string | null> {
  if (!codePattern.test(code)) return null;
  const rows = await database.query
    .selectFrom('answer_codes')
    .innerJoin('games', 'games.id', 'answer_codes.game_id')
    .select(['games.id', 'games.outcome', 'games.created_at', 'games.last_command_at', 'answer_codes.codes'])
    .where('answer_codes.bucket', '=', code.slice(0, bucketLength))
    .execute();
  const row = rows.find(({ codes }) => codes.split(' ').includes(code));
  return row !== undefined && asOf(row, now).outcome === 'open' ? row.id : null;
}
