import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useStaffText } from '../../../lib/staff-text.ts';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { picturesQuery } from './queries.ts';
import type { ChosenFile } from './use-question-form.ts';

/** A picture out of those the bank draws itself. */
export function BankPictures({ file, onChoose }: { file: string; onChoose: (picture: ChosenFile) => void }) {
  const { edit } = useStaffText().adminQuestions;
  const [text, setText] = useState('');
  const read = useQuery(picturesQuery(useDeferredValue(text.trim())));
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
            <p className="text-quiet">{edit.pictureNone}</p>
          ) : (
            <ul
              tabIndex={0}
              aria-label={edit.fields.media.image}
              className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1"
            >
              {items.map((picture) => (
                <li key={picture.file}>
                  <button
                    type="button"
                    aria-label={edit.pictureChoose(picture.file)}
                    aria-pressed={picture.file === file}
                    onClick={() => onChoose(picture)}
                    className={[
                      'grid h-14 w-20 place-items-center rounded-xl bg-well p-1',
                      'shadow-[inset_0_0_0_1.5px_var(--field-line)]',
                      'aria-pressed:shadow-[inset_0_0_0_3px_var(--saffron-text)]',
                    ].join(' ')}
                  >
                    <img src={picture.url} alt="" loading="lazy" className="max-h-full max-w-full" />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
