import { useId, type ReactNode } from 'react';

interface SwatchesProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly name: (value: Value) => string;
  readonly draw: (value: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
}

/** One of a few looks, each drawn. */
export function Swatches<Value extends string>({ label, options, value, name, draw, onChange }: SwatchesProps<Value>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            title={name(option)}
            className={[
              'relative grid size-13 cursor-pointer place-items-center rounded-xl bg-well',
              'shadow-[inset_0_0_0_1.5px_var(--edge)] has-checked:shadow-[inset_0_0_0_3px_var(--saffron-text)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-saffron-text',
            ].join(' ')}
          >
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              aria-label={name(option)}
              onChange={() => onChange(option)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-xl outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none">
              {draw(option)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
