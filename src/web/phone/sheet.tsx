import { useId, type ReactNode, type RefObject } from 'react';

interface SheetProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A dialog from below, where the thumb is. A tap beside it closes it. */
export function Sheet({ ref, title, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) ref.current.close();
      }}
      className="mt-auto mb-0 w-full max-w-xl overflow-auto rounded-t-3xl bg-card open:animate-appear"
    >
      <div className="grid gap-3 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
