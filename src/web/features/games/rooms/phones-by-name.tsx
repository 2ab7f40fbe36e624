import type { ReactNode } from 'react';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { NamedChip } from '../components/teams/teammate-picker.tsx';
import { useShownRoom } from './use-shown-room.ts';

interface PhonesByNameProps {
  readonly teamIndex: number;
  /** Named at set-up. */
  readonly players: readonly NamedChip[];
  readonly renderChips: (chips: readonly NamedChip[]) => ReactNode;
}

/**
 * The teammates whom a team may ask [HINT-1]: first those with a phone, by the name of their seat that their hint is later
 * matched with, then other players named at set-up.
 */
export function PhonesByName({ teamIndex, players, renderChips }: PhonesByNameProps) {
  const text = useText().rooms;
  const seats = useShownRoom().known?.seats ?? [];
  const labels = seatLabels(seats);
  const phones = seats.flatMap(({ id, teamIndex: team, isHere }) => {
    const name = labels.get(id);
    return team !== teamIndex || name === undefined ? [] : [{ name, sign: <PhoneSign isHere={isHere} /> }];
  });
  const others = players.filter(({ name }) => phones.every((phone) => phone.name !== name));
  return (
    <>
      {renderChips([...phones, ...others])}
      {phones.length > 0 && <span className="mt-2 block text-sm text-quiet">{text.hint.onPhone}</span>}
    </>
  );
}

function PhoneSign({ isHere }: { isHere: boolean }) {
  const text = useText().rooms;
  return (
    <span className={isHere ? 'flex-none' : 'flex-none opacity-60'}>
      <Icon name={isHere ? 'phone' : 'offline'} />
      <span className="sr-only">{isHere ? text.hint.phone : text.seats.away}</span>
    </span>
  );
}
