import { WebSocket } from 'ws';

/** A connected socket without compression, which would be measured too. */
export function openSocket(address: string, cookie = ''): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, {
      perMessageDeflate: false,
      ...(cookie === '' ? {} : { headers: { cookie } }),
    });
    socket.on('error', reject).on('open', () => resolve(socket));
  });
}
