/** One line of a stack, in Sentry's words. */
export interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const maxFrames = 50;
// `at name (file:1:2)` and `at file:1:2` of V8; `name@file:1:2` of the others.
const chromium = /^\s*at (?:(.{1,200}?) \()?([^\s()]{1,500}):(\d{1,9}):(\d{1,9})\)?$/;
const other = /^\s*([^\s@]{0,200})@([^\s]{1,500}):(\d{1,9}):(\d{1,9})$/;

/** A stack in Sentry's order: the last call is last. */
export function framesOf(stack: string): readonly Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = chromium.exec(line) ?? other.exec(line);
      if (found === null) return [];
      const [, name = '', filename = '', lineno = '', colno = ''] = found;
      return [
        {
          function: name === '' ? '?' : name,
          filename,
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: !/node_modules|^node:/.test(filename),
        },
      ];
    })
    .slice(0, maxFrames)
    .reverse();
}
