import type { z } from 'zod';
import type { CaptchaAction } from './captcha.ts';
import type { LimitedOperation } from './rate-limit.ts';
import type { Schema } from './schema.ts';

/** Who may make a call; checked on the server before anything else. */
export type Access = 'anyone' | 'signed-in' | 'verified' | 'moderator' | 'admin';

/**
 * One HTTP call, described once for the server, the page and the API description. `input` contains path parameters,
 * query (GET) or body (other methods) in one object; names in the path are taken from there.
 */
export interface Contract<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Who extends Access = Access,
  Code extends string = string,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  readonly input: Input;
  readonly output: Output;
  /** Answered for all callers even during maintenance; other calls then serve only staff. */
  readonly inMaintenance?: 'open';
  /** Status of a success, when not 200. */
  readonly status?: 201;
  /** True if the call requires an `Idempotency-Key` header. */
  readonly idempotent?: true;
  /**
   * What it counts as among the rate limits, by the address in its input, else by the account. Without one an
   * upload counts as a `storage_upload`, any other write as a `user_action`, a read as nothing.
   */
  readonly limit?: LimitedOperation | ((input: z.output<Input>) => LimitedOperation);
  /** What its sender may be checked for; without a proof it counts double against its network. */
  readonly captcha?: CaptchaAction;
  /**
   * True if a browser navigates here itself: the answer is a redirect or a small page, and a write arrives as a form.
   */
  readonly isNavigation?: true;
  /** True if the body is a file, and the input is in the query. */
  readonly isUpload?: true;
  /** Codes for an unexpected failure and for a missing role, if the call has its own texts for them [ERR-2]. */
  readonly failed?: Code;
  readonly denied?: Code;
  /** The call's own codes, besides those that every call can answer. */
  readonly errors: readonly Code[];
}

/** Keeps the types of a description: its schemas, its access, and each of its codes. */
export function contract<Input extends Schema, Output extends Schema, Who extends Access, Code extends string = never>(
  description: Contract<Input, Output, Who, Code>,
): Contract<Input, Output, Who, Code> {
  return description;
}

/** Whether the contract declares the code. */
export function declaresError<Code extends string>(
  { errors, failed, denied }: Pick<Contract<Schema, Schema, Access, Code>, 'errors' | 'failed' | 'denied'>,
  code: string,
): code is Code {
  return [...errors, failed, denied].some((each) => each === code);
}

/** Name of the header by which a repeated request is known. */
export const idempotencyHeader = 'idempotency-key';
