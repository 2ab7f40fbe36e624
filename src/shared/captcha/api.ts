import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

/** A puzzle of ALTCHA, as its solver takes it. */
const puzzleSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number().int(),
    nonce: z.string(),
    salt: z.string(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    data: z.object({ expiresAt: z.number().int() }),
  }),
  signature: z.string(),
});
export type CaptchaPuzzle = z.infer<typeof puzzleSchema>;

const challengeSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('none') }),
  z.object({ provider: z.literal('recaptcha_v3'), siteKey: z.string() }),
  z.object({ provider: z.literal('altcha'), puzzle: puzzleSchema }),
]);
export type CaptchaChallenge = z.infer<typeof challengeSchema>;

/** The content of an ALTCHA token, as JSON in base64. */
export const puzzleAnswerSchema = z.object({
  challenge: puzzleSchema,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(128) }),
});

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  /** The action name, as reCAPTCHA verifies it. */
  errorCodes: z.array(z.string()).optional(),
  /** True if not verified: no captcha is required, or the verifier didn't answer. */
  skipped: z.boolean().optional(),
  /** To send along once, as header `x-captcha-proof`, with the call that the action is for. */
  proof: z.string().optional(),
});
export type CaptchaVerdict = z.infer<typeof verdictSchema>;

export const captchaApi = {
  getChallenge: contract({
    method: 'GET',
    path: '/api/captcha',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'The captcha provider, and what a page needs for it.',
    input: z.strictObject({}),
    output: challengeSchema,
    errors: [],
  }),
  verify: contract({
    method: 'POST',
    path: '/api/verify-recaptcha',
    access: 'anyone',
    inMaintenance: 'open',
    summary:
      'Checks a token of reCAPTCHA v3 or ALTCHA. Never required: a call without a proof counts double against its network, no more.',
    input: z.strictObject({ token: z.string().max(8192), action: z.string().regex(/^[\w/]{1,64}$/) }),
    output: verdictSchema,
    errors: [],
  }),
};
