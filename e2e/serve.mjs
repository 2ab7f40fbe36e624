// @ts-check
// The built server with an empty data directory: what a first start on a new machine is, with a discount code to try.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync(process.env['DATA_DIR'] ?? '.cache/e2e-data', { recursive: true, force: true });
execFileSync(process.execPath, ['--import', 'tsx', 'e2e/prepare-store.mjs'], { stdio: 'inherit' });
await import('../dist/server/main.js');
