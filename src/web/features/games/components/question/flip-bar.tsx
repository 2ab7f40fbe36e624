import type { OpenQuestion } from '#shared/games/state.ts';
import { lifelineRefusal } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { shownSeconds, useRemaining } from '../../hooks/use-remaining.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Strip } from './strip.tsx';

/** The team's chance to swap the question, with how long it lasts [LIFE-2]. */
export function FlipBar({ open }: { open: OpenQuestion }) {
  const text = useText().games.question.flip;
  const { pack, state, isWriter, give } = useGameContext();
  const remaining = useRemaining(open.flipClock);
  if (remaining === null || remaining === 0 || lifelineRefusal(pack, state, 'flip', serverNow()) !== null) return null;
  return (
    <Strip as="div" className="gap-[14px]">
      {isWriter && (
        <Button variant="secondary" icon="flip" onClick={() => give({ type: 'swap' })}>
          {text.swap}
        </Button>
      )}
      <span className="grid">
        <span role="timer">{text.left(shownSeconds(remaining))}</span>
        <small className="text-(length:--label) text-quiet">{text.hint}</small>
      </span>
    </Strip>
  );
}
