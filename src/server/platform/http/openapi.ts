import { z } from 'zod';
import { errorRows, isCommonErrorCode } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import { idempotencyHeader } from '#shared/kernel/contract.ts';
import { livePath } from '#shared/kernel/live.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import type { LimitedOperation, RateLimit } from '#shared/kernel/rate-limit.ts';
import type { ErrorParams } from '#shared/kernel/result.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { sessionCookieName } from '../auth-session.ts';
import type { DescribedTopic } from '../live/index.ts';
import { callableStatusOf } from './callable-status.ts';
import { messageOf } from './error-answer.ts';
import { exampleInput, exampleOf } from './examples.ts';
import { productNamesText } from './product-names.ts';
import type { MountedContract } from './server.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Body {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
type Content = Readonly<Record<string, Body>>;

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface ApiAnswer {
  readonly description: string;
  /** The codes that are answered with this status. */
  readonly 'x-errors'?: readonly ErrorCode[];
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** One operation in OpenAPI 3.1. Fields that begin with `x-` are what OpenAPI has no field for. */
export interface ApiOperation {
  readonly operationId: string;
  /** The domain that mounted it. */
  readonly tags: readonly [string];
  readonly summary: string;
  readonly 'x-access': Access;
  /** Limits by what it counts as, none if it isn't limited; or that its input decides. */
  readonly 'x-rate-limits': Readonly<Partial<Record<LimitedOperation, RateLimit>>> | 'by input';
  readonly 'x-open-in-maintenance': boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, ApiAnswer>>;
}

interface ApiError {
  readonly status: number;
  /** The English message. */
  readonly message: string;
  readonly retryable: boolean;
  /** True if any operation can answer it, listed there or not. */
  readonly isCommon: boolean;
}

interface ApiTopic {
  readonly name: string;
  readonly access: Access;
  readonly summary: string;
  readonly schema: JsonSchema;
}

export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
  readonly 'x-errors': Readonly<Record<string, ApiError>>;
  readonly 'x-live': { readonly path: string; readonly topics: readonly ApiTopic[] };
}

const accessErrors: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  'signed-in': ['auth/unauthenticated'],
  verified: ['auth/unauthenticated', 'auth/email-not-verified'],
  moderator: ['auth/unauthenticated', 'auth/email-not-verified', 'auth/permission-denied'],
  admin: ['auth/unauthenticated', 'auth/email-not-verified', 'auth/permission-denied'],
};

/** Describes the mounted contracts as OpenAPI 3.1, from the schemas that check the requests, and the live topics. */
export function openApiOf(
  contracts: readonly MountedContract[],
  topics: readonly DescribedTopic[],
  publicUrl: URL,
): ApiDescription {
  const paths: Record<string, Record<string, ApiOperation>> = {};
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
    tags: [...new Set(contracts.map(({ domain }) => domain))].map((name) => ({ name })),
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
    'x-errors': errorsByCode(),
    'x-live': {
      path: livePath,
      topics: topics.map(({ description: { data, ...topic } }) => ({ ...topic, schema: jsonSchema(data, 'output') })),
    },
  };
}

