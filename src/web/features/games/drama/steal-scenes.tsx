import { present } from '#shared/kernel/assert.ts';
import { contestOrder } from '#shared/games/contest.ts';
import { teamOf } from '#shared/games/pack.ts';
import { othersPoints } from '#shared/games/view.ts';
import { useText } from '../../../lib/language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { Picked, Sparks } from './scene-parts.tsx';
import type { Scene } from './scenes.ts';
import styles from './steal-scenes.module.css';

/** The stage turns: the cloth of the other team closes from both sides, names it, and opens on the question again. */
export function StealOpensScene({ scene }: { scene: Scene }) {
  const text = useText().games.drama;
  const { pack, state } = useGameContext();
  const points = othersPoints(pack, state);
  const forYoung = points === null ? undefined : text.stealYoung(points);
  if (scene.teamIndex === null) return <StealRaceScene under={forYoung ?? text.stealRaceLead} />;
  return (
    <>
      <span className={styles.dark} />
      <span className={classNames('team-weave', styles.cloth)} data-side="start" />
      <span className={classNames('team-weave', styles.cloth)} data-side="end" />
      <Label scene={scene} over={text.stealOpens} under={forYoung ?? text.stealLead} className={styles.call} />
    </>
  );
}

/** The same for several teams: the cloths of all that may be first. */
function StealRaceScene({ under }: { under: string }) {
  const text = useText().games.drama;
  const { pack, state } = useGameContext();
  const others = contestOrder(pack, state)
    .slice(1)
    .map((teamIndex) => teamOf(pack, teamIndex));
  const cloths = others.map(({ name, color }) => <span key={name} className="team-weave" data-team={color} />);
  return (
    <>
      <span className={styles.dark} />
      <span className={classNames('grid', styles.cloth)} data-side="start">
        {cloths}
      </span>
      <span className={classNames('grid', styles.cloth)} data-side="end">
        {cloths}
      </span>
      <div className={classNames(styles.label, styles.race, styles.call)}>
        <p className={styles.racers}>
          {others.map(({ name, color, emblem }) => (
            <span key={name} data-team={color}>
              <TeamEmblem emblem={emblem} />
            </span>
          ))}
        </p>
        <p className={styles.over}>{text.stealOpens}</p>
        <p className={styles.name}>{text.stealRace}</p>
        <p className={styles.under}>{under}</p>
      </div>
    </>
  );
}

/** The team's cloth is thrown over the stage, and its emblem takes the points. */
export function StealWonScene({ scene }: { scene: Scene }) {
  const text = useText().games.drama;
  return (
    <>
      <span className={styles.floor} />
      <span className={classNames('team-weave', styles.thrown)} />
      <Sparks isLate />
      <Label scene={scene} over={text.stealWon} className={styles.won} />
    </>
  );
}

function Label({
  scene: { teamIndex, choice },
  over,
  under,
  className,
}: {
  scene: Scene;
  over: string;
  under?: string;
  className: string | undefined;
}) {
  const { pack } = useGameContext();
  const team = teamOf(pack, present(teamIndex, 'the stealing team'));
  return (
    <div className={classNames(styles.label, className)}>
      <TeamEmblem emblem={team.emblem} className={styles.emblem} />
      <p className={styles.over}>{over}</p>
      <p className={styles.name}>
        <UserText>{team.name}</UserText>
      </p>
      {under !== undefined && <p className={styles.under}>{under}</p>}
      {choice !== null && <Picked choice={choice} />}
    </div>
  );
}
