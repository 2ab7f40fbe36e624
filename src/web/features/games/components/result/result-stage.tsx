import { teamOf } from '#shared/games/pack.ts';
import { isTied, tieBreakOpen, winners } from '#shared/games/tie-break.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Stands } from './stands.tsx';
import { TieBreaker, TieEntry } from './tie-breaker.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './result-stage.module.css';

/** The end that undo can still leave: the result, the decider of a tie, and the one button that is final. */
export function ResultStage() {
  const { pack, state } = useGameContext();
  const isDeciding = state.tieBreak !== null && isTied(state) && tieBreakOpen(state);
  return (
    <div className={styles.result}>
      {isDeciding ? (
        <section className={styles.card}>
          <SaduBand className={styles.teeth} />
          <TieBreaker />
        </section>
      ) : (
        <section className={classNames(styles.card, styles.podium)}>
          <Stands pack={pack} scores={state.scores} winners={winners(pack, state)} />
        </section>
      )}
      <section className={styles.card}>
        <SaduBand className={styles.teeth} />
        <Outcome isDeciding={isDeciding} />
      </section>
    </div>
  );
}

/** How the game came to its end. */
export function ResultPill() {
  const text = useText().games.play.result;
  const { state } = useGameContext();
  return <span className="pill">{state.endedEarly ? text.endedEarly : text.title}</span>;
}

function Outcome({ isDeciding }: { isDeciding: boolean }) {
  const text = useText().games.play;
  const { pack, state, isWriter, give } = useGameContext();
  const won = winners(pack, state);
  const only = won.length === 1 ? won[0] : undefined;
  if (isDeciding) return <TieEntry />;
  if (only !== undefined) {
    return (
      <>
        <h2 data-team={teamOf(pack, only).color} className="text-team-text">
          {text.result.winner(teamOf(pack, only).name)}
        </h2>
        {state.tieBreak !== null && isTied(state) && <TieBreaker />}
        {isWriter && <Finish label={text.result.finish} />}
      </>
    );
  }
  return (
    <>
      <h2>{text.result.tie}</h2>
      {state.tieBreak === null ? <p>{text.result.tieBody}</p> : <TieBreaker />}
      {isWriter && (
        <div className={styles.acts}>
          {state.tieBreak === null && (
            <Button size="large" onClick={() => give({ type: 'openTieBreaker' })}>
              {text.result.openTieBreaker}
            </Button>
          )}
          <Button
            size="large"
            variant={state.tieBreak === null ? 'secondary' : 'primary'}
            onClick={() => give({ type: 'finish' })}
          >
            {text.result.share}
          </Button>
        </div>
      )}
    </>
  );
}

function Finish({ label }: { label: string }) {
  const text = useText().games.play.result;
  const { give } = useGameContext();
  return (
    <>
      <Button size="large" icon="trophy" onClick={() => give({ type: 'finish' })}>
        {label}
      </Button>
      <p>{text.finishHint}</p>
    </>
  );
}
