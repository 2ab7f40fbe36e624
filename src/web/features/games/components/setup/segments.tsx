import { useId, type ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly isDisabled?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}

/** One of a few short words, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelHidden = false, hint, isDisabled = false, value, onChange, options } = props;
  const name = useId();
  return (
    <fieldset disabled={isDisabled} aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 font-semibold'}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <span className={classNames('pointer-events-none', styles.label)}>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-quiet">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
