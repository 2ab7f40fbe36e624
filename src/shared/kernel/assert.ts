/** Marks what only a bug can break. Never used for anything a person may cause. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`);
}

/** The value, which a bug alone could leave out. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  assert(value !== null && value !== undefined, `${what} is missing`);
  return value;
}

/** Closes a switch over a union: a new member without a case doesn't compile. */
export function unreachable(value: never): never {
  throw new Error(`Bug: unexpected ${JSON.stringify(value)}`);
}
