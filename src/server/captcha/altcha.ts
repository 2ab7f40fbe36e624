import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { puzzleAnswerSchema } from '#shared/captcha/api.ts';
import type { CaptchaPuzzle } from '#shared/captcha/api.ts';
import { hashToken } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Once } from '../platform/rate-limits/index.ts';
import type { Finding } from './finding.ts';

export const puzzleDurationMs = 10 * 60 * 1000;

interface AltchaDeps {
  readonly clock: Clock;
  readonly secret: string;
  readonly once: Once;
  /** Rounds of PBKDF2 a try. */
  readonly cost: number;
}

/** A puzzle of about 256 attempts. Its expiry is in its data, since the library would use a different clock. */
export async function makePuzzle({ clock, secret, cost }: AltchaDeps): Promise<CaptchaPuzzle> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    deriveKey,
    keyPrefix: '00',
    keyLength: 32,
    data: { expiresAt: clock.now() + puzzleDurationMs },
    hmacSignatureSecret: signingKey(secret),
  });
  return puzzleAnswerSchema.shape.challenge.parse({ parameters, signature });
}

/** Verifies the solution of our puzzle: in time, and used for the first time. */
export async function checkAnswer({ clock, secret, once }: AltchaDeps, token: string): Promise<Finding> {
  const answer = readAnswer(token);
  if (answer === null) return { errorCodes: ['invalid-input-response'] };
  const { challenge, solution } = answer;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signingKey(secret),
  });
  if (!verified) return { errorCodes: ['invalid-input-response'] };
  const isFresh = challenge.parameters.data.expiresAt > clock.now() && (await once.use(challenge.signature));
  return { errorCodes: isFresh ? [] : ['timeout-or-duplicate'] };
}

function readAnswer(token: string) {
  try {
    return puzzleAnswerSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function signingKey(secret: string): string {
  return hashToken('captcha puzzles', secret);
}
