import { IncomingMessage } from 'node:http';

/**
 * Ignores upgrade requests except for WebSockets. Once an upgrade listener exists, Node would take any other upgrade,
 * such as h2c, out of HTTP too; RFC 9110 lets a server ignore it.
 */
export class Incoming extends IncomingMessage {
  // Only declared: a field would be set after Node has set `upgrade`.
  declare private isAsked: boolean | null;

  get upgrade(): boolean | null {
    return this.isAsked === true && this.method !== 'CONNECT'
      ? this.headers.upgrade?.toLowerCase() === 'websocket'
      : this.isAsked;
  }

  set upgrade(isAsked: boolean | null) {
    this.isAsked = isAsked;
  }
}
