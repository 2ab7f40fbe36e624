import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { errorRows } from '#shared/errors.ts';
import { present } from '#shared/kernel/assert.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { moduleMap } from '../../../../module-map.js';
import type { ApiDescription } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import { productNames } from './product-names.ts';

/** What arrives of a value in a path or query. */
const asSent = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

let app: TestApp;
let api: ApiDescription;
beforeAll(async () => {
  app = await createTestApp();
  api = (await app.visitor().request({ path: '/api/openapi.json' })).json as ApiDescription;
});

it('describes every mounted call as OpenAPI 3.1, from the schemas that check it', () => {
  expect(api).toMatchObject({
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
  const text = JSON.stringify(api);
  for (const { path } of app.server.contracts) expect(text).toContain(`"${path}"`);
});

it('names the domain of each call, its limits, and the codes it declares', () => {
  expect(api.tags.map(({ name }) => name).sort()).toEqual(Object.keys(moduleMap).sort());
  expect(api.paths['/api/purchases']?.['post']).toMatchObject({
    tags: ['store'],
    'x-rate-limits': { user_action: {} },
  });
  expect(api.paths['/api/me']?.['patch']).toMatchObject({ tags: ['accounts'], 'x-rate-limits': 'by input' });
  expect(api.paths['/api/admin/media']?.['post']).toMatchObject({
    'x-rate-limits': { storage_upload: {}, staff_upload: {} },
  });
  expect(api.paths['/api/webhooks/revenuecat']?.['post']).toMatchObject({ 'x-rate-limits': {} });
  for (const contract of app.server.contracts) {
    const responses = api.paths[contract.path]?.[contract.method.toLowerCase()]?.responses ?? {};
    const described = Object.values(responses).flatMap((answer) => answer['x-errors'] ?? []);
    const { errors, failed, denied } = contract;
    expect(described, contract.path).toEqual(
      expect.arrayContaining([...errors, failed, denied].filter((code) => code !== undefined)),
    );
  }
  // A code of HTTP that the protocol of callables answers otherwise.
  expect(api.paths['/functions/me-central1/redeemCodeCallable']?.['post']?.responses['401']).toMatchObject({
    'x-errors': expect.arrayContaining(['redeem-codes/unauthenticated']) as unknown,
  });
});

it('has an English message for every code, with what its error carries', () => {
  const errors = Object.entries(api['x-errors']);
  expect(errors.map(([code]) => code).sort()).toEqual(Object.keys(errorRows).sort());
  for (const [code, { message }] of errors) expect(message, code).not.toMatch(/undefined|NaN| {2}|^$/);
});

it('gives examples that the contracts accept: of every input, and of every answer', () => {
  const rejected: Record<string, unknown> = {};
  for (const contract of app.server.contracts) {
    const name = `${contract.method} ${contract.path}`;
    const operation = present(api.paths[contract.path]?.[contract.method.toLowerCase()], name);
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
    const body =
      operation.requestBody?.content['application/json'] ??
      operation.requestBody?.content['application/x-www-form-urlencoded'];
    const input = {
      ...Object.fromEntries(
        parameters.flatMap(({ name: field, example }) => (example === undefined ? [] : [[field, asSent(example)]])),
      ),
      ...(body?.example as object | undefined),
    };
    const parsed = z.safeParse(contract.input, input);
    if (!parsed.success) rejected[`input of ${name}`] = parsed.error.issues;
    const answer = operation.responses[String(contract.status ?? 200)]?.content?.['application/json'];
    const answered = z.safeParse(contract.output, answer?.example);
    if (answer !== undefined && !answered.success) rejected[`answer of ${name}`] = answered.error.issues;
  }
  expect(rejected).toEqual({});
});

it('maps the names of the product text to its own, each to a call and a property that are there [DISC-2] [PUR-1]', () => {
  const page = referencePage(api);
  expect(productNames.map(({ text, ours }) => [text, ours])).toContainEqual(['Game package: price', 'priceFils']);
  for (const { text, ours, method, path } of productNames) {
    const operation = api.paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    if (ours !== null) expect(JSON.stringify(operation)).toContain(`"${ours}":`);
    expect(api.info.description).toContain(`| ${text} | ${ours ?? ''} | ${method} ${path} |`);
    expect(page).toContain(`<td>${text}</td>`);
  }
});
