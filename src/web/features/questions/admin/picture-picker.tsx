import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../../lib/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { picturesQuery } from './queries.ts';

interface PickerProps {
  readonly file: string;
  readonly url: string | null;
  readonly error: string | undefined;
  readonly onChoose: (file: string, url: string) => void;
}

/** A picture out of those the bank has. */
export function PicturePicker({ file, url, error, onChoose }: PickerProps) {
  const { edit } = useText().adminQuestions;
  const [text, setText] = useState('');
  const read = useQuery(picturesQuery(useDeferredValue(text.trim())));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{edit.fields.picture}</legend>
      {file !== '' && <p className="flex items-center gap-3">{url !== null && <img src={url} alt="" className="h-14 w-20 rounded-xl bg-well object-contain" />}<LtrValue>{file}</LtrValue></p>}
      <Alert message={error} />
      <TextField type="search" ltr label={edit.pictureSearch} value={text} maxLength={100} autoComplete="off" autoCapitalize="none" onChange={({ target }) => setText(target.value)} />
      <Loaded read={read} className="h-14">
        {({ items }) => items.length === 0 ? <p className="text-quiet">{edit.pictureNone}</p> : (
          <ul tabIndex={0} aria-label={edit.fields.picture} className="flex max-h-48 flex-wrap gap-2 overflow-y-auto">
            {items.map((picture) => (
              <li key={picture.file}>
                <button
                  type="button" aria-label={edit.pictureChoose(picture.file)} aria-pressed={picture.file === file} onClick={() => onChoose(picture.file, picture.url)}
                  className="grid h-14 w-20 place-items-center rounded-xl bg-well p-1 shadow-[inset_0_0_0_1.5px_var(--field-line)] aria-pressed:shadow-[inset_0_0_0_3px_var(--saffron-text)]"
                >
                  <img src={picture.url} alt="" loading="lazy" className="max-h-full max-w-full" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </fieldset>
  );
}
