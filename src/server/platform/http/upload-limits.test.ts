import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/kernel/contract.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import type { LimitedOperation } from '#shared/kernel/rate-limit.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClient } from '#testing/test-client.ts';
import { createHttpServer, mountUpload } from './index.ts';

const upload = contract({
  method: 'POST',
  path: '/api/uploads',
  access: 'signed-in',
  isUpload: true,
  summary: 'Accepts a file of any signed-in user.',
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
});

it('counts every upload without a word in its contract, and those of the staff apart [LIMIT-1, ADM-2]', async () => {
  const app = await createTestApp();
  const taken: LimitedOperation[] = [];
  const counting = {
    take: (operation: LimitedOperation) => Promise.resolve(void taken.push(operation)),
    giveBack: () => Promise.resolve(),
  };
  const server = createHttpServer({
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: [],
    logger: pino({ level: 'silent' }),
    authenticate: app.accounts.authenticate,
    authenticateBearer: app.accounts.authenticateBearer,
    rateLimits: counting,
    takeProof: null,
    hasRecaptcha: false,
    checkAnswers: true,
  });
  mountUpload(server, upload, () => Promise.resolve({}));
  await server.fastify.ready();
  for (const user of [await app.verified(), await app.admin()]) {
    const client = createTestClient(server.fastify);
    for (const [name, value] of user.cookies) client.cookies.set(name, value);
    await client.call(upload, {});
  }
  expect(taken).toEqual(['storage_upload', 'staff_upload']);
});

it('has a call for every limit of the table [LIMIT-1]', async () => {
  const { server } = await createTestApp();
  const limitsOf = ({ limit, isUpload, method }: Contract): LimitedOperation[] => {
    if (typeof limit === 'function') return [{}, { displayName: 'نورة' }].map((input) => limit(input));
    if (limit !== undefined) return [limit];
    return isUpload === true ? ['storage_upload', 'staff_upload'] : method === 'GET' ? [] : ['user_action'];
  };
  // Only wrong codes of rooms count, which the domain itself counts.
  expect(new Set([...server.contracts.flatMap(limitsOf), 'room_code'])).toEqual(new Set(Object.keys(rateLimits)));
});
