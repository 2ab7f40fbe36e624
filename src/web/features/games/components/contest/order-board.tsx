import { useEffect, useRef, useState } from 'react';
import type { PackOption } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { teamOf, useLocalized, useGameContext } from '../../engine/game-context.tsx';

interface OrderBoardProps {
  readonly events: readonly PackOption[];
  /** The team that orders now; null if none does. */
  readonly teamIndex: number | null;
}

/** The events; touched one after the other, from the oldest on, they take their places. */
export function OrderBoard({ events, teamIndex }: OrderBoardProps) {
  const text = useText().games.question.contest.order;
  const localized = useLocalized();
  const { pack, isWriter, give } = useGameContext();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const team = teamIndex === null ? null : teamOf(pack, teamIndex);
  const mayTouch = isWriter && team !== null;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <div data-team={team?.color} className="order-board">
      {team !== null && (
        <p className="order-lead">
          <span className="text-team-text">{text.turnTo(team.name)}</span> {text.lead}
        </p>
      )}
      <ol className="q-options">
        {events.map((event, index) => {
          const place = chosen.indexOf(event.id) + 1;
          const words = localized(event.text);
          const inside = (
            <>
              {/* Which place it has stays unsaid: the others sit before the same screen. */}
              <i aria-hidden="true">{place > 0 && mayTouch ? '●' : ''}</i>
              <span>{words}</span>
            </>
          );
          return (
            <li key={event.id} className="grid">
              {mayTouch ? (
                <button
                  ref={index === 0 ? first : undefined}
                  type="button"
                  className="q-option order-event w-full"
                  data-long=""
                  aria-pressed={place > 0}
                  onClick={() => toggle(event.id)}
                >
                  {inside}
                </button>
              ) : (
                <div className="q-option order-event w-full" data-long="">
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {mayTouch && (
        <div className="order-acts">
          <Button variant="quiet" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            {text.clear}
          </Button>
          <Button
            disabled={chosen.length < events.length}
            onClick={() => teamIndex !== null && give({ type: 'commitOrder', teamIndex, eventIds: [...chosen] })}
          >
            {text.commit}
          </Button>
        </div>
      )}
    </div>
  );
}
