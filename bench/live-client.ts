/** The pages of bench/live.ts, in a separate process: `plain` sockets that follow a topic, or `pages` with their own code. */
import { WebSocket } from 'ws';
import { livePath } from '#shared/kernel/live.ts';
import { createLiveConnection } from '../src/web/lib/live.ts';
import { openSocket } from './open-socket.ts';
import { takeOrders } from './processes.ts';

const [kind, port, count] = process.argv.slice(2);
const address = `ws://127.0.0.1:${port ?? ''}${livePath}`;
let latenciesMs: number[] = [];
let heard = 0;

/** Opened in batches: the server's listening queue isn't measured. */
async function openPlain(): Promise<void> {
  for (let opened = 0; opened < Number(count); opened += 50) {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => openSocket(address)));
    for (const socket of sockets) {
      socket.on('message', (raw: Buffer) => {
        heard += 1;
        const at = /"at":"(\d+)"/.exec(raw.toString('latin1'))?.[1];
        if (at !== undefined) latenciesMs.push(Number(process.hrtime.bigint() - BigInt(at)) / 1e6);
      });
      socket.send('{"subscribe":["settings"]}');
    }
  }
}

const attemptsAt: number[] = [];
const following = new Set<number>();
let allBackAt = 0;
function openPages(): void {
  Object.assign(globalThis, { WebSocket });
  for (let page = 0; page < Number(count); page += 1) {
    const open = () => {
      attemptsAt.push(Date.now());
      const socket = new WebSocket(address, { perMessageDeflate: false });
      // An error is also reported by the close event.
      socket.on('error', () => undefined);
      return socket as unknown as globalThis.WebSocket;
    };
    createLiveConnection({ open, onSessionEnded: () => undefined }).follow('settings', {
      onData: () => undefined,
      onHold: (holds) => {
        if (!holds) following.delete(page);
        else if (following.add(page).size === Number(count)) allBackAt = Date.now();
      },
    });
  }
}

takeOrders({
  take: () => {
    const taken = { latenciesMs, heard };
    latenciesMs = [];
    heard = 0;
    return taken;
  },
  pages: () => ({ following: following.size, allBackAt, attemptsAt }),
});
if (kind === 'plain') await openPlain();
else openPages();
process.send?.({ ready: true });