function operationOf(contract: MountedContract): ApiOperation {
  const schema = jsonSchema(contract.input, 'input');
  const example = exampleInput(`${contract.method} ${contract.path}`, schema);
  const parameters = parametersOf(contract, schema, example);
  const inPath = pathNames(contract);
  const body = {
    ...schema,
    properties: Object.fromEntries(propertiesOf(schema).filter(([name]) => !inPath.includes(name))),
    required: (schema.required ?? []).filter((name) => !inPath.includes(name)),
  };
  return {
    operationId: operationIdOf(contract),
    tags: [contract.domain],
    summary: contract.summary,
    'x-access': contract.access,
    'x-rate-limits': limitsOf(contract),
    'x-open-in-maintenance': contract.inMaintenance === 'open',
    ...(contract.access === 'anyone' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(contract.method === 'GET' ? {} : { requestBody: { required: true, content: bodyOf(contract, body, example) } }),
    responses: {
      ...(contract.isNavigation
        ? navigationAnswers
        : {
            [String(contract.status ?? 200)]: {
              description: 'Done',
              content: answerOf(contract),
            },
          }),
      ...errorsOf(contract),
      default: { description: 'Any other error', content: { 'application/json': { schema: refOf(contract) } } },
    },
  };
}

function pathNames({ path }: Contract): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function propertiesOf({ properties = {} }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(properties).map(([name, schema]) => [name, typeof schema === 'boolean' ? {} : schema]);
}

function parametersOf(
  contract: MountedContract,
  schema: JsonSchema,
  examples: Readonly<Record<string, unknown>>,
): readonly ApiParameter[] {
  const inPath = pathNames(contract);
  const properties = propertiesOf(schema);
  const isInQuery = contract.method === 'GET' || contract.isUpload === true;
  const parameter = (place: ApiParameter['in'], name: string, required: boolean, of: JsonSchema): ApiParameter => ({
    name,
    in: place,
    required,
    schema: of,
    example: place === 'header' ? exampleOf(of, name) : examples[name],
  });
  return [
    ...inPath.map((name) =>
      parameter('path', name, true, properties.find(([other]) => other === name)?.[1] ?? { type: 'string' }),
    ),
    ...(isInQuery
      ? properties
          .filter(([name]) => !inPath.includes(name))
          .map(([name, of]) => parameter('query', name, schema.required?.includes(name) === true, of))
      : []),
    ...(contract.idempotent
      ? [parameter('header', idempotencyHeader, true, { type: 'string', minLength: 8, maxLength: 128 })]
      : []),
    ...(contract.captcha === undefined
      ? []
      : [parameter('header', captchaProofHeader, false, { type: 'string', maxLength: 512 })]),
  ];
}

/** Uploads count for players or for staff, other writes as `user_action` where the contract names nothing else. */
function limitsOf({ limit, isUpload, method, isLimited }: MountedContract): ApiOperation['x-rate-limits'] {
  if (typeof limit === 'function') return 'by input';
  const byDefault = (): readonly LimitedOperation[] => {
    if (!isLimited) return [];
    if (isUpload === true) return ['storage_upload', 'staff_upload'];
    return method === 'GET' ? [] : ['user_action'];
  };
  const names = limit === undefined ? byDefault() : [limit];
  return Object.fromEntries(names.map((name) => [name, rateLimits[name]]));
}

/** The codes of a contract, besides those that any call can answer. */
export function codesOf({ access, denied, failed, errors }: MountedContract): readonly ErrorCode[] {
  const byAccess = accessErrors[access].map((code) => (code === 'auth/permission-denied' ? (denied ?? code) : code));
  return [
    ...new Set<ErrorCode>([...byAccess, 'system/invalid-input', ...errors, ...(failed === undefined ? [] : [failed])]),
  ];
}

function errorsOf(contract: MountedContract): Record<string, ApiAnswer> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(contract)) {
    const status = statusOf(contract, code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        'x-errors': codes,
        content: { 'application/json': { schema: refOf(contract) } },
      },
    ]),
  );
}

function statusOf(contract: Contract, code: ErrorCode): number {
  const { status } = errorRows[code];
  return isCallable(contract) ? callableStatusOf(status).http : status;
}

/** For messages that contain what their error carries. */
const exampleParams: Readonly<Partial<Record<ErrorCode, ErrorParams>>> = {
  'store/only-refund-allowed': { from: 'paid', to: 'pending' },
  'media/too-large': { most: 20 * 1024 * 1024 },
  'media/too-many-pixels': { most: 100 },
  'media/not-what-it-says': { claimed: 'png' },
};

function errorsByCode(): Record<string, ApiError> {
  return Object.fromEntries(
    (Object.keys(errorRows) as ErrorCode[]).map((code) => [
      code,
      {
        status: errorRows[code].status,
        message: messageOf(code, 'en', exampleParams[code]),
        retryable: errorRows[code].retryable,
        isCommon: isCommonErrorCode(code),
      },
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

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

function bodyOf(
  { path, isNavigation, isUpload }: Contract,
  schema: JsonSchema,
  examples: Readonly<Record<string, unknown>>,
): Content {
  if (isUpload) return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const example = Object.fromEntries(Object.entries(examples).filter(([name]) => !path.includes(`{${name}}`)));
  return { [isNavigation ? 'application/x-www-form-urlencoded' : 'application/json']: { schema, example } };
}

function answerOf({ output }: Contract): Content {
  const schema = jsonSchema(output, 'output');
  return { 'application/json': { schema, example: exampleOf(schema) } };
}

const navigationAnswers: Record<string, ApiAnswer> = {
  200: { description: 'A page that continues by itself', content: { 'text/html': { schema: { type: 'string' } } } },
  303: { description: 'The way on', headers: { location: { schema: { type: 'string' } } } },
};

// Callables answer errors in their own protocol.
function isCallable({ path }: Contract): boolean {
  return path.startsWith('/functions/');
}

function refOf(contract: Contract): JsonSchema {
  return { $ref: `#/components/schemas/${isCallable(contract) ? 'CallableError' : 'Error'}` };
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
