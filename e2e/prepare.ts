import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { end, startServer } from './own-server.ts';

/** The data folder that every site starts from: a first start on a new machine, and what the store's tests need besides. */
export const preparedData = '.cache/e2e-prepared';

export default async function prepare(): Promise<void> {
  rmSync(preparedData, { recursive: true, force: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/prepare-store.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: preparedData },
  });
  await end(await startServer({ PORT: '4309', PUBLIC_URL: 'http://localhost:4309', DATA_DIR: preparedData }));
}
