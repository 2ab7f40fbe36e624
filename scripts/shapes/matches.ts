import { circle, colours, line, picture, plain, type Point } from './pen.ts';

// Seven places of a digit: top, upper right, lower right, bottom, lower left, upper left, middle.
const digitMatches = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
];
// The sign between: level match, upright match.
const operatorMatches: Readonly<Record<string, string>> = { '+': '11', '-': '10' };

/** A sum of matches: one digit, plus or minus, one digit, equals, one digit. */
export interface Equation {
  readonly left: number;
  readonly operator: string;
  readonly right: number;
  readonly result: number;
}

function spell({ left, operator, right, result }: Equation): string {
  return `${digitMatches[left] ?? ''}${operatorMatches[operator] ?? ''}${digitMatches[right] ?? ''}${digitMatches[result] ?? ''}`;
}

function isTrue({ left, operator, right, result }: Equation): boolean {
  return result === (operator === '+' ? left + right : left - right);
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const trueEquations = digits
  .flatMap((left) =>
    ['+', '-'].flatMap((operator) =>
      digits.flatMap((right) => digits.map((result): Equation => ({ left, operator, right, result }))),
    ),
  )
  .filter(isTrue);

/** The true sums that a false one becomes when one match moves. */
export function solutionsOf(equation: Equation): Equation[] {
  const before = spell(equation);
  return trueEquations.filter((other) => {
    const after = spell(other);
    const gone = Array.from(before).filter((match, index) => match === '1' && after[index] === '0').length;
    const come = Array.from(before).filter((match, index) => match === '0' && after[index] === '1').length;
    return gone === 1 && come === 1;
  });
}

function match(from: Point, to: Point): string {
  return line([from, to], { stroke: '#c98a3c', width: 12 }) + circle(to, 9, plain(colours.red));
}

function digit(value: number, [x, y]: Point): string {
  const [w, h] = [56, 62];
  const ends: readonly (readonly [Point, Point])[] = [
    [
      [8, 0],
      [w - 8, 0],
    ],
    [
      [w, 9],
      [w, h - 9],
    ],
    [
      [w, h + 9],
      [w, 2 * h - 9],
    ],
    [
      [8, 2 * h],
      [w - 8, 2 * h],
    ],
    [
      [0, h + 9],
      [0, 2 * h - 9],
    ],
    [
      [0, 9],
      [0, h - 9],
    ],
    [
      [8, h],
      [w - 8, h],
    ],
  ];
  return ends
    .map(([from, to], index) =>
      digitMatches[value]?.[index] === '1' ? match([x + from[0], y + from[1]], [x + to[0], y + to[1]]) : '',
    )
    .join('');
}

export function drawEquation({ left, operator, right, result }: Equation): string {
  const top = 88;
  const middle = top + 62;
  return picture(
    digit(left, [22, top]),
    match([98, middle], [140, middle]),
    operator === '+' ? match([119, middle + 21], [119, middle - 21]) : '',
    digit(right, [168, top]),
    match([246, middle - 14], [286, middle - 14]),
    match([246, middle + 14], [286, middle + 14]),
    digit(result, [316, top]),
  );
}
