/** For a mutation's `onSettled`: always refetches. A success waits for the refetch; an error is shown at once. */
export function refetchOnSettled(
  refetch: () => Promise<unknown>,
): (answer: unknown, error: Error | null) => Promise<unknown> | undefined {
  return (_, error) => {
    const refetched = refetch();
    return error === null ? refetched : undefined;
  };
}
