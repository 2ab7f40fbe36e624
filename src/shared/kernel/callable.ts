import type { Access, Contract } from './contract.ts';
import type { Schema } from './schema.ts';

/** Who may make a call, how often, and when. */
export type CallRules<Input extends Schema = Schema, Who extends Access = Access, Code extends string = string> = Pick<
  Contract<Input, Schema, Who, Code>,
  'access' | 'limit' | 'captcha' | 'inMaintenance' | 'failed' | 'denied'
>;

/**
 * A call by name, for the wrapper and other clients of the Firebase callable protocol: POST /functions/{region}/{name}
 * with `{ data }` answers `{ result }` or `{ error: { status, message, details } }`.
 */
export interface Callable<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Who extends Access = Access,
  Code extends string = string,
> {
  readonly name: string;
  readonly summary: string;
  /** The contract of the same call, whose limits apply here too; or only its rules. */
  readonly rules: CallRules<Input, Who, Code>;
  /** The code for a signed-out caller, if the call has its own text for that. */
  readonly unauthenticated?: Code;
  /** No data counts as an empty object. */
  readonly input: Input;
  readonly output: Output;
  readonly errors: readonly Code[];
}

export function callable<Input extends Schema, Output extends Schema, Who extends Access, Code extends string = never>(
  description: Callable<Input, Output, Who, Code>,
): Callable<Input, Output, Who, Code> {
  return description;
}

/** The default region of callables (docs/product.md, "Callable functions"). */
export const defaultFunctionsRegion = 'me-central1';
