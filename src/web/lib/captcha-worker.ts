import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaPuzzle } from '#shared/captcha/api.ts';

// Solves a puzzle off the main thread: receives one, posts its solution, or null. The library's own worker requires
// Node.
self.onmessage = ({ data }: MessageEvent<CaptchaPuzzle>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
};
