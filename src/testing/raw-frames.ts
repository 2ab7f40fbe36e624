/** Frames of a WebSocket as no library sends them. */
import { connect, type Socket } from 'node:net';

/** With a mask of 0, which leaves the data as they are; `length` may be a lie. */
function frame(firstByte: number, length: number, data: Buffer = Buffer.alloc(0)): Buffer {
  if (length < 126) return Buffer.concat([Buffer.from([firstByte, 0x80 | length, 0, 0, 0, 0]), data]);
  const head = Buffer.alloc(14);
  head.writeUInt8(firstByte, 0);
  head.writeUInt8(0x80 | 127, 1);
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, data]);
}

const text = 0x1;
const isLast = 0x80;
const piece = Buffer.alloc(1000, 'x');
const many = (count: number, made: Buffer) => Buffer.concat(Array.from({ length: count }, () => made));

/** What breaks the protocol or the product's limits, by name. */
export const hostileFrames: Readonly<Record<string, Buffer>> = {
  'a frame without a mask': Buffer.from([isLast | text, 2, 0x7b, 0x7d]),
  'a frame of reserved bits': frame(isLast | 0x70 | text, 0),
  'a frame of an unknown kind': frame(isLast | 0x3, 0),
  'a frame that says it is a terabyte': frame(isLast | text, 2 ** 40),
  'a frame longer than a number': frame(isLast | text, Number.MAX_SAFE_INTEGER + 1),
  'fragments without end': Buffer.concat([frame(text, piece.length, piece), many(40, frame(0, piece.length, piece))]),
  'a fragment of nothing before it': frame(0, piece.length, piece),
  'two messages in each other': many(2, frame(text, piece.length, piece)),
  'a ping that is too long': frame(isLast | 0x9, piece.length, piece),
  'a ping in pieces': frame(0x9, 0),
  'text that is no UTF-8': frame(isLast | text, 2, Buffer.from([0xc3, 0x28])),
  'pings without end': many(1000, frame(isLast | 0x9, 0)),
};

/** A live socket that has sent these bytes after its handshake. */
export function sendFrames(port: number, path: string, origin: string, frames: Buffer): Socket {
  const socket = connect(port, '127.0.0.1');
  // A reset is an end as well.
  socket.on('error', () => undefined);
  const { host } = new URL(origin);
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  socket.write(frames);
  return socket;
}
