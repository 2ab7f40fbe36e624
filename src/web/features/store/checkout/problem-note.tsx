import { Icon } from '../../../ui/icon.tsx';

/** Why a payment didn't start. */
export function ProblemNote({ problem }: { problem: { readonly title: string; readonly message: string } | null }) {
  if (problem === null) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-2xl bg-well px-4 py-3 text-start text-danger shadow-[inset_0_0_0_2px_var(--danger)]"
    >
      <Icon name="error" className="mt-[0.25em]" />
      <span>
        <strong className="block">{problem.title}</strong>
        {problem.message}
      </span>
    </p>
  );
}
