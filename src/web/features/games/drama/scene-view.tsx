import type { ReactNode } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import { CheerScene, NobodyScene, StreakScene } from './cheer-scenes.tsx';
import { sceneTimes, type Scene } from './scenes.ts';
import { StealOpensScene, StealWonScene } from './steal-scenes.tsx';
import { TimeUpScene } from './time-up-scene.tsx';
import { useSkip } from './use-skip.ts';
import { LightScene, SuspenseScene, VerdictScene } from './verdict-scenes.tsx';
import styles from './scene-view.module.css';

export interface SceneViewProps {
  readonly scene: Scene;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onSkip: () => void;
}

/** For a caller that has this module at run time only. */
export function drawScene(key: string, props: SceneViewProps): ReactNode {
  return <SceneView key={key} {...props} />;
}

/** One scene over the whole screen. What it says is heard elsewhere: to screen readers it is a picture. */
function SceneView({ scene, isFirst, isLast, onSkip }: SceneViewProps) {
  const { pack } = useGameContext();
  const { ms, covers } = sceneTimes[scene.name];
  const press = useSkip(covers, onSkip);
  const team = scene.teamIndex === null ? undefined : teamOf(pack, scene.teamIndex).color;
  return (
    <div
      aria-hidden="true"
      data-scene={scene.name}
      data-team={team}
      data-covers={covers || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      className={styles.scene}
      style={{ '--scene-ms': `${ms}ms` }}
      onClick={press}
    >
      {drawn(scene)}
    </div>
  );
}

function drawn(scene: Scene): ReactNode {
  switch (scene.name) {
    case 'suspense':
      return <SuspenseScene scene={scene} />;
    case 'light':
      return <LightScene />;
    case 'right':
    case 'wrong':
      return <VerdictScene scene={scene} isRight={scene.name === 'right'} />;
    case 'timeUp':
      return <TimeUpScene />;
    case 'stealOpens':
      return <StealOpensScene scene={scene} />;
    case 'stealWon':
      return <StealWonScene scene={scene} />;
    case 'cheer':
      return <CheerScene scene={scene} />;
    case 'nobody':
      return <NobodyScene />;
    case 'streak':
      return <StreakScene scene={scene} />;
  }
}
