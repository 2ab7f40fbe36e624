import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { RecaptchaSettings } from './settings.ts';
import type { Finding } from './finding.ts';

/** Google considers a lower score a bot. */
const minScore = 0.5;
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Verifies a token with Google. If Google doesn't answer, or reports misconfiguration, the caller isn't blamed. */
export async function checkRecaptcha(
  settings: RecaptchaSettings,
  logger: FastifyBaseLogger,
  { token, action }: { readonly token: string; readonly action: string },
): Promise<Finding> {
  if (token === '') return { errorCodes: ['missing-input-response'] };
  try {
    const { success, score = 0, action: checked = '', 'error-codes': codes = [] } = await ask(settings, token);
    if (codes.some((code) => ourFaults.includes(code)))
      throw new Error(`reCAPTCHA rejects our settings: ${codes.join(' ')}`);
    const found = { score, action: checked };
    if (!success) return { errorCodes: codes.length === 0 ? ['invalid-input-response'] : codes };
    if (checked !== action) return { ...found, errorCodes: ['action-mismatch'] };
    return { ...found, errorCodes: score < minScore ? ['low-score'] : [] };
  } catch (error) {
    logger.warn({ err: error }, 'reCAPTCHA could not be reached');
    return { errorCodes: [], skipped: true };
  }
}

async function ask(
  { verifyUrl, secret, timeoutMs }: RecaptchaSettings,
  token: string,
): Promise<z.output<typeof answerSchema>> {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
  return answerSchema.parse(await answer.json());
}
