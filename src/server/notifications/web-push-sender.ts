import { once } from 'node:events';
import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { NotificationParts } from './deps.ts';
import type { PushKeys } from './push-keys.ts';
import { pushTimeoutMs, pushTtlSeconds, resultOf } from './push-message.ts';
import type { SendPush } from './push-message.ts';

/** Sends to browsers: encrypted for the device (RFC 8291), signed for its push service (RFC 8292). */
export function createWebPushSender(
  { publicUrl, push, clock, logger }: NotificationParts,
  pushKeys: () => Promise<PushKeys>,
): SendPush {
  const agent = push.agent ?? new Agent({ keepAlive: true, maxSockets: 50 });
  // Apple takes no loopback address for who sends.
  const subject = push.subject ?? (publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:push@siraj.example');
  return async (target, { json, topic }) => {
    const { default: webPush } = await import('web-push');
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint: target.address, keys: { p256dh: target.p256dh ?? '', auth: target.auth ?? '' } },
      json,
      { vapidDetails: { subject, ...(await pushKeys()) }, TTL: pushTtlSeconds, urgency: 'normal', topic },
    );
    try {
      const answer = await post(
        new URL(target.address),
        { method, headers, agent, signal: AbortSignal.timeout(push.timeoutMs ?? pushTimeoutMs) },
        body,
      );
      const status = answer.statusCode ?? 0;
      if (status === 400 || status === 401 || status === 403)
        logger.warn({ status, host: new URL(target.address).host }, 'a push service rejects our pushes');
      return resultOf(status, answer.headers['retry-after'], clock.now());
    } catch (error) {
      logger.info({ err: error }, 'a push service could not be reached');
      return { outcome: 'later', afterMs: null };
    }
  };
}

// Doesn't follow redirects, and reads only the head of the answer.
async function post(
  address: URL,
  { headers, ...options }: { method: string; headers: object; agent: Agent; signal: AbortSignal },
  body: Buffer,
): Promise<IncomingMessage> {
  const sending = request(address, { ...options, headers: { ...headers } });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  answer.resume();
  return answer;
}
