/** A room's code in two groups, as it is read aloud: "123 456". */
export function codeText(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
