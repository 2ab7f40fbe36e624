import { rain } from './confetti-pieces.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Woven diamonds rain once over the whole page. Does nothing under reduced motion. */
export function launchConfetti(pieceCount: number): void {
  if (prefersReducedMotion()) return;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText =
    'position:fixed;inset:0;inline-size:100%;block-size:100%;margin:0;padding:0;border:0;background:none;pointer-events:none;z-index:60';
  canvas.width = window.innerWidth;
  canvas.height = window.innerHeight;
  document.body.append(canvas);
  // A popover lies above an open dialog too, where the browser has them.
  if ('popover' in canvas) {
    canvas.popover = 'manual';
    canvas.showPopover();
  }
  if ('OffscreenCanvas' in window) rainInWorker(canvas, pieceCount);
  else rain(canvas, pieceCount, () => canvas.remove());
}

/** The page itself then does nothing while it moves. */
function rainInWorker(canvas: HTMLCanvasElement, pieceCount: number): void {
  const worker = new Worker(new URL('./confetti-worker.ts', import.meta.url), { type: 'module' });
  const end = () => {
    worker.terminate();
    canvas.remove();
  };
  worker.onmessage = end;
  worker.onerror = end;
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: offscreen, pieceCount }, [offscreen]);
}
