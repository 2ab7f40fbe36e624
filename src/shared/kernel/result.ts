/** The result of a rule: a value, or an error code. Rules never throw for what a user may do. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** Why a rule rejected something. The code has a row in shared/errors and a message in both languages. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly params?: ErrorParams;
}
export type ErrorParams = Readonly<Record<string, string | number>>;

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string>(
  code: Code,
  params?: ErrorParams,
): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return { ok: false, refusal: params === undefined ? { code } : { code, params } };
}
