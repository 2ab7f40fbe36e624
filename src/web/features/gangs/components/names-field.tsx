import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { UserText } from '../../../ui/value.tsx';
import { addTyped, hasSeparator, type NamesProblem } from '../typed-names.ts';

/** Names typed one after the other; `flush` adds what is still in the field, and returns null if that can't be added or too few stand there. */
export function useTypedNames(taken: readonly string[] = []) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<NamesProblem | null>(null);
  const add = (text: string) => {
    const added = addTyped(names, text, taken);
    setNames(added.names);
    setTyped(added.rest);
    setProblem(added.problem);
    return added;
  };
  return {
    names,
    typed,
    problem,
    add,
    /** A comma ends a name, except among several names that are being mended. */
    type(text: string) {
      if (hasSeparator(text) && !hasSeparator(typed)) {
        add(text);
        return;
      }
      setTyped(text);
      setProblem(null);
    },
    remove: (name: string) => setNames(names.filter((each) => each !== name)),
    replace: setNames,
    flush(min: 0 | 1 = 0): readonly string[] | null {
      const added = add(typed);
      if (added.problem !== null) return null;
      if (added.names.length >= min) return added.names;
      setProblem({ kind: 'missing' });
      return null;
    },
  };
}

function problemText(words: Catalogue['gangs']['names'], problem: NamesProblem | null): string | undefined {
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'repeated':
      return words.repeated(problem.names);
    case 'too-long':
      return words.tooLong(problem.name);
    case 'invisible':
      return words.invisible;
    case 'missing':
      return words.missing;
    case 'full':
      return words.full;
  }
}

/** Enter adds a name and keeps the field; a pasted list is added at once. */
export function NamesField({ list }: { list: ReturnType<typeof useTypedNames> }) {
  const words = useText().gangs.names;
  const headingId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || list.typed.trim() === '') return;
    event.preventDefault();
    list.add(list.typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeparator(pasted.trim())) return;
    // A field of one line would join the lines.
    event.preventDefault();
    list.add(`${list.typed}\n${pasted}`);
  };
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <TextField
          label={words.label}
          hint={words.hint}
          error={problemText(words, list.problem)}
          value={list.typed}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => list.type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          icon="plus"
          label={words.add}
          // Beside the control, below its label.
          className="mt-[2.05em] size-13"
          disabled={list.typed.trim() === ''}
          onClick={() => list.add(list.typed)}
        />
      </div>
      {list.names.length > 0 && (
        <section aria-labelledby={headingId} className="grid gap-2">
          <p id={headingId} role="status" className="text-sm text-quiet">
            {words.count(list.names.length)}
          </p>
          <ul aria-label={words.list} className="flex flex-wrap gap-2">
            {list.names.map((name) => (
              <li key={name} className="flex max-w-full items-center rounded-full bg-raised ps-4">
                <UserText className="truncate font-semibold">{name}</UserText>
                <button
                  type="button"
                  aria-label={words.remove(name)}
                  onClick={() => list.remove(name)}
                  className="grid size-11 flex-none place-items-center rounded-full text-quiet hover:text-ink"
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
