import { isTied, tieBreakOpen } from '#shared/games/tie-break.ts';
import { useText } from '../../../../lib/language.ts';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Finale } from './finale.tsx';
import { TieBreaker, TieEntry } from './tie-breaker.tsx';
import styles from './result-stage.module.css';

/** The end that undo can still leave: the decider of a tie while it is open, else the show and the result. */
export function ResultStage() {
  const { state } = useGameContext();
  const isDeciding = state.tieBreak !== null && isTied(state) && tieBreakOpen(state);
  if (!isDeciding) return <Finale />;
  return (
    <div className={styles.result}>
      <section className={styles.card}>
        <SaduBand className={styles.teeth} />
        <TieBreaker />
      </section>
      <section className={styles.card}>
        <SaduBand className={styles.teeth} />
        <TieEntry />
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
