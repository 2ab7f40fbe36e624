import { useState } from 'react';
import { lifelines, type Lifeline } from '#shared/games/commands.ts';
import { lifelineOf } from '#shared/games/lifelines.ts';
import { teamOf } from '#shared/games/pack.ts';
import { lifelineRefusal } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { usePausedClock } from '../../hooks/use-paused-clock.ts';
import { LifelineDialog } from './lifeline-dialog.tsx';
import { LifelineSign } from './lifeline-sign.tsx';
import styles from './lifeline-buttons.module.css';

/** The four lifelines of the team in turn; each opens what it does, and its use, while the clock waits. */
export function LifelineButtons({ teamIndex }: { teamIndex: number }) {
  const text = useText().games.play;
  const { pack, state, isWriter } = useGameContext();
  const [asked, setAsked] = useState<Lifeline | null>(null);
  const clock = usePausedClock();
  const ask = (lifeline: Lifeline) => {
    clock.pause();
    setAsked(lifeline);
  };
  const close = () => {
    clock.resume();
    setAsked(null);
  };
  return (
    <div role="group" aria-label={text.teams.lifelines(teamOf(pack, teamIndex).name)} className={styles.lifelines}>
      {lifelines.map((lifeline) => {
        const { status } = lifelineOf(state, teamIndex, lifeline);
        const isReady = isWriter && lifelineRefusal(pack, state, lifeline, serverNow()) === null;
        return (
          <button
            key={lifeline}
            type="button"
            className={styles.lifeline}
            data-lifeline={lifeline}
            data-status={status}
            data-ready={isReady || undefined}
            disabled={status === 'used'}
            onClick={() => ask(lifeline)}
          >
            <span aria-hidden="true" className={styles.sign}>
              <LifelineSign lifeline={lifeline} />
            </span>
            <span className="sr-only">
              {text.lifelines.label(text.lifelines.names[lifeline], text.lifelines.status[status])}
            </span>
            <em aria-hidden="true">{text.lifelines.names[lifeline]}</em>
          </button>
        );
      })}
      <LifelineDialog lifeline={asked} onClose={close} />
    </div>
  );
}

/** What a waiting team still has, as signs; screen readers get the queued ones by name. */
export function LifelineSigns({ teamIndex }: { teamIndex: number }) {
  const text = useText().games.play;
  const { state } = useGameContext();
  const queued = lifelines.filter((lifeline) => lifelineOf(state, teamIndex, lifeline).status === 'queued');
  return (
    <>
      <span aria-hidden="true" className={styles.signs}>
        {lifelines.map((lifeline) => (
          <span key={lifeline} data-status={lifelineOf(state, teamIndex, lifeline).status}>
            <LifelineSign lifeline={lifeline} isInLine />
          </span>
        ))}
      </span>
      {queued.map((lifeline) => (
        <span key={lifeline} className="sr-only">
          {text.lifelines.label(text.lifelines.names[lifeline], text.lifelines.status.queued)}
        </span>
      ))}
    </>
  );
}
