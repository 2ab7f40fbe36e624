/**
 * The server's side of bench/phones.ts, in a separate process: `siraj` with rooms whose remotes may press, or `bare`, a
 * loop that passes a phone's message on to its room's screen.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { roomsApi } from '#shared/rooms/api.ts';
import { startHosted } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import { residentBytes, takeOrders } from './processes.ts';
import { portOf } from './servers.ts';

export interface BenchRoom {
  readonly gameId: string;
  /** The host's session. */
  readonly cookie: string;
  /** The first one has the remote. */
  readonly tokens: readonly string[];
  readonly cellId: string;
}

export interface MadeRooms {
  readonly port: number;
  readonly rooms: readonly BenchRoom[];
}

const [kind, rooms, phones] = process.argv.slice(2);
const made: BenchRoom[] = [];
let port: number;
if (kind === 'siraj') {
  const app = await createTestApp({ checkAnswers: false, publicUrl: new URL('http://siraj.test') });
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  for (let number = 0; number < Number(rooms); number += 1) {
    const host = await app.verified();
    const device = await startHosted(app, host);
    await device.play({ type: 'wheelStopped' });
    const id = device.gameId;
    const { room } = await host.call(roomsApi.openRoom, { id });
    const tokens = Array.from({ length: Number(phones) }, () => randomBytes(32).toString('base64url'));
    for (const token of tokens)
      await host.call(roomsApi.takeSeat, {
        code: room.code ?? '',
        token,
        name: 'نورة',
        teamIndex: 0,
        emblem: 'pearl',
      });
    const { seats } = (await host.call(roomsApi.openRoom, { id })).room;
    await host.call(roomsApi.changeSeat, { id, seatId: seats[0]?.id ?? '', isRemote: true });
    made.push({
      gameId: id,
      cookie: [...host.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      tokens,
      cellId: device.game().pack.cells[0]?.id ?? '',
    });
  }
  port = portOf(app.server.fastify.server.address());
} else {
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
  port = portOf(server.address());
  for (let number = 0; number < Number(rooms); number += 1)
    made.push({
      gameId: String(number),
      cookie: '',
      tokens: Array.from({ length: Number(phones) }, () => ''),
      cellId: '',
    });
}
takeOrders({ memory: residentBytes });
process.send?.({ port, rooms: made } satisfies MadeRooms);
