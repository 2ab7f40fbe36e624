import { expect, it } from 'vitest';
import { nearestInDirection, type Box, type Direction } from './nearest.ts';

const box = (left: number, top: number, width = 80, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two rows of three tiles, a wide button below them, and a small one at the far right. */
const places = {
  a: box(0, 0),
  b: box(100, 0),
  c: box(200, 0),
  d: box(0, 60),
  e: box(100, 60),
  f: box(200, 60),
  wide: box(0, 120, 280, 50),
  far: box(600, 5, 40, 30),
};
type Place = keyof typeof places;
const names = Object.keys(places) as Place[];

function from(place: Place, direction: Direction): Place | null {
  const others = names.filter((name) => name !== place);
  const found = nearestInDirection(
    places[place],
    others.map((name) => places[name]),
    direction,
  );
  return others[found] ?? null;
}

it('moves between tiles as they lie on the screen', () => {
  expect(from('a', 'right')).toBe('b');
  expect(from('b', 'down')).toBe('e');
  expect(from('f', 'left')).toBe('e');
  expect(from('e', 'up')).toBe('b');
});

it('finds nothing behind the edge', () => {
  expect(from('a', 'left')).toBeNull();
  expect(from('a', 'up')).toBeNull();
  expect(from('wide', 'down')).toBeNull();
});

it('reaches a wide button from every tile above it, and the middle tile from there', () => {
  expect([from('d', 'down'), from('e', 'down'), from('f', 'down')]).toEqual(['wide', 'wide', 'wide']);
  expect(from('wide', 'up')).toBe('e');
});

it('prefers what is straight ahead to a nearer place aside', () => {
  expect(from('c', 'right')).toBe('far');
  expect(from('f', 'right')).toBe('far');
});

it('continues along a row across a wide gap, though another row is nearer', () => {
  // A team's bar, the lifelines at the other end of its row, and the option above that gap, as on a television.
  const [bar, lifeline, option] = [box(1149, 950, 729, 114), box(417, 968, 78, 78), box(493, 815, 667, 89)];
  expect(nearestInDirection(bar, [option, lifeline], 'left')).toBe(1);
  expect(nearestInDirection(lifeline, [option, bar], 'right')).toBe(1);
});

it('goes down to the next row, though a little aside, before something far below', () => {
  // More points, the button that commits them, and undo at the foot, as on a television.
  const [more, commit, undo] = [box(75, 356, 84, 84), box(300, 558, 351, 112), box(42, 996, 54, 54)];
  expect(nearestInDirection(more, [undo, commit], 'down')).toBe(1);
});

it('goes down to what lies below, before a taller one of the same row aside', () => {
  // The rules of a game, its start and the last chosen category, whose two lines make it taller, as on a television.
  const [rules, start, category] = [box(48, 830, 634, 96), box(48, 967, 492, 76), box(561, 945, 214, 120)];
  expect(nearestInDirection(rules, [category, start], 'down')).toBe(1);
});

it('takes neighbours that overlap a little, and never what lies around', () => {
  const card = box(0, 0, 300, 200);
  expect(nearestInDirection(box(100, 50), [card], 'right')).toBe(-1);
  expect(nearestInDirection(box(0, 0), [box(70, 0)], 'right')).toBe(0);
});
