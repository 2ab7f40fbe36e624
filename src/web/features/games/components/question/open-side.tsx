import { teamOf } from '#shared/games/pack.ts';
import { canSteal, isTapped, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { worthAfterClue } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { Gong } from '../../drama/gong.tsx';
import { useReadingLeft } from '../../hooks/use-reading-left.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { ConsultationSide } from './consultation-side.tsx';
import { RingClock } from './ring-clock.tsx';
import { QuestionSide, SideActs, SidePanel } from './question-side.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './open-side.module.css';

/** Beside the question: its clock, and the one next step; while a teammate is asked, the time for that. */
export function OpenSide({ open }: { open: OpenQuestion }) {
  const { isWriter } = useGameContext();
  if (open.consultation)
    return (
      <ConsultationSide
        consultation={open.consultation}
        isPaused={open.paused}
        tools={isWriter && <ClockTools open={open} isReading={false} />}
      />
    );
  return (
    <QuestionSide>
      <ClockPanel open={open} />
      {isWriter && <NextStep open={open} />}
    </QuestionSide>
  );
}

function ClockPanel({ open }: { open: OpenQuestion }) {
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
          hint={isReading && !open.paused ? text.reading.waits : undefined}
        />
      ) : (
        <p className="text-quiet">{text.clock.none}</p>
      )}
      {isWriter && open.clock !== null && <ClockTools open={open} isReading={isReading} />}
    </SidePanel>
  );
}

/** Replaces the clock when no team may answer: all teams have, or time is up. */
function ClosedClock({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const { pack } = useGameContext();
  const haveAll = Object.keys(open.commitments).length === pack.teams.length;
  return (
    <SidePanel>
      {haveAll ? (
        <Icon name="check" className="size-[2.4em] text-saffron-text" />
      ) : (
        <Gong className="size-[clamp(44px,13vmin,140px)]" />
      )}
      <p className="text-center font-semibold">{haveAll ? text.contest.allIn : text.clock.over}</p>
    </SidePanel>
  );
}

/** Pauses, resumes and extends the clock, or starts it before its time. */
function ClockTools({ open, isReading }: { open: OpenQuestion; isReading: boolean }) {
  const { clock: words, reading } = useText().games.question;
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
          aria-label={reading.start}
          onClick={() => give({ type: 'startClock' })}
        >
          {reading.startShort}
        </button>
      )}
      {open.consultation === null && !isReading && (
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

/** Pass on to the next team, or show the answer. */
function NextStep({ open }: { open: OpenQuestion }) {
  const text = useText().games.question;
  const { pack, state, give } = useGameContext();
  const context = openContext(pack, open);
  const mayPass = open.stage === 'own' && !isTapped(pack, context) && canSteal(pack, context);
  const next = teamOf(pack, (state.currentTeamIndex + 1) % pack.teams.length);
  const nextWorth = worthAfterClue(pack, state, open);
  const isQuiet = open.stage !== 'closed' && (isTapped(pack, context) || context.rules.contest !== null);
  const isSecret = context.question.kind === 'secret-word';
  // The press of an actor who has seen the word.
  const isAwaited = open.reading === 'until-pressed' && !open.paused;
  return (
    <SideActs>
      {isAwaited && <Button onClick={() => give({ type: 'startClock' })}>{text.reading.seen}</Button>}
      {mayPass && (
        <Button variant="secondary" icon="steal" onClick={() => give({ type: 'pass' })}>
          {text.passTo(next.name)}
        </Button>
      )}
      {nextWorth !== null && (
        <Button variant="secondary" icon="sparkles" onClick={() => give({ type: 'nextClue' })}>
          {text.clues.next(nextWorth)}
        </Button>
      )}
      {context.question.act === 'describe' && open.stage === 'own' && open.reading === undefined && (
        <Button variant="secondary" icon="close" onClick={() => give({ type: 'foul' })}>
          {text.secretWord.foul}
        </Button>
      )}
      <Button variant={isQuiet || isAwaited ? 'quiet' : 'primary'} onClick={() => give({ type: 'reveal' })}>
        {isSecret ? text.secretWord.guessed : text.reveal}
      </Button>
    </SideActs>
  );
}
