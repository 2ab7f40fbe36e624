import type { ComponentProps } from 'react';
import type { SeatChange } from '#shared/rooms/schema.ts';
import { TeamEmblem } from '../features/games/components/teams/team-emblem.tsx';
import { usePhoneText } from './language.tsx';
import { NameText, PhoneButton } from './parts.tsx';

type TeammateButtonProps = Omit<ComponentProps<typeof PhoneButton>, 'look' | 'className' | 'children'> & {
  readonly teammate: Pick<SeatChange['teammates'][number], 'name' | 'emblem' | 'isHere'>;
};

/** A phone of a team by its name and emblem, and whether it is away. */
export function TeammateButton({ teammate: { name, emblem, isHere }, ...rest }: TeammateButtonProps) {
  const { away } = usePhoneText().text.menu;
  return (
    <PhoneButton {...rest} look="secondary" className="min-w-0 justify-start px-4 text-start">
      <TeamEmblem emblem={emblem} className="size-6 flex-none text-saffron-text" />
      <NameText className="min-w-0 flex-1">{name}</NameText>
      {!isHere && <small className="text-sm font-semibold text-quiet">{away}</small>}
    </PhoneButton>
  );
}
