/** What went wrong with a whole form or an action; nothing where nothing did. */
export function Alert({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return <p role="alert" className="rounded-2xl bg-well px-4 py-3 font-semibold text-danger shadow-[inset_0_0_0_2px_var(--danger)]">{message}</p>;
}
