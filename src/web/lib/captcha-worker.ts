import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaPuzzle } from '#shared/captcha/api.ts';

// Solves a puzzle beside the page: takes one, answers its solution, or null. The library's own worker wants Node.
self.onmessage = ({ data }: MessageEvent<CaptchaPuzzle>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
};
