/** A small proxy before several processes, as an operator would put one there: round robin over those that are ready. */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const checkEveryMs = 50;
/** As an operator's proxy does: connections are kept, so that some are open while a process stops. */
const agent = new Agent({ keepAlive: true });

export interface Proxy {
  close(): Promise<void>;
}

export async function startProxy(port: number, backends: readonly number[]): Promise<Proxy> {
  const ready = new Set<number>();
  let isClosed = false;
  let turn = 0;

  async function watch(backend: number): Promise<void> {
    while (!isClosed) {
      const answer = await fetch(`http://localhost:${backend}/health/ready`).catch(() => null);
      if (answer?.status === 200) ready.add(backend);
      else ready.delete(backend);
      await answer?.body?.cancel();
      await wait(checkEveryMs);
    }
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const tried = new Set<number>();
    for (;;) {
      const backend = next(tried);
      if (backend === undefined) break;
      tried.add(backend);
      const passed = await forward(backend, incoming, body, outgoing);
      if (passed === 'answered') return;
      if (passed === 'broken') break;
      ready.delete(backend);
    }
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  }

  /** The next process whose turn it is; one that isn't known as ready is the last resort. */
  function next(tried: ReadonlySet<number>): number | undefined {
    const left = backends.filter((backend) => !tried.has(backend));
    const healthy = left.filter((backend) => ready.has(backend));
    const choices = healthy.length > 0 ? healthy : left;
    turn += 1;
    return choices[turn % Math.max(1, choices.length)];
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const watching = backends.map(watch);
  while (ready.size < backends.length) await wait(checkEveryMs);
  return {
    async close() {
      isClosed = true;
      server.closeAllConnections();
      server.close();
      await Promise.all(watching);
    },
  };
}

/** `refused`: it never reached the process, so that another may have it. `broken`: it may have happened there. */
function forward(
  backend: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<'answered' | 'refused' | 'broken'> {
  return new Promise((resolve) => {
    const sent = request({ port: backend, host: '127.0.0.1', method, path: url, headers, agent });
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('end', () => resolve('answered'));
      answer.on('error', () => resolve('broken'));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A connection may close as it is used, and one that no process has taken yet when its listener goes: a read is sent
      // again, as proxies do. A write is sent again only if no process has seen it.
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      const mayRepeat = isClosed && method === 'GET' && !outgoing.headersSent;
      resolve(error.code === 'ECONNREFUSED' || mayRepeat ? 'refused' : 'broken');
    });
    sent.end(body);
  });
}
