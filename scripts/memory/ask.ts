/** What can be asked of a picture. Each function gives every right answer, so that the program sees when there are two. */
import { present } from '#shared/kernel/assert.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { Thing } from './names.ts';
import { asCell, cellsOf, thingsOf, type Cell, type Look, type Option, type Picture, type Tint } from './scene.ts';

type Find = (picture: Picture) => readonly Option[];

const some = (is: (cell: Cell) => boolean) => (picture: Picture) =>
  cellsOf(picture).flatMap(({ cell }) => (is(cell) ? [cell] : []));
const thingsWhere =
  (is: (cell: Cell) => boolean): Find =>
  (picture) =>
    some(is)(picture).map(({ thing }) => thing);

export const numbered = (number: number): LocalizedText => ({ ar: String(number), en: String(number) });

/** The one that disappeared; the text names the others. */
export const gone =
  (thing: Thing): Find =>
  (picture) =>
    thingsOf(picture).filter((each) => each === thing);

export const ofSize = (size: Look['size']) => thingsWhere((cell) => cell.size === size);
export const turned = (way: Look['turned']) => thingsWhere((cell) => cell.turned === way);
export const dyed = (tint: Tint) => thingsWhere((cell) => cell.tint === tint);
export const whoWears = (hat: Thing) => thingsWhere(({ wears }) => wears === hat);
export const whoHolds = (thing: Thing) => thingsWhere(({ holds }) => holds === thing);
export const whoCarries = (thing: Thing, tint?: Tint) =>
  thingsWhere(({ rider }) => rider?.thing === thing && rider.tint === tint);

export const wornBy =
  (who: Thing): Find =>
  (picture) =>
    some(({ thing }) => thing === who)(picture).flatMap(({ wears }) => wears ?? []);

export const riderOf =
  (who: Thing, tint?: Tint): Find =>
  (picture) =>
    some((cell) => cell.thing === who && cell.tint === tint)(picture).flatMap(({ rider }) => rider?.thing ?? []);

export const hiderBehind =
  (thing: Thing): Find =>
  (picture) =>
    some((cell) => cell.thing === thing)(picture).flatMap(({ hider }) => hider ?? []);

/** The colour of the thing that carries another. */
export const tintUnder =
  (rider: Thing): Find =>
  (picture) =>
    some((cell) => cell.rider?.thing === rider)(picture).flatMap(({ tint }) => (tint === undefined ? [] : { tint }));

type Step = 'right' | 'left' | 'above' | 'below';

const placeOf = (picture: Picture, thing: Thing) => {
  const places = cellsOf(picture).filter(({ cell }) => cell.thing === thing);
  if (places.length !== 1) throw new Error(`${thing} is in ${places.length} places`);
  return present(places[0], thing);
};

/** Where some steps lead from a thing, as the picture is seen. */
export const walk =
  (start: Thing, ...steps: readonly Step[]): Find =>
  (picture) => {
    const { row, at } = placeOf(picture, start);
    const count = (step: Step) => steps.filter((each) => each === step).length;
    const cell = picture.rows[row + count('below') - count('above')]?.[at + count('right') - count('left')] ?? null;
    return cell === null ? [] : [asCell(cell).thing];
  };

/** What stands between two things of a row, next to both. */
export const between =
  (one: Thing, other: Thing): Find =>
  (picture) => {
    const [first, last] = [placeOf(picture, one), placeOf(picture, other)].sort((a, b) => a.at - b.at);
    return first?.row === last?.row && first?.at === (last?.at ?? 0) - 2
      ? walk(present(first, 'a place').cell.thing, 'right')(picture)
      : [];
  };

/** What of the picture is none of these. */
export const noneOf =
  (expected: readonly Thing[]): Find =>
  (picture) =>
    thingsOf(picture).filter((thing) => !expected.includes(thing));

/** As before, where two are left. */
export const twoNoneOf =
  (expected: readonly Thing[]): Find =>
  (picture) => {
    const [one, other, ...more] = noneOf(expected)(picture).filter((each) => typeof each === 'string');
    return one === undefined || other === undefined || more.length > 0 ? [] : [[one, other]];
  };

export const countOf =
  (counted: readonly Thing[]): Find =>
  (picture) => [numbered(thingsOf(picture).filter((thing) => counted.includes(thing)).length)];

export const countTurned =
  (way: Look['turned']): Find =>
  (picture) => [numbered(turned(way)(picture).length)];

/** The feet of all who have some. */
export const countFeet =
  (feet: Readonly<Partial<Record<Thing, number>>>): Find =>
  (picture) => [numbered(thingsOf(picture).reduce((sum, thing) => sum + (feet[thing] ?? 0), 0))];

