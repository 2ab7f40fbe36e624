import { Suspense, type ReactNode } from 'react';
import { isGoalReached, isStealUntaken, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { Gong } from '../../drama/gong.tsx';
import { useReadingLeft } from '../../hooks/use-reading-left.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import { StealRace } from '../frame/stages.ts';
import { ConsultationSide } from './consultation-side.tsx';
import { RingClock } from './ring-clock.tsx';
import { NextStep } from './next-step.tsx';
import { QuestionSide, SidePanel } from './question-side.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './open-side.module.css';

/** Beside the question: its clock, and the one next step; while a teammate is asked, the time for that; in an open steal, its teams. */
export function OpenSide({ open }: { open: OpenQuestion }) {
  const { isWriter } = useGameContext();
  const room = useRoomOnScreen();
  if (open.consultation)
    return (
      <ConsultationSide
        consultation={open.consultation}
        isPaused={open.paused}
        tools={isWriter && <ClockTools open={open} isReading={false} />}
      />
    );
  if (isStealUntaken(open))
    return (
      <QuestionSide>
        <Suspense fallback={<SidePanel />}>
          <StealRace
            clock={open.clock && <RingClock clock={open.clock} isPaused={open.paused} />}
            tools={isWriter && <ClockTools open={open} isReading={false} />}
          />
        </Suspense>
        {isWriter && <NextStep open={open} />}
      </QuestionSide>
    );
  return (
    <QuestionSide>
      <ClockPanel open={open}>{open.stealTeamIndex !== null && room !== null && <room.parts.RaceLine />}</ClockPanel>
      {isWriter && <NextStep open={open} />}
    </QuestionSide>
  );
}

function ClockPanel({ open, children }: { open: OpenQuestion; children: ReactNode }) {
  const text = useText().games.question;
  const { isWriter } = useGameContext();
  const isReading = useReadingLeft(open) !== 0;
  if (open.stage === 'closed') return <ClosedClock open={open} />;
  const isHeld = open.paused || (open.clock?.since === null && !isReading);
  return (
    <SidePanel>
      {open.clock ? (
        <RingClock
          clock={open.clock}
          isPaused={isHeld}
          hint={isReading && !open.paused ? (open.study ? text.memory.waits : text.reading.waits) : undefined}
        />
      ) : (
        <p className="text-quiet">{text.clock.none}</p>
      )}
      {isWriter && (open.clock !== null || isReading) && <ClockTools open={open} isReading={isReading} />}
      {children}
    </SidePanel>
  );
}

/** Replaces the clock when no team may answer: all teams have, or time is up. */
function ClosedClock({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const { pack } = useGameContext();
  const hasGoal = isGoalReached(openContext(pack, open));
  const haveAll = hasGoal || Object.keys(open.commitments).length === pack.teams.length;
  return (
    <SidePanel>
      {haveAll ? (
        <Icon
          name="check"
          className={classNames(styles.mark, hasGoal ? 'text-success' : 'text-saffron-text')}
          data-goal={hasGoal || undefined}
        />
      ) : (
        <Gong className={styles.mark} />
      )}
      <p className={styles.word}>{hasGoal ? text.nameThem.reached : haveAll ? text.contest.allIn : text.clock.over}</p>
    </SidePanel>
  );
}

/** Pauses, resumes and extends the clock, or starts it before its time. */
function ClockTools({ open, isReading }: { open: OpenQuestion; isReading: boolean }) {
  const { clock: words, reading, memory } = useText().games.question;
  const { give } = useGameContext();
  const toggleLabel = open.paused ? words.resume : words.pause;
  return (
    <div className={styles.tools}>
      <Tooltip label={toggleLabel}>
        <IconButton
          icon={open.paused ? 'play' : 'pause'}
          label={toggleLabel}
          className={styles.tool}
          onClick={() => give({ type: open.paused ? 'resume' : 'pause' })}
        />
      </Tooltip>
      {isReading && typeof open.reading === 'object' && !open.paused && (
        <button
          type="button"
          className={classNames('icon-button', styles.tool, styles.extend)}
          aria-label={open.study ? memory.start : reading.start}
          onClick={() => give({ type: 'startClock' })}
        >
          {open.study ? memory.startShort : reading.startShort}
        </button>
      )}
      {open.consultation === null && !isReading && !isStealUntaken(open) && (
        <Tooltip label={words.extend}>
          <button
            type="button"
            className={classNames('icon-button', styles.tool, styles.extend)}
            aria-label={words.extend}
            onClick={() => give({ type: 'extend' })}
          >
            <bdi className="num">{words.extendShort}</bdi>
          </button>
        </Tooltip>
      )}
    </div>
  );
}
