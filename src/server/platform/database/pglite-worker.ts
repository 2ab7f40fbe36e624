import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '#shared/kernel/assert.ts';
import { openPGlite } from './pglite-engine.ts';
import { panicId } from './engine-calls.ts';
import type { EngineAnswer, EngineCall } from './engine-calls.ts';

assert(parentPort !== null && typeof workerData === 'string', 'runs as a worker, with the folder as its data');
const port = parentPort;
const answer = (message: EngineAnswer) => port.postMessage(message);

// V8 optimizes WebAssembly in threads of which each keeps up to 40 MB of working memory: one thread, and only for functions
// that run for long. Nothing but PGlite uses WebAssembly.
setFlagsFromString('--wasm-num-compilation-tasks=1');
setFlagsFromString('--wasm-tiering-budget=1000000000');

// After a panic this thread never comes back to its event loop; a message posted before gets out all the same.
const engine = await openPGlite(workerData, (message) => answer({ id: panicId, ok: false, message, fields: {} }));
answer({ id: 0, ok: true, result: null });

// Calls come one after another already: the pool on the other side hands out one connection.
port.on('message', (call: EngineCall) => {
  void run(call);
});

async function run(call: EngineCall): Promise<void> {
  try {
    if (call.kind === 'close') {
      await engine.close();
      answer({ id: call.id, ok: true, result: null });
      port.close();
      return;
    }
    answer({ id: call.id, ok: true, result: await engine.query(call.sql, call.parameters) });
  } catch (error) {
    answer({ id: call.id, ok: false, message: messageOf(error), fields: fieldsOf(error) });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// An Error's own fields (code, constraint, …) don't survive being posted.
function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(error)) {
    if (typeof value === 'string' && name !== 'query') fields[name] = value;
  }
  return fields;
}
