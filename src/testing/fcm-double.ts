import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { present } from '#shared/kernel/assert.ts';
import type { FcmSettings } from '../server/notifications/settings.ts';
import { fixedClock } from './fixed-clock.ts';
import { startProviderDouble } from './provider-double.ts';
import type { DoubleAnswer, ProviderDouble } from './provider-double.ts';

/** A fake of Google's token address and Firebase Cloud Messaging. */
export interface FcmDouble extends ProviderDouble {
  readonly settings: FcmSettings;
  /** The next answers for a phone's token; 200 by default. */
  answer(token: string, answer: DoubleAnswer): void;
  /** What came for phones. */
  messages(): { token: string; notification: { title: string; body: string }; data: Record<string, string> }[];
  /** Who asked for an access token, and for what: the first request, its signature checked. */
  claims(): Promise<unknown>;
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

type SentMessage = ReturnType<FcmDouble['messages']>[number];

export async function startFcmDouble(): Promise<FcmDouble> {
  const answers = new Map<string, DoubleAnswer>();
  const double = await startProviderDouble(({ path, headers, body }) => {
    if (path === '/token')
      return { status: 200, body: { access_token: 'access', expires_in: 3600, token_type: 'Bearer' } };
    if (path !== '/v1/projects/siraj-app/messages:send' || headers.authorization !== 'Bearer access')
      return { status: 401, body: {} };
    return (
      answers.get((body['message'] as SentMessage).token) ?? {
        status: 200,
        body: { name: 'projects/siraj-app/messages/1' },
      }
    );
  });
  return Object.assign(double, {
    settings: {
      projectId: 'siraj-app',
      clientEmail: 'push@siraj-app.example',
      privateKey,
      tokenUrl: new URL('/token', double.url),
      apiUrl: double.url,
    },
    answer: (token: string, answer: DoubleAnswer) => void answers.set(token, answer),
    messages: () =>
      double.requests.flatMap(({ path, body }) => (path === '/token' ? [] : [body['message'] as SentMessage])),
    async claims() {
      const { body } = present(
        double.requests.find(({ path }) => path === '/token'),
        'request for a token',
      );
      const { payload } = await jwtVerify(String(body['assertion']), await importSPKI(publicKey, 'RS256'), {
        currentDate: new Date(fixedClock().now()),
      });
      return payload;
    },
  });
}
