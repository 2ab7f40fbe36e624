import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface RadioCardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly hint?: string;
    readonly icon?: IconName;
    readonly lang?: string;
  }[];
  /** The label stays for screen readers only. */
  readonly isLabelHidden?: boolean;
  /** One below the other, for hints that are sentences. */
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** One of a few, all in sight. */
export function RadioCards<Value extends string>({
  label,
  value,
  onChange,
  options,
  isLabelHidden = false,
  isStacked = false,
  className = '',
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`grid gap-2 ${className}`}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 font-semibold'}>{label}</legend>
      <div
        className={`grid gap-2 ${isStacked ? '' : '[grid-template-columns:repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={[
              'relative flex min-h-13 cursor-pointer items-center gap-2.5 rounded-2xl bg-well px-4 py-2',
              'shadow-[inset_0_0_0_1.5px_var(--field-line)] has-checked:bg-raised',
              'has-checked:shadow-[inset_0_0_0_2.5px_var(--saffron-text)] has-focus-visible:outline-3',
              'has-focus-visible:outline-offset-3 has-focus-visible:outline-saffron-text',
            ].join(' ')}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
            />
            {option.icon !== undefined && <Icon name={option.icon} className="pointer-events-none text-saffron-text" />}
            <span className="pointer-events-none grid min-w-0">
              <span className="font-semibold" lang={option.lang}>
                {option.label}
              </span>
              {option.hint !== undefined && <span className="text-sm text-quiet">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On or off, at once. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-13 items-center justify-between gap-4">
      <label htmlFor={id} className="grid grow py-2">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-sm text-quiet">{hint}</span>}
      </label>
      <span className="relative grid h-11 w-16 flex-none items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={() => onChange(!checked)}
          onKeyDown={(event) => {
            // The OK key of a television's remote, which a checkbox ignores.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onChange(!checked);
          }}
          className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className={[
            'pointer-events-none mx-1 h-8 rounded-full bg-well shadow-[inset_0_0_0_1.5px_var(--field-line)]',
            'peer-checked:bg-saffron peer-checked:shadow-[inset_0_0_0_1.5px_var(--saffron-deep)]',
            'outline-offset-3 outline-saffron-text peer-focus-visible:outline-3',
          ].join(' ')}
        />
        <span
          aria-hidden="true"
          className={[
            'pointer-events-none absolute inset-y-0 start-2.5 my-auto size-5 rotate-45 rounded-[24%] bg-quiet',
            'transition-transform duration-(--press) peer-checked:bg-on-saffron',
            'ltr:peer-checked:translate-x-6 rtl:peer-checked:-translate-x-6',
          ].join(' ')}
        />
      </span>
    </div>
  );
}
