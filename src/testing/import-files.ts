import type { z } from 'zod';
import type { Contract } from '#shared/kernel/contract.ts';
import { exchangeApi as api, type ImportPlan } from '#shared/questions/exchange-api.ts';
import type { RawAnswer, TestClient } from './test-client.ts';

/** A file of questions, and its import options. */
export interface ImportWish extends z.input<typeof api.checkImport.input> {
  readonly text: string | Buffer;
}
type Confirmed = ImportWish & Pick<z.input<typeof api.importQuestions.input>, 'digest' | 'leaveFaulty'>;

/** Sends a file to one of the two calls that take one, whatever it answers. */
export function sendImport(client: TestClient, { path }: Contract, { text, ...said }: ImportWish): Promise<RawAnswer> {
  const query = new URLSearchParams(said).toString();
  return client.request({
    method: 'POST',
    path: `${path}?${query}`,
    body: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
}

export async function checkFile(client: TestClient, wish: ImportWish): Promise<ImportPlan> {
  return api.checkImport.output.parse((await sendImport(client, api.checkImport, wish)).json);
}

export async function importFile(client: TestClient, wish: Confirmed): Promise<{ added: number; changed: number }> {
  return api.importQuestions.output.parse((await sendImport(client, api.importQuestions, wish)).json);
}
