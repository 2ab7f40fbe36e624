/** The teams' colours on a dark ground, and the second thread of their weaves. */
export const teamInks = {
  coral: '#ff7a66',
  turquoise: '#2bd1c0',
  violet: '#bda2ff',
  lime: '#b9dc4e',
} as const;
export type WeaveColor = keyof typeof teamInks;
const deepThreads: Readonly<Record<WeaveColor, string>> = {
  coral: '#a93a2b',
  turquoise: '#0b6f68',
  violet: '#6f4cc0',
  lime: '#5f7f14',
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Corner = readonly [x: number, y: number];

/** A team's weave on a canvas, as styles/weaves.css has it: stripes, diamonds, zigzag, herringbone. */
export function paintWeave(context: CanvasRenderingContext2D, color: WeaveColor, box: Box, thread: number): void {
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = deepThreads[color];
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = teamInks[color];
  for (let y = box.y - thread; y < box.y + box.height + thread; y += thread)
    for (let x = box.x - thread; x < box.x + box.width + thread; x += thread)
      for (const shape of threads[color]) paintShape(context, shape, { x, y, width: thread, height: thread });
  context.restore();
}

/** The bright part of one square of each weave, in shares of it. */
const threads: Readonly<Record<WeaveColor, readonly (readonly Corner[])[]>> = {
  coral: [
    [
      [0, 0],
      [0.5, 0],
      [1, 0.5],
      [1, 1],
    ],
    [
      [0, 0.5],
      [0.5, 1],
      [0, 1],
    ],
  ],
  turquoise: [
    [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ],
  ],
  violet: [
    [
      [0, 0.5],
      [0.5, 0],
      [1, 0.5],
      [1, 1],
      [0.5, 0.5],
      [0, 1],
    ],
  ],
  lime: [
    [
      [0, 0.5],
      [0.5, 0],
      [1, 0.5],
    ],
    [
      [0, 1],
      [0.5, 0.62],
      [1, 1],
    ],
  ],
};

/** Horse teeth with their points to one side, in the current colour. */
export function paintTeeth(context: CanvasRenderingContext2D, box: Box, points: 'up' | 'down'): void {
  const tooth = 45;
  const [base, tip] = points === 'down' ? [0, 1] : [1, 0];
  for (let x = box.x; x < box.x + box.width; x += tooth)
    paintShape(
      context,
      [
        [0, base],
        [1, base],
        [0.5, tip],
      ],
      { ...box, x, width: tooth },
    );
}

/** The lantern of `LogoMark`. */
export function paintLogo(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  const layers = [
    ['#ffb938', 'M24 2 43 13v22L24 46 5 35V13Z'],
    ['#0b1628', 'M24 11 35 24 24 37 13 24Z'],
    ['#fff7e8', 'M24 17.5 29.5 24 24 30.5 18.5 24Z'],
  ] as const;
  context.save();
  context.translate(x, y);
  context.scale(size / 48, size / 48);
  for (const [color, path] of layers) {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  }
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, corners: readonly Corner[], box: Box): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(box.x + x * box.width, box.y + y * box.height);
  context.fill();
}
