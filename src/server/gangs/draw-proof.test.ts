import { expect, it } from 'vitest';
import { drawCountsForMs, isProven, proveDraw } from './draw-proof.ts';

const secret = 'a secret of the server';
const draw = { gangId: 'gang', seed: 'K7M4Q9XR', teams: [['noura', 'fahad'], ['salem']] };
const proof = proveDraw(secret, draw, 1000);
const isDrawn = (changes: object, given = proof, now = 1000) => isProven(secret, { ...draw, ...changes }, given, now);

it('proves the teams of a draw whatever the order of their members [DRAW-3]', () => {
  expect(isDrawn({})).toBe(true);
  expect(isDrawn({ teams: [['fahad', 'noura'], ['salem']] })).toBe(true);
});

it('proves no other gang, number or teams, and nothing that the server did not sign [DRAW-3]', () => {
  expect(isDrawn({ gangId: 'other' })).toBe(false);
  expect(isDrawn({ seed: 'AAAAAAAA' })).toBe(false);
  expect(isDrawn({ teams: [['noura'], ['salem', 'fahad']] })).toBe(false);
  expect(isDrawn({ teams: [['salem'], ['noura', 'fahad']] })).toBe(false);
  const later = proof.replace(/^[^.]+/, (2000).toString(36));
  for (const forged of ['', '.', 'no-proof', `${proof}A`, proof.slice(0, -1), later, proveDraw('other', draw, 1000)])
    expect(isDrawn({}, forged, 2000)).toBe(false);
});

it('proves a draw for a day [DRAW-3]', () => {
  expect(isDrawn({}, proof, 1000 + drawCountsForMs - 1)).toBe(true);
  expect(isDrawn({}, proof, 1000 + drawCountsForMs)).toBe(false);
});
