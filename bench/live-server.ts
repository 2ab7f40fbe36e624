/** The server's side of bench/live.ts, in a separate process: `siraj`, our live channel, or `bare`, a loop over sockets. */
import { createServer } from 'node:http';
import { pino } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { livePath } from '#shared/kernel/live.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { createLive } from '../src/server/platform/live/index.ts';
import { residentBytes, takeOrders } from './processes.ts';
import { portOf } from './servers.ts';

const [kind, port] = process.argv.slice(2);
let version = 0;
const state = () => ({ at: process.hrtime.bigint().toString(), text: 'x'.repeat(270) });
const server = createServer();
let publish: () => void;
if (kind === 'siraj') {
  const live = createLive({ redis: null, logger: pino({ level: 'silent' }), clock: systemClock });
  live.attach(
    server,
    [
      {
        isShared: true,
        owns: (name) => name === 'settings',
        changeNameOf: (_, name) => name,
        read: () => Promise.resolve({ version: String(version), data: state() }),
      },
    ],
    () => Promise.resolve({ caller: null }),
    () => Promise.resolve(true),
  );
  publish = () => {
    version += 1;
    live.publishChange('settings');
  };
} else {
  const sockets = new WebSocketServer({ server, path: livePath, perMessageDeflate: false });
  publish = () => {
    const message = JSON.stringify({ topic: 'settings', version: String((version += 1)), data: state() });
    for (const socket of sockets.clients) if (socket.readyState === WebSocket.OPEN) socket.send(message);
  };
}
takeOrders({ publish: () => publish(), memory: residentBytes });
server.listen(Number(port ?? 0), '127.0.0.1', () => process.send?.({ port: portOf(server.address()) }));
