import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { end, startServer } from './own-server.ts';
import { ownPort } from './ports.ts';

/** The data folder that every site starts from: a first start on a new machine, and what the store's tests need besides. */
export const preparedData = '.cache/e2e-prepared';

export default async function prepare(): Promise<void> {
  rmSync(preparedData, { recursive: true, force: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/prepare-store.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: preparedData },
  });
  const port = ownPort('prepare');
  await end(await startServer({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: preparedData }));
}
