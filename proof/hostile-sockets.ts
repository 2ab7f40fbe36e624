/**
 * Sockets that send nonsense, too much and too often, and broken frames whose answers they don't read, until the process is
 * killed. It prints `begun`, and `closed` once the server has closed all that opened. In the process of the calls beside them
 * their work would count as the server's delay. Arguments: port, origin, how many of each sort.
 */
import { WebSocket } from 'ws';
import { livePath, maxLiveMessageBytes } from '#shared/kernel/live.ts';
import { hostileFrames, sendFrames } from '#testing/raw-frames.ts';

const [port = '', origin = '', count = ''] = process.argv.slice(2);
const messages = [
  '{',
  '[]',
  'null',
  '{"subscribe":[""]}',
  `{"subscribe":["${'x'.repeat(maxLiveMessageBytes)}"]}`,
  '\u0000',
];
const kinds = Object.values(hostileFrames);
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
  const frames = kinds[number % kinds.length] ?? Buffer.alloc(0);
  sendFrames(Number(port), livePath, origin, frames).pause();
}
process.stdout.write('begun\n');
