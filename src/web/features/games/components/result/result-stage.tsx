import { isTied, tieBreakOpen } from '#shared/games/tie-break.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Finale } from './finale.tsx';
import { TieBreakStage } from './tie-break-stage.tsx';

/** The end that undo can still leave: the decider of a tie while it is open, else the show and the result. */
export function ResultStage() {
  const { state } = useGameContext();
  const isDeciding = state.tieBreak !== null && isTied(state) && tieBreakOpen(state);
  return isDeciding ? <TieBreakStage /> : <Finale />;
}
