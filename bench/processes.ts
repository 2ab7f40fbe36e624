/** Programs of this folder in separate processes: the measurement sends orders, and each program answers them. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

interface Order {
  readonly name: string;
  readonly data: unknown;
}

export function startProgram(file: string, ...args: readonly (string | number)[]): ChildProcess {
  return fork(new URL(file, import.meta.url), args.map(String), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    serialization: 'advanced',
  });
}

/** The program's next message; it sends the first one by itself, once it is ready. */
export async function messageOf<Message>(program: ChildProcess): Promise<Message> {
  const [message] = (await once(program, 'message')) as [Message];
  return message;
}

export function give(program: ChildProcess, name: string, data?: unknown): void {
  program.send({ name, data } satisfies Order);
}

/** Gives an order, and returns its answer. */
export async function ask<Answer>(program: ChildProcess, name: string, data?: unknown): Promise<Answer> {
  const answer = messageOf<Answer>(program);
  give(program, name, data);
  return answer;
}

/** Resident memory in bytes, once the program has come to rest. */
export async function memoryOf(program: ChildProcess): Promise<number> {
  await wait(2000);
  return ask<number>(program, 'memory');
}

/** In a program: does each order by its name, and answers unless the result is undefined. Ends with the measurement. */
export function takeOrders(orders: Readonly<Record<string, (data: never) => unknown>>): void {
  process.on('message', ({ name, data }: Order) => {
    void (async () => {
      const answer = await orders[name]?.(data as never);
      if (answer !== undefined) process.send?.(answer);
    })();
  });
  process.on('disconnect', () => process.exit(0));
}

/** The order `memory`: resident memory in bytes, without garbage. */
export function residentBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** The order `memory` where the server gives pages back meanwhile: the bytes of its objects and buffers, without garbage. */
export function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
