import { teamOf } from '#shared/games/pack.ts';
import { present } from '#shared/kernel/assert.ts';
import type { BuzzOrder } from '#shared/rooms/buzz.ts';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { useText } from '../../../lib/language.ts';
import { UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import styles from './race-line.module.css';
import { useRoomOnScreen } from './room-context.tsx';
import { useShownRoom } from './use-shown-room.ts';

/** The teams that pressed for the steal: the first, and the others with what they were behind; equal ones were drawn. */
export function RaceLine() {
  const { race } = present(useRoomOnScreen(), 'the room on the screen');
  const { state } = useGameContext();
  const isOfThisSteal = race !== null && race.task === taskKeyOf(state);
  // The host may have given the steal to another team since. A screen reader says what comes into a status that is there.
  const isShown = isOfThisSteal && state.question?.stealTeamIndex === race.order.winnerTeamIndex;
  return (
    <div className={styles.race} role="status">
      {isShown && <Places order={race.order} />}
    </div>
  );
}

function Places({ order: { places, isDrawn } }: { order: BuzzOrder }) {
  const text = useText().rooms.race;
  const { pack } = useGameContext();
  const labels = seatLabels(useShownRoom().known?.seats ?? []);
  return (
    <>
      <ol aria-label={text.label} className={styles.places}>
        {places.map(({ seatId, teamIndex, behindMs }, index) => {
          const team = teamOf(pack, teamIndex);
          return (
            <li key={teamIndex} data-team={team.color} data-first={index === 0 || undefined} className={styles.place}>
              <span className={styles.who}>
                <TeamEmblem emblem={team.emblem} />
                <span className={styles.name}>
                  <UserText>{labels.get(seatId) ?? team.name}</UserText>
                </span>
              </span>
              {index > 0 && (
                <span className={styles.behind}>{behindMs === 0 ? text.equal : text.behind(behindMs)}</span>
              )}
            </li>
          );
        })}
      </ol>
      {isDrawn && <p className={styles.drawn}>{text.drawn}</p>}
    </>
  );
}
