import { createHash } from 'node:crypto';

/** A version of a topic's state: a hash of its content. */
export function versionOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
}