/** What is there twice. */
export const twice: Find = (picture) => {
  const things = thingsOf(picture);
  return [...new Set(things)].filter((thing) => things.filter((each) => each === thing).length === 2);
};

/** The two that have no double among others that have one. */
export const unpaired: Find = (picture) => {
  const doubles = new Set(twice(picture).filter((each) => typeof each === 'string'));
  return twoNoneOf([...doubles])(picture);
};

/** The colour that is there once. */
export const loneTint: Find = (picture) => {
  const tints = cellsOf(picture).flatMap(({ cell: { tint } }) => tint ?? []);
  return tints.filter((tint) => tints.indexOf(tint) === tints.lastIndexOf(tint)).map((tint) => ({ tint }));
};

/** Who sat in the top row and doesn't in its new order, in which one is new. */
export const lostSeat =
  (after: readonly Thing[]): Find =>
  (picture) => {
    const before = (picture.rows[0] ?? []).flatMap((cell) => (cell === null ? [] : asCell(cell).thing));
    if (after.length !== before.length || after.filter((thing) => !before.includes(thing)).length !== 1) return [];
    return before.filter((thing) => !after.includes(thing));
  };

const shelves: readonly LocalizedText[] = [
  { ar: 'الأول من فوق', en: 'The top shelf' },
  { ar: 'الثاني من فوق', en: 'The second from the top' },
  { ar: 'الثالث من فوق', en: 'The third from the top' },
  { ar: 'الرابع من فوق', en: 'The bottom shelf' },
];
export const shelf = (number: 1 | 2 | 3 | 4) => present(shelves[number - 1], 'a shelf');
export const shelfOf =
  (thing: Thing): Find =>
  (picture) => [present(shelves[placeOf(picture, thing).row], 'a shelf')];

/** The two that are turned like no other. */
export const twoTurned =
  (way: Look['turned']): Find =>
  (picture) => {
    const [one, other, ...more] = some((cell) => cell.turned === way)(picture);
    return one === undefined || other === undefined || more.length > 0 ? [] : [[one.thing, other.thing]];
  };

/** The top row and what each of it sees in the water below. */
const reflections = ({ rows: [above = [], below = []] }: Picture) =>
  above.flatMap((cell, at) => {
    const image = below[at] ?? null;
    return cell === null || image === null ? [] : [{ who: asCell(cell).thing, sees: asCell(image).thing }];
  });

export const whoSees =
  (image: Thing): Find =>
  (picture) =>
    reflections(picture).flatMap(({ who, sees }) => (sees === image && who !== image ? [who] : []));

/** The two of which each sees the other. */
export const exchanged: Find = (picture) => {
  const [one, other, ...more] = reflections(picture).filter(({ who, sees }) => who !== sees);
  if (one === undefined || other === undefined || more.length > 0) return [];
  return one.sees === other.who && other.sees === one.who ? [[one.who, other.who]] : [];
};

export const farthestFrom =
  (thing: Thing): Find =>
  (picture) => {
    const from = placeOf(picture, thing);
    const all = cellsOf(picture).map(({ cell, row, at }) => ({
      thing: cell.thing,
      distance: Math.hypot(row - from.row, at - from.at),
    }));
    const farthest = Math.max(...all.map(({ distance }) => distance));
    return all.flatMap((each) => (each.distance === farthest ? [each.thing] : []));
  };

export const aboveAndBelow =
  (thing: Thing): Find =>
  (picture) => {
    const [above] = walk(thing, 'above')(picture);
    const [below] = walk(thing, 'below')(picture);
    return typeof above === 'string' && typeof below === 'string' ? [[above, below]] : [];
  };

type Claim = (picture: Picture) => boolean;

export const isBeside =
  (one: Thing, other: Thing): Claim =>
  (picture) =>
    [walk(one, 'left'), walk(one, 'right')].some((find) => find(picture).includes(other));
/** Whether the first is right above the second. */
export const isAbove =
  (one: Thing, other: Thing): Claim =>
  (picture) =>
    walk(other, 'above')(picture).includes(one);
export const isInCorner =
  (thing: Thing): Claim =>
  (picture) => {
    const { row, at } = placeOf(picture, thing);
    return [0, picture.rows.length - 1].includes(row) && [0, (picture.rows[row]?.length ?? 0) - 1].includes(at);
  };

export const countLies =
  (claims: readonly Claim[]): Find =>
  (picture) => [numbered(claims.filter((isTrue) => !isTrue(picture)).length)];

const hours: Readonly<Partial<Record<Thing, LocalizedText>>> = {
  'three-oclock': { ar: 'الثالثة', en: 'Three o’clock' },
};
export const timeShown: Find = (picture) => thingsOf(picture).flatMap((thing) => hours[thing] ?? []);
