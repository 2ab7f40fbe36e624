import type { ReactNode } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { TextField } from '../../../../ui/field.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';

interface TeammatePickerProps {
  readonly teamIndex: number;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Set where the first name gets the focus as the dialog opens. */
  readonly isFirst?: boolean | undefined;
}

/** Who is asked: one of the team by a tap, or any name. */
export function TeammatePicker({ teamIndex, value, onChange, isFirst }: TeammatePickerProps) {
  const text = useText().games.play.lifelines;
  return (
    <div className="grid gap-3">
      <TeammateNames teamIndex={teamIndex} value={value} onChange={onChange} isFirst={isFirst} />
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

/** The team by name: its phones, which get the question, and the players that were named at set-up. */
export function TeammateNames({ teamIndex, value, onChange, isFirst = false }: TeammatePickerProps) {
  const text = useText().games.play.lifelines;
  const { players } = teamOf(useGameContext().pack, teamIndex);
  const room = useRoomOnScreen();
  const chips = players.map((player) => ({ name: player }));
  const names = (shown: readonly NamedChip[]) =>
    shown.length > 0 && (
      <div role="group" aria-label={text.teammate} className="flex flex-wrap gap-2">
        {shown.map(({ name, sign }, index) => (
          <button
            key={name}
            type="button"
            data-first={(isFirst && index === 0) || undefined}
            aria-pressed={name === value}
            onClick={() => onChange(name === value ? '' : name)}
            className={[
              'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-full bg-well px-4 font-semibold',
              'shadow-[inset_0_0_0_1.5px_var(--field-line)] aria-pressed:bg-saffron aria-pressed:text-on-saffron',
            ].join(' ')}
          >
            {sign}
            <UserText>{name}</UserText>
          </button>
        ))}
      </div>
    );
  return room === null ? (
    names(chips)
  ) : (
    <room.parts.PhonesByName teamIndex={teamIndex} players={chips} renderChips={names} />
  );
}

export interface NamedChip {
  readonly name: string;
  /** Before the name. */
  readonly sign?: ReactNode;
}
