import type { IncomingHttpHeaders } from 'node:http';

const forwarding = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** True for names and addresses of this machine alone. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    host === '::1' ||
    host === '[::1]'
  );
}

/** Whether the whole server is for this machine alone: development pages exist only then. */
export function servesThisMachineOnly(host: string, publicUrl: URL): boolean {
  return isLoopback(host) && isLoopback(publicUrl.hostname);
}

/**
 * True where the request names this machine as its host. A page of another site can point its own name at 127.0.0.1
 * and read what answers there, but not send a Host that isn't its name.
 */
export function hasLoopbackHost({ host }: IncomingHttpHeaders): boolean {
  const name = /^([\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.exec(host ?? '')?.[1];
  return name !== undefined && isLoopback(name.toLowerCase());
}

/** True where some proxy has passed the request on, so that loopback says nothing of the sender. */
export function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => forwarding.test(name));
}
