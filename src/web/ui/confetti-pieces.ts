const colours = ['#ffb938', '#ff7a66', '#2bd1c0', '#bda2ff', '#b9dc4e', '#fff7e8'];

interface Piece {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  readonly colour: string;
  readonly spin: number;
  turn: number;
}

const gravity = 0.00055;
const maxMs = 5000;

/** Draws woven diamonds that rain once, then calls `onOver`. Runs in a worker, or in the page where that has no canvas. */
export function rain(canvas: HTMLCanvasElement | OffscreenCanvas, pieceCount: number, onOver: () => void): void {
  const context = canvas.getContext('2d');
  if (context === null) {
    onOver();
    return;
  }
  const pieces = Array.from({ length: pieceCount }, () => newPiece(canvas.width));
  let startedAt: number | null = null;
  let last = 0;
  const draw = (now: number) => {
    startedAt ??= now;
    const elapsed = Math.min(32, last === 0 ? 16 : now - last);
    last = now;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const piece of pieces) {
      move(piece, elapsed);
      paint(context, piece);
    }
    if (now - startedAt > maxMs || pieces.every(({ y }) => y > canvas.height + 20)) onOver();
    else requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

function newPiece(width: number): Piece {
  return {
    x: Math.random() * width,
    y: -20 - Math.random() * 260,
    vx: (Math.random() - 0.5) * 0.22,
    vy: 0.12 + Math.random() * 0.25,
    size: 6 + Math.random() * 9,
    colour: colours[Math.floor(Math.random() * colours.length)] ?? '#ffb938',
    spin: 0.002 + Math.random() * 0.006,
    turn: Math.random() * 6,
  };
}

function move(piece: Piece, elapsedMs: number): void {
  piece.vy += gravity * elapsedMs * 0.35;
  piece.x += piece.vx * elapsedMs;
  piece.y += piece.vy * elapsedMs;
  piece.turn += piece.spin * elapsedMs;
}

function paint(
  context: Pick<CanvasRenderingContext2D, 'fillStyle' | 'beginPath' | 'moveTo' | 'lineTo' | 'fill'>,
  { x, y, size, colour, turn }: Piece,
): void {
  // A diamond that turns about its upright axis: its width breathes.
  const half = size * Math.abs(Math.cos(turn)) * 0.7 + 0.6;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + half, y);
  context.lineTo(x, y + size);
  context.lineTo(x - half, y);
  context.fill();
}
