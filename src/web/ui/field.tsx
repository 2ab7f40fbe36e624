import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '../lib/language.ts';
import { Icon } from './icon.tsx';

interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Label above, help and error below; the control gets `id` and `aria-describedby` of the same id. */
function FieldFrame({ id, label, error, hint, children, className = '' }: FrameProps) {
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-2 text-[0.95em] font-semibold text-danger">
          <Icon name="error" className="mt-[0.25em]" />
          {error}
        </p>
      )}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className="text-[0.95em] text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>): string | undefined {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}

/** Text in one line. `ltr` for e-mails, codes and addresses. Works with react-hook-form's register. */
export function TextField({
  label,
  error,
  hint,
  ltr = false,
  className,
  ...rest
}: FieldProps & { ltr?: boolean } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error, hint, className }}>
      <input
        {...rest}
        id={id}
        dir={ltr ? 'ltr' : 'auto'}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
        className={`control ${ltr ? 'rtl:text-end' : ''}`}
      />
    </FieldFrame>
  );
}

/** Text in several lines. */
export function TextArea({ label, error, hint, className, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error, hint, className }}>
      <textarea
        {...rest}
        id={id}
        dir="auto"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
        className="control"
      />
    </FieldFrame>
  );
}

export function PasswordField({
  label,
  error,
  hint,
  className,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const id = useId();
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, error, hint, className }}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          dir="ltr"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
          className="control rtl:text-end ltr:pe-14 rtl:ps-14"
        />
        <button
          type="button"
          aria-label={isShown ? text.shell.hidePassword : text.shell.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 end-1 grid w-12 place-items-center rounded-xl text-quiet hover:text-ink"
        >
          <Icon name={isShown ? 'hide' : 'show'} />
        </button>
      </div>
    </FieldFrame>
  );
}

/** A select: one of several options. */
export function SelectField({
  label,
  error,
  hint,
  options,
  className,
  ...rest
}: FieldProps & {
  options: readonly { readonly value: string; readonly label: string }[];
} & Omit<ComponentProps<'select'>, 'children'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error, hint, className }}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
          className="control appearance-none truncate pe-11"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-card text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-quiet" />
      </div>
    </FieldFrame>
  );
}
