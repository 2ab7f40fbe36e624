import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FilterFormProps {
  readonly label: string;
  readonly words: { readonly apply: string; readonly clear: string };
  /** The names of the fields, which are the parameters of the address too. */
  readonly names: readonly string[];
  /** What stays in the address whatever is looked for, as the tab. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly onChange: (next: URLSearchParams) => void;
  /** Fields, each with its value of the address as its default. */
  readonly children: ReactNode;
}

/** Filters of a list, stored in the address. On a phone they are behind a button: the list comes first there. */
export function FilterForm(props: FilterFormProps) {
  const { names, query } = props;
  // Another address, other defaults.
  return <Fields key={names.map((name) => query.get(name) ?? '').join('|')} {...props} />;
}

function Fields({ label, words, names, fixed = {}, query, onChange, children }: FilterFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const set = names.filter((name) => query.get(name) !== null).length;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(typedFilters(event.currentTarget, names, fixed));
  };
  return (
    <form role="search" aria-label={label} onSubmit={submit} className="card p-4 max-sm:p-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-2xl px-2 font-semibold sm:hidden"
      >
        <Icon name="search" />
        {label}
        {set > 0 && <bdi className="rounded-full bg-saffron px-2 text-sm text-on-saffron">{set}</bdi>}
        <Icon name="down" className={`ms-auto transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        className={`grid items-start gap-3 sm:[grid-template-columns:repeat(auto-fill,minmax(12rem,1fr))] ${isOpen ? 'max-sm:p-2' : 'max-sm:hidden'}`}
      >
        {children}
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          <Button type="submit" icon="search">
            {words.apply}
          </Button>
          <Button variant="quiet" onClick={() => onChange(new URLSearchParams(fixed))}>
            {words.clear}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What a form of filters asks for, as the parameters of an address; empty fields are left out. */
function typedFilters(
  form: HTMLFormElement,
  names: readonly string[],
  fixed: Readonly<Record<string, string>>,
): URLSearchParams {
  const typed = new FormData(form);
  const next = new URLSearchParams(fixed);
  for (const name of names) {
    const value = typed.get(name);
    if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
  }
  return next;
}
