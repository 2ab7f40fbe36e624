import { useText } from '../../../../lib/language.ts';
import { useGameContext } from '../../hooks/game-context.tsx';

/** How the game came to its end. */
export function ResultPill() {
  const text = useText().games.play.result;
  const { state } = useGameContext();
  return <span className="pill">{state.endedEarly ? text.endedEarly : text.title}</span>;
}
