import { z } from 'zod';
import { errorRows } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import { idempotencyHeader } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { sessionCookieName } from '../auth-session.ts';
import type { MountedContract } from './server.ts';
import { productNamesText } from './product-names.ts';

type Json = Record<string, unknown>;

const accessErrors: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  'signed-in': ['auth/unauthenticated'],
  verified: ['auth/unauthenticated', 'auth/email-not-verified'],
  moderator: ['auth/unauthenticated', 'auth/email-not-verified', 'auth/permission-denied'],
  admin: ['auth/unauthenticated', 'auth/email-not-verified', 'auth/permission-denied'],
};

/** Describes the mounted contracts as OpenAPI 3.1, from the schemas that check the requests. */
export function openApiOf(contracts: readonly MountedContract[], publicUrl: URL): Json {
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(contract) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Siraj',
      version: '1',
      description: `Errors carry a code; the message is in the language of the request.\n\n${productNamesText()}`,
    },
    servers: [{ url: publicUrl.origin }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'An ID token of POST /api/auth/token, good for an hour; its keys are at /.well-known/jwks.json. An ' +
            'invalid one is rejected with auth/unauthenticated, also by calls that need no sign-in. Writes with it ' +
            'need no Origin.',
        },
      },
      schemas: { Error: errorSchema, CallableError: callableErrorSchema },
    },
  };
}

function operationOf(contract: MountedContract): Json {
  const schema = jsonSchema(contract.input, 'input');
  const properties = recordOf(schema['properties']);
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const others = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const isInQuery = contract.method === 'GET' || contract.isUpload === true;
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...(isInQuery
      ? others.map(([name, property]) => ({ name, in: 'query', required: required.includes(name), schema: property }))
      : []),
    ...(contract.idempotent
      ? [
          {
            name: idempotencyHeader,
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
        ]
      : []),
    ...(contract.captcha !== undefined
      ? [{ name: captchaProofHeader, in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ];
  const error = refOf(contract);
  const body = {
    ...schema,
    properties: Object.fromEntries(others),
    required: required.filter((name) => !inPath.includes(name)),
  };
  return {
    operationId: operationIdOf(contract),
    tags: [contract.path.split('/')[2] ?? 'api'],
    summary: contract.summary,
    'x-access': contract.access,
    ...(contract.access === 'anyone' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(contract.method === 'GET' ? {} : { requestBody: { required: true, content: bodyOf(contract, body) } }),
    responses: {
      ...(contract.isNavigation
        ? navigationAnswers
        : {
            [String(contract.status ?? 200)]: {
              description: 'Done',
              content: json(jsonSchema(contract.output, 'output')),
            },
          }),
      ...errorsOf(contract),
      default: { description: 'Any other error', content: json(error) },
    },
  };
}

function errorsOf(contract: MountedContract): Json {
  const codes = new Set<ErrorCode>([...accessErrors[contract.access], 'system/invalid-input', ...contract.errors]);
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = errorRows[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      { description: names.join(', '), content: json(refOf(contract)) },
    ]),
  );
}

function operationIdOf({ method, path }: Contract): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), $schema: undefined };
}

function bodyOf({ isNavigation, isUpload }: Contract, schema: Json): Json {
  if (isUpload) return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return isNavigation ? form(schema) : json(schema);
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function form(schema: Json): Json {
  return { 'application/x-www-form-urlencoded': { schema } };
}

const navigationAnswers: Json = {
  200: { description: 'A page that continues by itself', content: { 'text/html': { schema: { type: 'string' } } } },
  303: { description: 'The way on', headers: { location: { schema: { type: 'string' } } } },
};

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

// Callables answer errors in their own protocol.
function refOf({ path }: Contract): Json {
  return { $ref: `#/components/schemas/${path.startsWith('/functions/') ? 'CallableError' : 'Error'}` };
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorRows) },
        message: { type: 'string' },
        params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A code for each bad field' },
        retryAfter: { type: 'number', description: 'Seconds' },
        requestId: { type: 'string' },
      },
    },
  },
};
const callableErrorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['status', 'message', 'details'],
      properties: {
        status: { type: 'string', description: 'As in the Firebase callable protocol' },
        message: { type: 'string' },
        details: {
          type: 'object',
          required: ['code', 'requestId'],
          properties: { code: { type: 'string' }, requestId: { type: 'string' } },
        },
      },
    },
  },
};
