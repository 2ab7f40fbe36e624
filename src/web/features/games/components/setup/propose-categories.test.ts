import { expect, it } from 'vitest';
import type { Category } from '#shared/questions/api.ts';
import { proposeCategories } from './propose-categories.ts';

const collections = ['gulf', 'world', 'science', 'sport', 'arts', 'family'] as const;
const category = (index: number, changes: Partial<Category> = {}): Category => ({
  id: `c${index}`,
  name: { ar: 'فئة', en: 'Category' },
  description: { ar: 'وصف', en: 'About it' },
  collection: collections[index % collections.length] ?? 'general',
  picture: { icon: 'globe', hue: 200 },
  questions: 60,
  gamesLeft: { full: 5, short: 10 },
  ...changes,
});
const many = Array.from({ length: 18 }, (_, index) => category(index));
let seed = 7;
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
const wish = { length: 'full', sound: true, chosen: [], avoid: [], random } as const;

it('fills the board up beside what the host has chosen, from as many collections as there are [SETUP-2]', () => {
  const proposed = proposeCategories(many, { ...wish, chosen: ['c0', 'c6'] });
  expect(proposed).toHaveLength(4);
  const taken = many.filter(({ id }) => proposed.includes(id)).map(({ collection }) => collection);
  expect(new Set(taken).size).toBe(4);
  expect(taken).not.toContain('gulf');
  expect(proposeCategories(many, { ...wish, length: 'short' })).toHaveLength(4);
});

it('proposes no hidden category, even if places stay empty [SETUP-1]', () => {
  const few = many.slice(0, 7).map((each, index) => ({ ...each, ...(index < 3 ? { mark: 'hidden' as const } : {}) }));
  expect([...proposeCategories(few, wish)].sort()).toEqual(['c3', 'c4', 'c5', 'c6']);
});

it('takes what was played last only after all that is fresh, and what is used up at the end [SETUP-2]', () => {
  const avoid = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'];
  expect(proposeCategories(many, { ...wish, avoid }).some((id) => avoid.includes(id))).toBe(false);
  const usedUp = many
    .slice(0, 8)
    .map((_, index) => category(index, index < 2 ? { gamesLeft: { full: 0, short: 0 } } : {}));
  expect([...proposeCategories(usedUp, { ...wish, avoid: ['c2', 'c3'] })].sort()).toEqual([
    'c2',
    'c3',
    'c4',
    'c5',
    'c6',
    'c7',
  ]);
});

it('proposes nothing that needs sound for a game without it, and counts what is fresh in silence [BANK-3]', () => {
  const few = many.slice(0, 8).map((each, index) => ({
    ...each,
    ...(index === 0 ? { needsSound: ['full' as const] } : {}),
    ...(index === 1 ? { silentGamesLeft: { full: 0, short: 0 } } : {}),
  }));
  const quiet = proposeCategories(few, { ...wish, sound: false });
  expect([...quiet].sort()).toEqual(['c2', 'c3', 'c4', 'c5', 'c6', 'c7']);
  expect(proposeCategories(few.slice(0, 6), wish)).toContain('c0');
});

it('proposes something else each time', () => {
  const rounds = new Set(Array.from({ length: 8 }, () => [...proposeCategories(many, wish)].sort().join(' ')));
  expect(rounds.size).toBeGreaterThan(1);
});
