import { teamOf } from '#shared/games/pack.ts';
import { summarize } from '#shared/games/summary.ts';
import { isTied } from '#shared/games/tie-break.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { MomentList, TitleList } from '../honours/honour-lists.tsx';
import { TieBreaker } from './tie-breaker.tsx';
import styles from './outcome.module.css';

/** How the game came to its end, and the one button that is final. */
export function Outcome() {
  const text = useText().games.play.result;
  const { pack, state, isWriter } = useGameContext();
  const played = summarize(pack, state);
  const won = played.winners;
  const only = won.length === 1 ? won[0] : undefined;
  const isTieOpen = only === undefined && state.tieBreak === null;
  return (
    <>
      {only === undefined ? (
        <h2>{text.tie}</h2>
      ) : (
        <h2 data-team={teamOf(pack, only).color} className="text-team-text">
          {text.winner(teamOf(pack, only).name)}
        </h2>
      )}
      {isTieOpen && <p>{text.tieBody}</p>}
      <div className={styles.recalled} tabIndex={0} role="group" aria-label={text.recalled}>
        {state.tieBreak !== null && isTied(state) && (
          <div className={styles.decider}>
            <TieBreaker />
          </div>
        )}
        <TitleList pack={pack} played={played} />
        <MomentList pack={pack} played={played} />
      </div>
      {isWriter && <Acts isTieOpen={isTieOpen} label={only === undefined ? text.share : text.finish} />}
    </>
  );
}

function Acts({ isTieOpen, label }: { isTieOpen: boolean; label: string }) {
  const text = useText().games.play.result;
  const { give } = useGameContext();
  return (
    <>
      <div className={styles.acts}>
        {isTieOpen && (
          <Button size="large" autoFocus onClick={() => give({ type: 'openTieBreaker' })}>
            {text.openTieBreaker}
          </Button>
        )}
        <Button
          size="large"
          icon="trophy"
          autoFocus={!isTieOpen}
          variant={isTieOpen ? 'secondary' : 'primary'}
          onClick={() => give({ type: 'finish' })}
        >
          {label}
        </Button>
      </div>
      <p>{text.finishHint}</p>
    </>
  );
}
