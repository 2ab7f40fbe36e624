import { createHmac, timingSafeEqual } from 'node:crypto';

/** After this time a draw belongs to another evening. */
export const drawCountsForMs = 24 * 60 * 60 * 1000;

/** Teams that a draw gave a gang. */
export interface ProvenDraw {
  readonly gangId: string;
  readonly seed: string;
  readonly teams: readonly (readonly string[])[];
}

/** The server's signature under a draw, so that nothing is kept of draws that no game follows. */
export function proveDraw(secret: string, draw: ProvenDraw, now: number): string {
  const at = now.toString(36);
  return `${at}.${signatureOf(secret, draw, at)}`;
}

/** When a draw was made, by its proof: in ms since 1970. */
export function drawnAt(proof: string): number {
  return Number.parseInt(proof.split('.')[0] ?? '', 36);
}

/** Whether the server drew just these teams with this seed, for this gang and lately. */
export function isProven(secret: string, draw: ProvenDraw, proof: string, now: number): boolean {
  const [at = '', signature = ''] = proof.split('.');
  if (!(now - drawnAt(proof) < drawCountsForMs)) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, draw, at))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secret: string, { gangId, seed, teams }: ProvenDraw, at: string): string {
  const people = teams.map((ids) => ids.toSorted());
  return createHmac('sha256', secret)
    .update(JSON.stringify(['draw', gangId, seed, people, at]))
    .digest('base64url');
}
