import { useEffect, useRef, type FocusEvent } from 'react';
import type { Pack } from '#shared/games/pack.ts';
import { seatsByTeam } from '#shared/rooms/seats-by-team.ts';
import { useText } from '../../../lib/language.ts';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { TeamWeave } from '../../../ui/team-weave.tsx';
import { UserText } from '../../../ui/value.tsx';
import { RemovedRow, SeatRow, type ShownSeat } from './seat-row.tsx';
import { useRemovedSeats } from './use-removed-seats.ts';
import { useShownRoom } from './use-shown-room.ts';
import styles from './seat-lists.module.css';

interface SeatListsProps {
  readonly pack: Pack;
  /** Of a finished game, whose seats have names alone. */
  readonly isOver?: boolean;
}

/** The seats by team, with the host's controls for each. */
export function SeatLists({ pack, isOver = false }: SeatListsProps) {
  const text = useText().rooms;
  const { removed, remove, restore } = useRemovedSeats();
  const shown = withRemoved(useShownRoom().known?.seats ?? [], removed);
  const kept = useKeptFocus(shown, removed);
  const { teams, onlookers } = seatsByTeam(shown, pack.teams.length);
  const stillHere = onlookers.filter(({ id }) => !removed.has(id)).length;
  const rows = (of: readonly ShownSeat[]) => (
    <ul className={styles.rows}>
      {of.map((seat) =>
        removed.has(seat.id) ? (
          <RemovedRow key={seat.id} seat={seat} onRestore={() => restore(seat.id)} />
        ) : (
          <SeatRow key={seat.id} seat={seat} pack={pack} isOver={isOver} onRemove={() => remove(seat)} />
        ),
      )}
    </ul>
  );
  return (
    <section aria-label={text.seats.title} className={styles.lists} {...kept}>
      <p role="status" className="sr-only">
        {removed.size > 0 && text.seats.removed}
      </p>
      {shown.length === 0 && (
        <EmptyState icon="phone" title={isOver ? text.seats.noneLeft : text.seats.none} spacing="small">
          {!isOver && text.seats.noneHint}
        </EmptyState>
      )}
      {shown.length > 0 &&
        pack.teams.map((team, index) => (
          <section key={team.name} data-team={team.color} className={styles.team}>
            <h3>
              <TeamWeave className="h-8" />
              <UserText className="min-w-0 truncate">{team.name}</UserText>
            </h3>
            {teams[index]?.length === 0 ? (
              <p className="text-quiet">{isOver ? text.seats.noneLeft : text.seats.noneInTeam}</p>
            ) : (
              rows(teams[index] ?? [])
            )}
          </section>
        ))}
      {onlookers.length > 0 && (
        <section className={styles.team}>
          <h3>{text.seats.onlookers(stillHere)}</h3>
          {rows(onlookers)}
        </section>
      )}
    </section>
  );
}

/** With the seats that may still be brought back, at their places: ids are in the order of joining. */
function withRemoved(seats: readonly ShownSeat[], removed: ReadonlyMap<string, ShownSeat>): readonly ShownSeat[] {
  const gone = [...removed.values()].filter(({ id }) => seats.every((seat) => seat.id !== id));
  return gone.length === 0 ? seats : [...seats, ...gone].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** When the row in focus moves or is removed, focuses the row of the same seat, or the row that takes its place. */
function useKeptFocus(seats: readonly ShownSeat[], removed: ReadonlyMap<string, ShownSeat>) {
  const lists = useRef<HTMLElement>(null);
  const last = useRef<{ readonly id: string | undefined; readonly place: number } | null>(null);
  const buttons = () => [...(lists.current?.querySelectorAll<HTMLElement>('[data-edit-seat]') ?? [])];
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const { id, place } = last.current;
    const all = buttons();
    (all.find((button) => button.dataset['editSeat'] === id) ?? all[Math.min(place, all.length - 1)])?.focus();
  }, [seats, removed]);
  return {
    ref: lists,
    onFocus: ({ target }: FocusEvent) => {
      const edit = target.closest('li')?.querySelector<HTMLElement>('[data-edit-seat]') ?? null;
      last.current = edit && { id: edit.dataset['editSeat'], place: buttons().indexOf(edit) };
    },
  };
}
