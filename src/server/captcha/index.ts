/**
 * Captcha: detects bots as far as possible, by ALTCHA's proof of work (no third party), by reCAPTCHA v3, or not at all.
 * Never required: a call without a proof counts double against its network.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { captchaApi } from '#shared/captcha/api.ts';
import type { CaptchaChallenge, CaptchaVerdict } from '#shared/captcha/api.ts';
import type { Clock } from '../platform/clock.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer, TakeProof } from '../platform/http/index.ts';
import { createOnce } from '../platform/rate-limits/index.ts';
import { checkAnswer, makePuzzle, puzzleDurationMs } from './altcha.ts';
import type { Finding } from './finding.ts';
import { createProofs, proofDurationMs } from './proofs.ts';
import { checkRecaptcha } from './recaptcha.ts';
import type { CaptchaSettings } from './settings.ts';

export { captchaSettings } from './settings.ts';
export type { CaptchaSettings } from './settings.ts';

export interface Captcha {
  /** Uses up a proof; null without a captcha. */
  readonly takeProof: TakeProof | null;
  mount(server: HttpServer): void;
}

export function createCaptcha({
  clock,
  logger,
  redis,
  secret,
  settings,
}: {
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly redis: Redis | null;
  readonly secret: string;
  readonly settings: CaptchaSettings;
}): Captcha {
  const proofs = createProofs({
    clock,
    secret,
    once: createOnce({ redis, name: 'captcha-proof', durationMs: proofDurationMs }),
  });
  const puzzles = { clock, secret, once: createOnce({ redis, name: 'captcha-puzzle', durationMs: puzzleDurationMs }) };

  const challenge = async (): Promise<CaptchaChallenge> => {
    switch (settings.provider) {
      case 'none':
        return { provider: 'none' };
      case 'recaptcha_v3':
        return { provider: settings.provider, siteKey: settings.siteKey };
      case 'altcha':
        return { provider: settings.provider, puzzle: await makePuzzle({ ...puzzles, cost: settings.cost }) };
    }
  };
  const check = async (input: { readonly token: string; readonly action: string }): Promise<Finding> => {
    switch (settings.provider) {
      case 'none':
        return { errorCodes: [], skipped: true };
      case 'recaptcha_v3':
        return checkRecaptcha(settings, logger, input);
      case 'altcha':
        return { action: input.action, ...(await checkAnswer({ ...puzzles, cost: settings.cost }, input.token)) };
    }
  };
  return {
    takeProof: settings.provider === 'none' ? null : (proof, action) => proofs.take(proof, action),
    mount(server) {
      mount(server, captchaApi.getChallenge, challenge);
      mount(server, captchaApi.verify, async ({ input }): Promise<CaptchaVerdict> => {
        const { errorCodes, ...found } = await check(input);
        if (errorCodes.length > 0) return { success: false, ...found, errorCodes: [...errorCodes] };
        return { success: true, ...found, proof: proofs.issue(input.action) };
      });
    },
  };
}
