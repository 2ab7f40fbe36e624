import { useEffect, useRef, useState } from 'react';
import { teamOf, type PackOption } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { OptionRow, OptionRows } from '../question/option-row.tsx';
import styles from './order-board.module.css';

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
    <div data-commit-form data-team={team?.color} className={styles.board}>
      {team !== null && (
        <p className={styles.lead}>
          <span className="text-team-text">{text.turnTo(team.name)}</span> {text.lead}
        </p>
      )}
      <OptionRows as="ol">
        {events.map((event, index) => {
          const isChosen = chosen.includes(event.id);
          return (
            <OptionRow
              key={event.id}
              ref={index === 0 ? first : undefined}
              // Which place it has stays unsaid: the others sit before the same screen.
              mark={isChosen && mayTouch ? '●' : ''}
              isSmall
              {...(mayTouch ? { isPressed: isChosen, onPress: () => toggle(event.id) } : {})}
            >
              {localized(event.text)}
            </OptionRow>
          );
        })}
      </OptionRows>
      {mayTouch && (
        <div className={styles.acts}>
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
