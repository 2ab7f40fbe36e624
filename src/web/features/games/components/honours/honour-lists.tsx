import type { Recalled } from '#shared/games/honours.ts';
import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { momentIcons, titleIcons, useMoments, useTitles } from './use-titles.ts';
import styles from './honour-lists.module.css';

interface TitleListProps {
  readonly pack: Pack;
  readonly played: Pick<Summary, 'turns' | 'winners'>;
}
interface MomentListProps {
  readonly pack: Pack;
  readonly played: Recalled;
}

/** The titles of honour of a game; renders nothing without any. */
export function TitleList({ pack, played }: TitleListProps) {
  const { honours } = useText().games.summary;
  const titles = useTitles(pack, played);
  if (titles.length === 0) return null;
  return (
    <ul aria-label={honours.title} className={styles.list}>
      {titles.map(({ kind, teamIndex, name, reason }) => {
        const team = teamOf(pack, teamIndex);
        return (
          <li key={kind} data-team={team.color} className={styles.title}>
            <span className={`team-weave ${styles.ribbon}`} aria-hidden="true" />
            <Icon name={titleIcons[kind]} className={styles.icon} />
            <div className={styles.words}>
              <b className={styles.name}>
                <bdi>{name}</bdi>
              </b>
              <UserText className={styles.team}>{team.name}</UserText>
              <span className={styles.reason}>{reason}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The moments that the end of a game recalls; renders nothing without any. */
export function MomentList({ pack, played }: MomentListProps) {
  const { story } = useText().games.summary;
  const moments = useMoments(pack, played);
  if (moments.length === 0) return null;
  return (
    <ul aria-label={story.title} className={styles.list}>
      {moments.map(({ kind, name, lines }) => (
        <li key={kind} className={styles.moment}>
          <Icon name={momentIcons[kind]} className={styles.icon} />
          <div className={styles.words}>
            <b className={styles.label}>{name}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
