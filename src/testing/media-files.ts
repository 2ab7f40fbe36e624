import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import type { Medium } from '#shared/media/admin-api.ts';
import { errorAnswer } from './test-client.ts';
import type { RawAnswer, ErrorAnswer, TestClient } from './test-client.ts';

export interface NamedFile {
  readonly name: string;
  readonly body: Buffer;
  readonly contentType?: string;
}

/** A picture of one colour, of any size. */
export function paint(width: number, height: number, background = '#0a6cff'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture that blinks between two colours. */
export async function blinking(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#00f'].map((color) => paint(width, height, color).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A sound of a few silent frames, distinguished by its last byte. */
export function sound(length = 417, last = 0): Buffer {
  const frame = Buffer.alloc(length);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  frame.writeUInt8(last, length - 1);
  return frame;
}

/** The beginning of a film, and as many bytes as wished. */
export function film(length: number): Buffer {
  const bytes = Buffer.alloc(length, 7);
  bytes.set(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'));
  return bytes;
}

/** A sound PNG of one bit a pixel: a few kilobytes that come to any number of pixels. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(8 + named.length);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), 4 + named.length);
  return whole;
}

function send(client: TestClient, { name, body, contentType = '' }: NamedFile): Promise<RawAnswer> {
  const headers = { 'content-type': contentType === '' ? 'application/octet-stream' : contentType };
  return client.request({ method: 'POST', path: `/api/admin/media?name=${encodeURIComponent(name)}`, body, headers });
}

/** Uploads what must be taken. */
export async function uploadFile(client: TestClient, file: NamedFile): Promise<{ item: Medium; isNew: boolean }> {
  const answer = await send(client, file);
  if (answer.status >= 400) throw new Error(`${file.name} was refused: ${answer.text}`);
  return mediaAdminApi.upload.output.parse(answer.json);
}

/** Uploads a file that must be rejected. */
export async function rejectedFile(client: TestClient, file: NamedFile): Promise<ErrorAnswer> {
  const answer = await send(client, file);
  if (answer.status < 400) throw new Error(`${file.name} was taken`);
  return errorAnswer(answer);
}
