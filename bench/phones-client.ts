/** The screens and phones of bench/phones.ts, in a separate process: each room's remote presses, and its screen waits. */
import { livePath } from '#shared/kernel/live-messages.ts';
import { seatTopicOf } from '#shared/rooms/seat-topic.ts';
import { openSocket } from './open-socket.ts';
import type { BenchRoom, MadeRooms } from './phones-server.ts';
import { takeOrders } from './processes.ts';

const isOurs = process.argv[2] === 'siraj';
const pressEveryMs = 125;
let latenciesMs: number[] = [];
let lost = 0;

async function enter(address: string, room: BenchRoom): Promise<void> {
  const { gameId, cookie, tokens, cellId } = room;
  const screen = await openSocket(address, cookie);
  screen.send(JSON.stringify(isOurs ? { subscribe: [`rooms/${gameId}`] } : { screen: gameId }));
  let pressedAt: number | null = null;
  screen.on('message', (raw: Buffer) => {
    if (pressedAt === null || !raw.toString('latin1').includes('"event"')) return;
    latenciesMs.push(performance.now() - pressedAt);
    pressedAt = null;
  });
  const [remote] = await Promise.all(
    tokens.map(async (token) => {
      const phone = await openSocket(address);
      if (isOurs) phone.send(JSON.stringify({ subscribe: [seatTopicOf(gameId, token)] }));
      return phone;
    }),
  );
  const act = { kind: 'act', seq: 1, act: { type: 'pick', cellId } };
  const press = JSON.stringify(
    isOurs ? { press: { topic: seatTopicOf(gameId, tokens[0] ?? ''), data: act } } : { room: gameId, data: act },
  );
  setTimeout(() => {
    setInterval(() => {
      if (pressedAt !== null) lost += 1;
      pressedAt = performance.now();
      remote?.send(press);
    }, pressEveryMs);
  }, Math.random() * pressEveryMs);
}

takeOrders({
  enter: async ({ port, rooms }: MadeRooms) => {
    for (const room of rooms) await enter(`ws://127.0.0.1:${port}${livePath}`, room);
    return 'entered';
  },
  take: () => {
    const taken = { latenciesMs, lost };
    latenciesMs = [];
    lost = 0;
    return taken;
  },
});
