/** Metrics: what a process does, as Prometheus text on a port beside the product's. Owns nothing but its counts. */
export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { listenForMetrics } from './metrics-server.ts';
export type { MetricsServer } from './metrics-server.ts';
