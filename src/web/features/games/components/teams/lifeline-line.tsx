import { useEffect, useRef, useState } from 'react';
import { lifelines, type Lifeline } from '#shared/games/commands.ts';
import { hasStatus } from '#shared/games/lifelines.ts';
import type { GameState } from '#shared/games/state.ts';
import { bringsOptions } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { stored } from '../../../../lib/storage.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Notice } from '../frame/notice.tsx';
import { LifelineSign } from './lifeline-sign.tsx';

/** Says in a line what a lifeline does, while it acts for the first time on this device, and never again [GUIDE-2]. */
export function LifelineLine() {
  const { play, manners } = useText().games;
  const { pack, state } = useGameContext();
  const [explained, setExplained] = useState<Lifeline | null>(null);
  const before = useRef(state);
  useEffect(() => {
    const known = stored.explainedLifelines.read() ?? [];
    // Not for one that was active when the page came.
    const begun = lifelines.find((each) => !isActive(before.current, each) && isActive(state, each));
    before.current = state;
    if (begun === undefined || known.includes(begun)) return;
    stored.explainedLifelines.write([...known, begun]);
    setExplained(begun);
  }, [state]);
  const isShown = explained !== null && isActive(state, explained);
  const now = explained === 'fiftyFifty' && bringsOptions(pack, state.question) ? 'fiftyFiftyOpen' : explained;
  return (
    <Notice isShown={isShown}>
      {isShown && now !== null && (
        <>
          <span aria-hidden="true" className="text-saffron-text">
            <LifelineSign lifeline={explained} isInLine />
          </span>
          <span>
            <b>{play.lifelines.names[explained]}</b>: {manners.lifelineNow[now]}
          </span>
        </>
      )}
    </Notice>
  );
}

function isActive(state: GameState, lifeline: Lifeline): boolean {
  return state.scores.some((_, team) => hasStatus(state, team, lifeline, 'active'));
}
