// @ts-check
// The built server with an empty data directory: what a first start on a new machine is.
import { rmSync } from 'node:fs';

rmSync(process.env['DATA_DIR'] ?? '.cache/e2e-data', { recursive: true, force: true });
await import('../dist/server/main.js');
