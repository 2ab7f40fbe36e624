import { useEffect, useRef } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { winners } from '#shared/games/tie-break.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Outcome } from './outcome.tsx';
import { Stands } from './stands.tsx';
import { useFinale } from './use-finale.ts';
import { WinnerCurtain } from './winner-curtain.tsx';
import styles from './finale.module.css';

/** Keys that skip the show, also those that would leave it for the tools below it. */
const skipKeys: ReadonlySet<string> = new Set([
  'Tab',
  'Enter',
  ' ',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

/** The end of a game as a show: scores from the last place on, the winner's name, then the story and the titles. */
export function Finale() {
  const text = useText().games.play.result;
  const { pack, state, isSoundOn } = useGameContext();
  const won = winners(pack, state);
  const only = won.length === 1 ? won[0] : undefined;
  const teams = state.scores.length;
  const hasWinner = only !== undefined;
  const { act, skip } = useFinale({ teams, hasWinner, wereScoresShown: state.tieBreak !== null, isSoundOn });
  const isOver = act.name === 'end';
  const area = useSkipKeys(isOver, skip);
  return (
    <div
      ref={area}
      className={classNames(styles.finale, !isOver && styles.playing)}
      onClick={isOver ? undefined : skip}
    >
      <section className={styles.podium}>
        <Stands
          pack={pack}
          scores={state.scores}
          winners={won}
          shown={act.name === 'scores' ? act.shown : teams}
          isNameHidden={!isOver}
        />
      </section>
      {isOver ? (
        <section className={styles.outcome}>
          <SaduBand className={styles.teeth} />
          <Outcome />
        </section>
      ) : (
        <>
          <p className={styles.heading}>{state.endedEarly ? text.endedEarly : text.title}</p>
          <Button variant="quiet" icon="forward" className={styles.skip} onClick={skip}>
            {text.skip}
          </Button>
        </>
      )}
      {hasWinner && act.name !== 'scores' && <WinnerCurtain team={teamOf(pack, only)} isLeaving={isOver} />}
    </div>
  );
}

/** Ends the show by a key, unless it is meant for a tool outside it. */
function useSkipKeys(isOver: boolean, skip: () => void) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOver) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || !skipKeys.has(event.key)) return;
      if (!event.target.matches('body, #content') && area.current?.contains(event.target) !== true) return;
      // The press that skips must not also move the focus, or press the button that appears.
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOver, skip]);
  return area;
}
