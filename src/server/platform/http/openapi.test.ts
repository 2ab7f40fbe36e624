import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import { productNames } from './product-names.ts';

it('describes every mounted call as OpenAPI 3.1, from the schemas that check it', async () => {
  const app = await createTestApp();
  const description = (await app.visitor().request({ path: '/api/openapi.json' })).json;
  expect(description).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/auth/sign-up': {
        post: {
          'x-access': 'anyone',
          requestBody: {
            content: {
              'application/json': {
                schema: { required: ['email', 'password', 'displayName'], additionalProperties: false },
              },
            },
          },
          responses: { 201: {}, 409: { description: 'auth/email-already-in-use' } },
        },
      },
      '/api/me': {
        get: {
          'x-access': 'signed-in',
          security: [{ session: [] }, { bearer: [] }],
          responses: {
            200: { content: { 'application/json': { schema: { properties: { user: { type: 'object' } } } } } },
            401: { description: 'auth/unauthenticated' },
          },
        },
        patch: {},
      },
    },
  });
  const text = JSON.stringify(description);
  for (const { path } of app.server.contracts) expect(text).toContain(`"${path}"`);
});

it('shows the calls to a reader', async () => {
  const app = await createTestApp();
  const page = await app.visitor().request({ path: '/api/docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of app.server.contracts) expect(page.text).toContain(path);
});

it('maps the names of the product text to its own, each to a call and a property that are there [DISC-2] [PUR-1]', async () => {
  const app = await createTestApp();
  const { json } = await app.visitor().request({ path: '/api/openapi.json' });
  const { info, paths } = json as { info: { description: string }; paths: Record<string, Record<string, unknown>> };
  const page = await app.visitor().request({ path: '/api/docs' });
  expect(productNames.map(({ text, ours }) => [text, ours])).toContainEqual(['Game package: price', 'priceFils']);
  for (const { text, ours, method, path } of productNames) {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    if (ours !== null) expect(JSON.stringify(operation)).toContain(`"${ours}":`);
    expect(info.description).toContain(`| ${text} | ${ours ?? ''} | ${method} ${path} |`);
    expect(page.text).toContain(`<td>${text}</td>`);
  }
});
