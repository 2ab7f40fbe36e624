import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key for hashing tokens if none is configured: generated on the first start, stored in the data folder. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32)
    throw new Error(`${file} is damaged. Remove it to make a new one: all users have to sign in again.`);
  return secret;
}
