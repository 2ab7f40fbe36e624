import type { ReactNode, SubmitEvent } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface EditorFormProps {
  readonly onSubmit: (event: SubmitEvent) => void;
  /** What is wrong with the input as a whole. */
  readonly problem: string | undefined;
  readonly submit: string;
  readonly busy: boolean;
  /** Where the form can be left without saving. */
  readonly cancel?: { readonly label: string; readonly onClick: () => void };
  readonly children: ReactNode;
}

/** The form of an editor: its error above the fields, its buttons below. */
export function EditorForm({ onSubmit, problem, submit, busy, cancel, children }: EditorFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Alert message={problem} />
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        {cancel !== undefined && (
          <Button variant="quiet" onClick={cancel.onClick}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" icon="check" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
