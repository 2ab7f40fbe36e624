import { expect, it } from 'vitest';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { figuresOf, parseMetrics } from './metrics.ts';

it('reads values without labels, and leaves comments and series alone', () => {
  const text = '# HELP a Some.\n# TYPE a gauge\na 1.5e3\nb_total 7\nc{state="busy"} 3\n';
  expect([...parseMetrics(text)]).toEqual([
    ['a', 1500],
    ['b_total', 7],
  ]);
});

it('finds memory, event loop and CPU in the metrics that the server serves', async () => {
  const metrics = createMetrics();
  const figures = figuresOf(`${await metrics.text()}\nsiraj_live_sockets 4\n`);
  metrics.close();
  expect(figures.rssMb).toBeGreaterThan(10);
  expect(figures.heapUsedMb).toBeGreaterThan(1);
  expect(figures.cpuSeconds).toBeGreaterThan(0);
  expect(figures.sockets).toBe(4);
});

it('says what is missing where an address serves something else', () => {
  expect(() => figuresOf('<!doctype html>')).toThrow('the metrics have no process_resident_memory_bytes');
});
