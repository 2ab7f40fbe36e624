import { expect, it } from 'vitest';
import { ar } from './ar/index.ts';

it.each([
  ['الصقور', 'يبدأ فريق الصقور'],
  ['فريق أبناء العمومة', 'يبدأ فريق أبناء العمومة'],
  ['فريقنا', 'يبدأ فريق فريقنا'],
  ['فريق', 'يبدأ فريق فريق'],
  ['فريق Stars', 'يبدأ فريق \u2068Stars\u2069'],
])('says "team" once before the name %s', (name, said) => {
  expect(ar.games.play.wheel.starts(name)).toBe(said);
});
