import { expect, it } from 'vitest';
import { livePath } from '#shared/kernel/live.ts';
import { useLiveServer } from '#testing/live-server.ts';
import { hostileFrames, sendFrames } from '#testing/raw-frames.ts';

const site = useLiveServer();
const { open } = site;
/** Its first byte, which no answer before it has. */
const closeFrame = 0x88;

it.each(Object.entries(hostileFrames))(
  'ends a socket that sends %s, and serves the others on [USER-2]',
  async (_, frames) => {
    const socket = sendFrames(site.port(), livePath, 'http://siraj.test', frames);
    let answered = Buffer.alloc(0);
    let isClosed = false;
    socket.on('close', () => (isClosed = true));
    socket.on('data', (bytes: Buffer) => (answered = Buffer.concat([answered, bytes])));
    await expect.poll(() => isClosed || answered.includes(closeFrame)).toBe(true);
    expect(answered.toString('latin1')).toMatch(/^HTTP\/1\.1 101 /);
    socket.destroy();
    const other = await open();
    other.send({ subscribe: ['settings'] });
    expect(await other.next()).toMatchObject({ topic: 'settings' });
  },
);
