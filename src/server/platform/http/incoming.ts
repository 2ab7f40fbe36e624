import { IncomingMessage } from 'node:http';

/**
 * A request that only asks for another protocol where it asks for a WebSocket. Node takes any other wish for an
 * upgrade out of HTTP too, h2c for one, as soon as something listens for upgrades; RFC 9110 lets a server ignore it.
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
