import { useText } from '../../../../lib/language.ts';
import { TextField } from '../../../../ui/field.tsx';
import { UserText } from '../../../../ui/value.tsx';

interface TeammatePickerProps {
  readonly players: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Who is asked: one of the team by a tap, or any name. */
export function TeammatePicker({ players, value, onChange }: TeammatePickerProps) {
  const text = useText().games.play.lifelines;
  return (
    <div className="grid gap-3">
      {players.length > 0 && (
        <div role="group" aria-label={text.teammate} className="flex flex-wrap gap-2">
          {players.map((player) => (
            <button
              key={player}
              type="button"
              aria-pressed={player === value}
              onClick={() => onChange(player)}
              className={[
                'min-h-11 rounded-full bg-well px-4 font-semibold shadow-[inset_0_0_0_1.5px_var(--field-line)]',
                'aria-pressed:bg-saffron aria-pressed:text-on-saffron',
              ].join(' ')}
            >
              <UserText>{player}</UserText>
            </button>
          ))}
        </div>
      )}
      <TextField
        label={text.teammate}
        placeholder={text.teammatePlaceholder}
        value={value}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
