import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { classNames } from '../../ui/class-names.ts';
import { usePhoneText } from '../language.tsx';
import { CommitForm, type EntryProps } from './commit-form.tsx';
import { useTaskText } from './task-text.ts';
import { useDragOrder } from './use-drag-order.ts';

interface OrderEntryProps extends EntryProps {
  readonly events: readonly { readonly id: string; readonly text: LocalizedText }[];
}

/** In large type below the buttons. */
const nameLook = classNames(
  'min-w-28 flex-1 py-1 leading-snug font-semibold',
  'max-[15rem]:order-last max-[15rem]:basis-full max-[15rem]:px-3 max-[15rem]:pb-3',
);

/** Events put in order by buttons, or dragged by their handles. */
export function OrderEntry({ task, initial, committing, events }: OrderEntryProps) {
  const { language } = usePhoneText();
  const text = useTaskText().commit.order;
  const [order, setOrder] = useState<readonly string[]>(
    typeof initial === 'object' && initial !== null ? initial : events.map(({ id }) => id),
  );
  const [moved, setMoved] = useState<string | null>(null);
  const nameOf = (id: string) => events.find((event) => event.id === id)?.text[language] ?? '';
  const move = (from: number, to: number) => {
    const id = order[from];
    if (id === undefined || to < 0 || to >= order.length || to === from) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, id);
    setOrder(next);
    setMoved(text.moved(nameOf(id), to + 1));
    committing.draft(next);
  };
  const { list, grab, styleOf, dragged } = useDragOrder(move);
  return (
    <CommitForm task={task} committing={committing} label={text.commit} onCommit={() => committing.commit([...order])}>
      <div className="grid grid-cols-1 gap-2">
        <p>{text.lead}</p>
        <ol ref={list} className="grid grid-cols-1 gap-2 short:gap-1">
          {order.map((id, place) => (
            <li
              key={id}
              style={styleOf(place)}
              data-dragged={dragged === place || undefined}
              className="relative flex flex-wrap items-center justify-between rounded-2xl bg-raised data-dragged:z-10 data-dragged:shadow-lg"
            >
              <span
                {...grab(place)}
                className="flex min-h-12 min-w-11 flex-none cursor-grab touch-none items-center justify-center select-none short:min-h-11"
              >
                <GripVertical aria-hidden="true" className="size-5 text-quiet" />
                <bdi className="num font-display text-xl font-extrabold text-team-text">{place + 1}</bdi>
              </span>
              <span dir="auto" className={nameLook}>
                {nameOf(id)}
              </span>
              <span className="flex flex-none">
                <MoveButton label={text.earlier(nameOf(id))} isOff={place === 0} onPress={() => move(place, place - 1)}>
                  <ChevronUp aria-hidden="true" className="size-6" />
                </MoveButton>
                <MoveButton
                  label={text.later(nameOf(id))}
                  isOff={place === order.length - 1}
                  onPress={() => move(place, place + 1)}
                >
                  <ChevronDown aria-hidden="true" className="size-6" />
                </MoveButton>
              </span>
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {moved}
        </p>
      </div>
    </CommitForm>
  );
}

function MoveButton({
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
      className="grid size-12 touch-manipulation place-items-center rounded-2xl aria-disabled:opacity-35 short:size-11"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
