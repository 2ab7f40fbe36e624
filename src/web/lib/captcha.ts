import { useState } from 'react';
import { captchaApi, puzzleAnswerSchema } from '#shared/captcha/api.ts';
import type { CaptchaChallenge, CaptchaPuzzle } from '#shared/captcha/api.ts';
import type { CaptchaAction } from '#shared/kernel/captcha.ts';
import { call } from './api-client.ts';
import { recaptchaToken } from './recaptcha.ts';

/** Product requirement: a client that can't be checked in this time continues unchecked. */
const patienceMs = 3000;
/** Our proofs are valid for ten minutes. */
const freshMs = 8 * 60 * 1000;

export interface Captcha {
  /** Starts checking while a person fills the form; once is enough. */
  readonly begin: () => void;
  /** The result of the check, awaited briefly; null if it failed, which blocks no one. */
  readonly takeProof: () => Promise<string | null>;
}

/** Runs an invisible captcha [SEC-1]. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const [captcha] = useState(() => createCaptcha(action));
  return captcha;
}

function createCaptcha(action: CaptchaAction): Captcha {
  let current: { readonly proof: Promise<string | null>; readonly begunAt: number } | null = null;
  const begun = () => {
    if (current === null || Date.now() - current.begunAt > freshMs) {
      current = { proof: earnProof(action).catch(() => null), begunAt: Date.now() };
    }
    return current.proof;
  };
  return {
    begin: () => void begun(),
    async takeProof() {
      const proof = await Promise.race([begun(), afterPatience()]);
      // Each is good for one call.
      current = null;
      return proof;
    },
  };
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

async function earnProof(action: CaptchaAction): Promise<string | null> {
  const token = await tokenFor(await call(captchaApi.getChallenge, {}), action);
  if (token === null) return null;
  const { proof } = await call(captchaApi.verify, { token, action });
  return proof ?? null;
}

async function tokenFor(challenge: CaptchaChallenge, action: CaptchaAction): Promise<string | null> {
  switch (challenge.provider) {
    case 'none':
      return null;
    case 'altcha':
      return solve(challenge.puzzle);
    case 'recaptcha_v3':
      return recaptchaToken(challenge.siteKey, action);
  }
}

/** In its own worker, so that the page stays responsive. */
async function solve(challenge: CaptchaPuzzle): Promise<string> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      worker.onerror = () => reject(new Error('the puzzle could not be worked on'));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify(puzzleAnswerSchema.parse({ challenge, solution: answer })));
  } finally {
    worker.terminate();
  }
}
