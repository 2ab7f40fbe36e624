import { seatsByTeam } from '#shared/rooms/seats-by-team.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { useShownRoom } from './use-shown-room.ts';
import styles from './seat-names.module.css';

/** More names would push the wheel's button away. */
const maxNames = { ofTwoTeams: 6, ofMore: 2 } as const;

/** Who plays for a team by phone; each name appears as its phone joins. */
export function SeatNames({ teamIndex }: { teamIndex: number }) {
  const text = useText().rooms;
  const { captain } = text;
  const { pack } = useGameContext();
  const seats = seatsByTeam(useShownRoom().known?.seats ?? [], pack.teams.length).teams[teamIndex] ?? [];
  const shown = seats.slice(-(pack.teams.length === 2 ? maxNames.ofTwoTeams : maxNames.ofMore));
  if (seats.length === 0) return null;
  return (
    <ul className={styles.names} aria-label={text.seats.title}>
      {shown.map((seat) => (
        <li key={seat.id} data-away={!seat.isHere || undefined}>
          <TeamEmblem emblem={seat.emblem} />
          <UserText>{seat.name}</UserText>
          {seat.isCaptain && (
            <span data-captain>
              <Icon name="crown" />
              <span className="sr-only">{captain.label}</span>
            </span>
          )}
        </li>
      ))}
      {shown.length < seats.length && (
        <li>
          <bdi dir="ltr">{text.join.more(seats.length - shown.length)}</bdi>
        </li>
      )}
    </ul>
  );
}
