import { teamOf, type Pack } from '#shared/games/pack.ts';
import { UserText } from '../../../../ui/value.tsx';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ScoreReel } from './score-reel.tsx';
import styles from './stands.module.css';

interface StandsProps {
  readonly pack: Pack;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The number of teams on the screen, from the last place on. */
  readonly shown: number;
  /** Whether the winners' names are still to come. */
  readonly isNameHidden: boolean;
}

/** Teams on steps as high as their scores, the winner in the middle. */
export function Stands({ pack, scores, winners, shown, isNameHidden }: StandsProps) {
  const ranked = rankTeams(scores, winners);
  return (
    <ol className={styles.stands}>
      {standInRow(ranked).map((teamIndex) => {
        const team = teamOf(pack, teamIndex);
        const isShown = ranked.indexOf(teamIndex) >= ranked.length - shown;
        const isWinner = winners.includes(teamIndex);
        return (
          <li key={teamIndex} data-team={team.color} data-nameless={(isWinner && isNameHidden) || undefined}>
            {isShown && (
              <>
                <TeamEmblem emblem={team.emblem} />
                <UserText className={styles.name}>{team.name}</UserText>
                <div
                  className={classNames('team-weave', styles.step)}
                  style={{ '--height': isWinner ? 100 : stepHeight(scores, teamIndex) }}
                >
                  <b>
                    <ScoreReel value={scores[teamIndex] ?? 0} />
                  </b>
                </div>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Best first; a winner by the decider goes before the others of its score. */
export function rankTeams(scores: readonly number[], winners: readonly number[]): readonly number[] {
  const place = (index: number) => (winners.includes(index) ? 1 : 0);
  return scores
    .map((_, index) => index)
    .sort((one, other) => place(other) - place(one) || (scores[other] ?? 0) - (scores[one] ?? 0));
}

/** The best in the middle, the next on either side of it. */
function standInRow(ranked: readonly number[]): readonly number[] {
  const row: number[] = [];
  ranked.forEach((team, rank) => (rank % 2 === 0 ? row.push(team) : row.unshift(team)));
  return row;
}

// Never so low that the score doesn't fit, never as high as the winner's.
function stepHeight(scores: readonly number[], teamIndex: number): number {
  const highest = Math.max(1, ...scores);
  return 34 + 52 * ((scores[teamIndex] ?? 0) / highest);
}
