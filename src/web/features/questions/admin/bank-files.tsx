import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useStaffText } from '../../../lib/staff-text.ts';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { picturesQuery } from './queries.ts';
import type { ChosenFile } from './use-question-form.ts';

interface Props {
  readonly kind: 'image' | 'sound';
  readonly file: string;
  readonly onChoose: (chosen: ChosenFile) => void;
}

/** A picture or a sound out of the bank's own. */
export function BankFiles({ kind, file, onChoose }: Props) {
  const { edit } = useStaffText().adminQuestions;
  const [text, setText] = useState('');
  const read = useQuery(picturesQuery(useDeferredValue(text.trim()), kind));
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        ltr
        label={edit.pictureSearch}
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => setText(target.value)}
      />
      <Loaded read={read} className="h-14">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-quiet">{edit.bankNone[kind]}</p>
          ) : (
            <ul
              tabIndex={0}
              aria-label={edit.fields.media[kind]}
              className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1"
            >
              {items.map((picture) => (
                <li key={picture.file} className="flex items-center gap-2">
                  <button
                    type="button"
                    aria-label={edit.pictureChoose(picture.file)}
                    aria-pressed={picture.file === file}
                    onClick={() => onChoose(picture)}
                    className={[
                      'grid h-14 min-w-20 place-items-center rounded-xl bg-well p-1',
                      'shadow-[inset_0_0_0_1.5px_var(--field-line)]',
                      'aria-pressed:shadow-[inset_0_0_0_3px_var(--saffron-text)]',
                    ].join(' ')}
                  >
                    {kind === 'image' ? (
                      <img src={picture.url} alt="" loading="lazy" className="max-h-full max-w-20" />
                    ) : (
                      <LtrValue>{picture.file}</LtrValue>
                    )}
                  </button>
                  {kind === 'sound' && (
                    <audio controls preload="none" src={picture.url} aria-label={picture.file} className="h-11 w-56" />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
