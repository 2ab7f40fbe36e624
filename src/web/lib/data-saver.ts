/** Whether the user asked the browser to save data. False where the browser doesn't say. */
export function isSavingData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
