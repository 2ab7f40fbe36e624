import type { ReactNode } from 'react';
import type { Press, ReceivedPress, SeatChange } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { TeamEmblem } from '../../features/games/components/teams/team-emblem.tsx';
import { Score } from '../scores.tsx';
import type { ServerTime } from '../server-time.ts';
import { BuzzPanel } from './buzz-panel.tsx';
import { ActorPanel } from './actor-panel.tsx';
import { HintPanel } from './hint-panel.tsx';
import { CommitPanel } from './commit-panel.tsx';
import { usePhoneText } from '../language.tsx';
import { VotePanel } from './vote-panel.tsx';

interface TaskScreenProps {
  readonly change: SeatChange;
  readonly task: SeatTask;
  readonly title: string;
  readonly received: ReceivedPress | null;
  readonly isConnected: boolean;
  readonly send: (press: Press) => void;
  readonly serverTime: Pick<ServerTime, 'measure' | 'serverNow'>;
  readonly scores: ReactNode;
}

/** What a panel of a task works with. */
export interface TaskPanelProps<Kind extends SeatTask['kind']> {
  readonly task: Extract<SeatTask, { kind: Kind }>;
  readonly change: SeatChange;
  /** The newest press that the server says it has. */
  readonly received: ReceivedPress | null;
  /** False while offline: presses are not queued. */
  readonly isConnected: boolean;
  readonly send: (press: Press) => void;
  readonly serverTime: Pick<ServerTime, 'measure' | 'serverNow'>;
}

/** What this phone may do for its team now: texts above, buttons below, where the thumb reaches. */
export function TaskScreen({ title, scores, ...parts }: TaskScreenProps) {
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-2.5 short:grid-cols-[3fr_2fr] short:grid-rows-1">
      <section className="card grid grid-cols-1 grid-rows-[auto_1fr] gap-3 p-4 short:gap-1 short:p-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="min-w-0 flex-1 basis-36 text-xl">{title}</h2>
          <OwnScore change={parts.change} />
        </div>
        <TaskPanel {...parts} />
      </section>
      {scores}
    </div>
  );
}

/** The own team's points, which the list of the others leaves out. */
function OwnScore({ change: { seat, view } }: Pick<TaskScreenProps, 'change'>) {
  const { text } = usePhoneText();
  const team = seat.teamIndex === null ? undefined : view.teams[seat.teamIndex];
  if (team === undefined) return null;
  return (
    <p data-team={team.color} className="flex flex-none items-center gap-2 text-team-text">
      <TeamEmblem emblem={team.emblem} className="size-6 flex-none" />
      <span className="sr-only">{text.seat.ownScore(team.name, team.score)}</span>
      <span aria-hidden="true">
        <Score value={team.score} className="font-display text-2xl leading-none font-extrabold" />
      </span>
    </p>
  );
}

/** What the thumb presses for a task. */
export function TaskPanel({ task, ...parts }: Omit<TaskScreenProps, 'title' | 'scores'>) {
  switch (task.kind) {
    case 'buzz':
      return <BuzzPanel task={task} {...parts} />;
    case 'vote':
      return <VotePanel task={task} {...parts} />;
    case 'actor':
      return <ActorPanel task={task} {...parts} />;
    case 'hint':
      return <HintPanel task={task} {...parts} />;
    case 'commit':
      return <CommitPanel task={task} {...parts} />;
    default:
      return null;
  }
}
