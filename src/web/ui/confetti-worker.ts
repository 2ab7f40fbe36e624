import { rain } from './confetti-pieces.ts';

// Draws off the main thread: receives a canvas and how many pieces, and says when they have fallen.
self.onmessage = ({ data }: MessageEvent<{ readonly canvas: OffscreenCanvas; readonly pieceCount: number }>) =>
  rain(data.canvas, data.pieceCount, () => self.postMessage('over'));
