import { Minus } from 'lucide-react';
import { useRef, useState } from 'react';
import { maxNumber } from '#shared/games/commands.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { readWholeNumber } from '../../lib/whole-number.ts';
import { usePhoneText } from '../language.tsx';
import { CommitForm, type EntryProps } from './commit-form.tsx';
import { useTaskText } from './task-text.ts';

/** A number of any sign, typed. A press of Enter only leaves the field: on a phone it closes the keyboard. */
export function NumberEntry({ task, initial, committing, unit }: EntryProps & { unit: LocalizedText | null }) {
  const { language } = usePhoneText();
  const text = useTaskText().commit.number;
  const [typed, setTyped] = useState(typeof initial === 'number' ? String(initial) : '');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const number = readNumber(typed);
  const isWrong = isChecked && number === null;
  const change = (next: string) => {
    setTyped(next);
    const read = readNumber(next);
    if (read !== null) committing.draft(read);
  };
  const isNegative = typed.startsWith('-');
  return (
    <CommitForm
      task={task}
      committing={committing}
      label={text.commit}
      onCommit={() => {
        setIsChecked(true);
        if (number === null) field.current?.focus();
        else committing.commit(number);
      }}
    >
      <div className="grid grid-cols-1 gap-2">
        <label htmlFor="own-number" className="font-semibold">
          {text.label} {unit !== null && text.unit(unit[language])}
        </label>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          <button
            type="button"
            aria-label={text.minus}
            aria-pressed={isNegative}
            className="button button-secondary min-h-16 px-4 aria-pressed:bg-team aria-pressed:bg-none aria-pressed:text-on-team short:min-h-12"
            // The keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => change(isNegative ? typed.slice(1) : `-${typed}`)}
          >
            <Minus aria-hidden="true" className="size-6" />
          </button>
          <input
            ref={field}
            id="own-number"
            className="control num min-h-16 text-center font-display text-4xl font-extrabold short:min-h-12 short:text-3xl"
            dir="ltr"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={14}
            aria-invalid={isWrong}
            aria-describedby="own-number-error"
            value={typed}
            onChange={(event) => change(latinDigits(event.target.value))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
        </div>
        <p id="own-number-error" role="alert" className="text-danger empty:hidden">
          {isWrong && text.missing}
        </p>
      </div>
    </CommitForm>
  );
}

/** Arabic and Persian digits and the long minus as typed on a keyboard of this language, without marks of direction. */
function latinDigits(typed: string): string {
  return typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace('−', '-')
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');
}

function readNumber(typed: string): number | null {
  const whole = readWholeNumber(typed);
  return whole === null || Math.abs(whole) > maxNumber ? null : whole === 0 ? 0 : whole;
}
