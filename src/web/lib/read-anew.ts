/** For a mutation's `onSettled`: a change that was made waits until what it changed is read anew; a refusal, or no answer, is told at once. */
export function readAnew(
  read: () => Promise<unknown>,
): (answer: unknown, error: Error | null) => Promise<unknown> | undefined {
  return (_, error) => {
    const reading = read();
    return error === null ? reading : undefined;
  };
}
