/**
 * Sockets that send nonsense, too much and too often, until the process is killed. It prints `begun`, and `closed` once the
 * server has closed all that opened. In the process of the calls beside them
 * their work would count as the server's delay. Arguments: port, origin, how many of each sort.
 */
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { livePath, maxLiveMessageBytes } from '#shared/kernel/live.ts';

const [port = '', origin = '', count = ''] = process.argv.slice(2);
const messages = [
  '{',
  '[]',
  'null',
  '{"subscribe":[""]}',
  `{"subscribe":["${'x'.repeat(maxLiveMessageBytes)}"]}`,
  '\u0000',
];
let closed = 0;
for (let number = 0; number < Number(count); number += 1) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, { origin });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed += 1;
    if (closed === Number(count)) process.stdout.write('closed\n');
  });
  socket.on('open', () => {
    for (let index = 0; index < 300 && socket.readyState === WebSocket.OPEN; index += 1)
      socket.send(messages[index % messages.length] ?? '');
    socket.send(Buffer.alloc(2_000_000));
  });
  const raw = connect(Number(port), '127.0.0.1');
  raw.on('error', () => undefined);
  raw.write(
    'GET /api/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\u0081\u00ff\u00ff',
  );
}
process.stdout.write('begun\n');
