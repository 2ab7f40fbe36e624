import { useId, useRef, useState } from 'react';
import { usePhoneText } from './language.tsx';
import { PhoneButton } from './parts.tsx';
import { codeDigits, isRoomCode } from './room-code.ts';

/** Six digits from the screen, typed on any keyboard. */
export function CodeForm({ onEnter }: { onEnter: (code: string) => void }) {
  const { text } = usePhoneText();
  const [digits, setDigits] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIncomplete(!isRoomCode(digits));
        if (isRoomCode(digits)) onEnter(digits);
        else field.current?.focus();
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {text.code.label}
      </label>
      <input
        ref={field}
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={digits}
        onChange={(event) => {
          setDigits(codeDigits(event.target.value));
          setIncomplete(false);
        }}
        aria-invalid={isIncomplete}
        aria-describedby={isIncomplete ? `${id}-fault` : undefined}
        className="control num text-center font-display text-3xl font-extrabold tracking-[0.2em]"
      />
      {isIncomplete && (
        <p id={`${id}-fault`} role="alert" className="font-semibold text-danger">
          {text.code.incomplete}
        </p>
      )}
      <PhoneButton type="submit" className="button-large w-full">
        {text.code.enter}
      </PhoneButton>
    </form>
  );
}
