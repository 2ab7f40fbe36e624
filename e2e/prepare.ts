import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { request } from '@playwright/test';
import { languages, type Language } from '#shared/kernel/text.ts';
import { signUpVerified, type Host } from './host.ts';
import { end, startServer } from './own-server.ts';
import { ownPort } from './ports.ts';

/** The data folder that every site starts from: a first start on a new machine, and what the store's tests need besides. */
const preparedData = '.cache/e2e-prepared';

/** The same with a verified host for each language: a server that phones can reach doesn't show the mail for it. */
export const preparedRooms = '.cache/e2e-prepared-rooms';
export const roomHosts: Readonly<Record<Language, Host>> = {
  ar: { email: 'room-ar@example.com', password: 'diwaniya-2026' },
  en: { email: 'room-en@example.com', password: 'diwaniya-2026' },
};

/** Fills a folder with the prepared data: a first start takes 25 s of a processor, most of it the bank. */
export function layPrepared(folder: string, from = preparedData): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
}

export default async function prepare(): Promise<void> {
  rmSync(preparedData, { recursive: true, force: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/prepare-store.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: preparedData },
  });
  const port = ownPort('prepare');
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: origin };
  await end(await startServer({ ...env, DATA_DIR: preparedData }));
  layPrepared(preparedRooms);
  const server = await startServer({ ...env, DATA_DIR: preparedRooms });
  for (const language of languages) {
    const client = await request.newContext({ baseURL: origin });
    await signUpVerified(client, origin, language, roomHosts[language]);
    await client.dispose();
  }
  await end(server);
}
