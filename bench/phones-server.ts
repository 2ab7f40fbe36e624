/**
 * The server's side of bench/phones.ts, in a separate process: `siraj` with rooms whose remotes may press, or `bare`, a
 * loop that passes a phone's message on to its room's screen.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { roomsApi } from '#shared/rooms/api.ts';
import { startHosted } from '#testing/hosted-game.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { takeOrders, usedBytes } from './processes.ts';
import { portOf } from './servers.ts';

export interface BenchRoom {
  readonly gameId: string;
  /** The host's session. */
  readonly cookie: string;
  /** The first one has the remote; players before onlookers. */
  readonly tokens: readonly string[];
  readonly cellId: string;
}

export interface MadeRooms {
  readonly port: number;
  readonly rooms: readonly BenchRoom[];
}

const [kind, ...counts] = process.argv.slice(2);
const [rooms = 0, players = 0, onlookers = 0] = counts.map(Number);
const phones = players + onlookers;

async function openRooms(): Promise<MadeRooms> {
  const app = await createTestApp({ checkAnswers: false, publicUrl: new URL('http://siraj.test') });
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const made: BenchRoom[] = [];
  for (let number = 0; number < rooms; number += 1) made.push(await openRoom(app));
  runClock(app);
  return { port: portOf(app.server.fastify.server.address()), rooms: made };
}

/** A test's clock stands still: without this, a seat's presses would soon be over their limit a second. */
function runClock({ clock }: TestApp): void {
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    clock.moveBy(now - last);
    last = now;
  }, 10);
}

async function openRoom(app: TestApp): Promise<BenchRoom> {
  const host = await app.verified();
  const device = await startHosted(app, host);
  await device.play({ type: 'wheelStopped' });
  const id = device.gameId;
  const { room } = await host.call(roomsApi.openRoom, { id });
  const tokens = Array.from({ length: phones }, () => randomBytes(32).toString('base64url'));
  for (const [number, token] of tokens.entries())
    await host.call(roomsApi.takeSeat, {
      code: room.code ?? '',
      token,
      name: 'نورة',
      teamIndex: number < players ? 0 : null,
      emblem: 'pearl',
    });
  const { seats } = (await host.call(roomsApi.openRoom, { id })).room;
  await host.call(roomsApi.changeSeat, { id, seatId: seats[0]?.id ?? '', isRemote: true });
  return {
    gameId: id,
    cookie: [...host.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    tokens,
    cellId: device.game().pack.cells[0]?.id ?? '',
  };
}

async function openBare(): Promise<MadeRooms> {
  const server = createServer();
  const screens = new Map<string, WebSocket>();
  new WebSocketServer({ server, path: '/api/live', perMessageDeflate: false }).on('connection', (socket) => {
    socket.on('message', (raw: Buffer) => {
      const { screen, room, data } = JSON.parse(raw.toString()) as { screen?: string; room?: string; data?: unknown };
      if (screen !== undefined) screens.set(screen, socket);
      const to = screens.get(room ?? '');
      if (to?.readyState === WebSocket.OPEN) to.send(JSON.stringify({ topic: room, event: data }));
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const made = Array.from({ length: rooms }, (_, number) => ({
    gameId: String(number),
    cookie: '',
    tokens: Array.from({ length: phones }, () => ''),
    cellId: '',
  }));
  return { port: portOf(server.address()), rooms: made };
}

const made = await (kind === 'siraj' ? openRooms() : openBare());
takeOrders({ memory: usedBytes });
process.send?.(made);
