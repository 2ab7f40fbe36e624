import { useEffect, useRef } from 'react';
import type { Member } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';

/** Two people who play together tonight, or against each other. */
export interface Wish {
  readonly kind: 'apart' | 'together';
  readonly ids: readonly [string, string];
}

interface WishListProps {
  readonly members: readonly Member[];
  readonly wishes: readonly Wish[];
  /** The two people of a wish are being picked. */
  readonly isPicking: boolean;
  readonly canPick: boolean;
  /** Begins a wish whose two people are then picked among the faces; null ends that. */
  readonly onPick: (kind: Wish['kind'] | null) => void;
  readonly onRemove: (wish: Wish) => void;
}

const kinds = ['apart', 'together'] as const;

/** Wishes for tonight; they are kept nowhere. */
export function WishList({ members, wishes, isPicking, canPick, onPick, onRemove }: WishListProps) {
  const words = useText().gangEvening.wishes;
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? '';
  const row = useRef<HTMLDivElement>(null);
  const latest = useRef<Wish['kind'] | null>(null);
  // The buttons take each other's place, and the focus with it.
  useEffect(() => {
    if (latest.current === null || document.activeElement !== document.body) return;
    const next = isPicking ? 'button' : `[data-kind="${latest.current}"]`;
    row.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [isPicking]);
  const pick = (kind: Wish['kind']) => {
    latest.current = kind;
    onPick(kind);
  };
  return (
    <section aria-label={words.title} className="grid gap-2">
      <h3 className="font-semibold">{words.title}</h3>
      <div ref={row} className="flex flex-wrap gap-2">
        {!isPicking ? (
          kinds.map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              data-kind={kind}
              disabled={!canPick}
              className="text-base"
              onClick={() => pick(kind)}
            >
              {words[kind]}
            </Button>
          ))
        ) : (
          <Button variant="bare" className="text-base" onClick={() => onPick(null)}>
            {words.stop}
          </Button>
        )}
      </div>
      {wishes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {wishes.map((wish) => {
            const [one, other] = wish.ids;
            return (
              <li key={wish.ids.join(' ')}>
                <button
                  type="button"
                  aria-label={words.remove(nameOf(one), nameOf(other))}
                  className="flex min-h-11 items-center gap-2 rounded-full bg-raised px-4 font-semibold"
                  onClick={() => onRemove(wish)}
                >
                  <span>
                    <UserText>{nameOf(one)}</UserText>
                    {words.and}
                    <UserText>{nameOf(other)}</UserText>
                  </span>
                  <span className="text-quiet">{words.pair[wish.kind]}</span>
                  <Icon name="close" className="text-quiet" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
