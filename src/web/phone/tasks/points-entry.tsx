import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PhoneButton } from '../parts.tsx';
import { CommitForm, type EntryProps } from './commit-form.tsx';
import { useTaskText } from './task-text.ts';

/** In large type above the buttons. */
const pointsLook = classNames(
  'flex-1 text-center font-display text-5xl font-extrabold short:text-4xl',
  'max-[15rem]:order-first max-[15rem]:basis-full max-[15rem]:text-4xl',
);

const choiceLook = 'px-2 aria-pressed:bg-team aria-pressed:text-on-team';

/** Points in steps, up to what the team may commit. Nothing is chosen at first: 0 is a choice too, never a slip of the thumb. */
export function PointsEntry({ task, initial, committing, step, max }: EntryProps & { step: number; max: number }) {
  const text = useTaskText().commit.points;
  const [chosen, setChosen] = useState(typeof initial === 'number' ? initial : null);
  // A correction of the score may have lowered the most.
  const points = Math.min(chosen ?? 0, max);
  const isChosen = chosen !== null;
  const change = (next: number) => {
    const within = Math.min(max, Math.max(0, next));
    setChosen(within);
    committing.draft(within);
  };
  return (
    <CommitForm
      task={task}
      committing={committing}
      label={max === 0 ? text.none : isChosen ? text.commit(points) : text.choose}
      isReady={isChosen || max === 0}
      onCommit={() => committing.commit(points)}
    >
      {max === 0 ? (
        <p className="text-lg">{text.nothing}</p>
      ) : (
        <div role="group" aria-label={text.label} className="grid grid-cols-1 gap-3 short:gap-1.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <b>{text.label}</b> <span className="text-sm text-quiet">{text.range(max)}</span>
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <StepButton label={text.less} isOff={points === 0} onPress={() => change(points - step)}>
              <Minus aria-hidden="true" className="size-7" />
            </StepButton>
            <p role="status" className={pointsLook}>
              {isChosen ? (
                <bdi className="num">{points}</bdi>
              ) : (
                <>
                  <span aria-hidden="true" className="text-quiet">
                    –
                  </span>
                  <span className="sr-only">{text.notChosen}</span>
                </>
              )}
            </p>
            <StepButton label={text.more} isOff={points === max} onPress={() => change(points + step)}>
              <Plus aria-hidden="true" className="size-7" />
            </StepButton>
          </div>
          <input
            type="range"
            aria-label={text.label}
            aria-valuetext={isChosen ? String(points) : text.notChosen}
            min={0}
            max={max}
            step={step}
            value={points}
            className="h-11 w-full accent-(--team)"
            onChange={(event) => change(event.target.valueAsNumber)}
          />
          <div className="grid grid-cols-2 gap-2 max-[15rem]:grid-cols-1">
            <PhoneButton look="quiet" aria-pressed={chosen === 0} className={choiceLook} onClick={() => change(0)}>
              {text.none}
            </PhoneButton>
            <PhoneButton
              look="quiet"
              aria-pressed={isChosen && points === max}
              className={choiceLook}
              onClick={() => change(max)}
            >
              {text.all(max)}
            </PhoneButton>
          </div>
        </div>
      )}
    </CommitForm>
  );
}

function StepButton({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not disabled: it keeps the focus.
      aria-disabled={isOff || undefined}
      className="button button-secondary size-16 p-0 pb-1.5 max-[15rem]:size-12 short:size-12"
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}
