import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { seatsByTeam } from '#shared/rooms/seats-by-team.ts';
import { useText } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { TeamWeave } from '../../../ui/team-weave.tsx';
import { UserText } from '../../../ui/value.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { SeatRow, type ShownSeat } from './seat-row.tsx';
import { useShownRoom } from './use-shown-room.ts';
import styles from './seat-lists.module.css';

/** The seats by team, with the host's controls for each. */
export function SeatLists() {
  const text = useText().rooms;
  const { pack } = useGameContext();
  const seats = useShownRoom().known?.seats ?? [];
  const [asked, setAsked] = useState<ShownSeat | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const kept = useKeptFocus(seats, asked !== null);
  const { teams, onlookers } = seatsByTeam(seats, pack.teams.length);
  const rows = (of: readonly ShownSeat[]) => (
    <ul className={styles.rows}>
      {of.map((seat) => (
        <SeatRow key={seat.id} seat={seat} onRemove={() => setAsked(seat)} />
      ))}
    </ul>
  );
  return (
    <>
      <section aria-label={text.seats.title} className={styles.lists} {...kept}>
        <p role="status" className="sr-only">
          {removed !== null && text.seats.removed(removed)}
        </p>
        {seats.length === 0 && (
          <EmptyState icon="phone" title={text.seats.none} room="small">
            {text.seats.noneHint}
          </EmptyState>
        )}
        {seats.length > 0 &&
          pack.teams.map((team, index) => (
            <section key={team.name} data-team={team.color} className={styles.team}>
              <h3>
                <TeamWeave className="h-8" />
                <UserText className="min-w-0 truncate">{team.name}</UserText>
              </h3>
              {teams[index]?.length === 0 ? (
                <p className="text-quiet">{text.seats.noneInTeam}</p>
              ) : (
                rows(teams[index] ?? [])
              )}
            </section>
          ))}
        {onlookers.length > 0 && (
          <section className={styles.team}>
            <h3>{text.seats.onlookers(onlookers.length)}</h3>
            {rows(onlookers)}
          </section>
        )}
      </section>
      <RemoveDialog seat={asked} onClose={() => setAsked(null)} onRemoved={setRemoved} />
    </>
  );
}

/** Removes a seat after a second press. */
function RemoveDialog({
  seat,
  onClose,
  onRemoved,
}: {
  seat: ShownSeat | null;
  onClose: () => void;
  onRemoved: (name: string) => void;
}) {
  const catalogue = useText();
  const text = catalogue.rooms.seats;
  const { state, remove } = useShownRoom();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (seat === null) return;
    setIsBusy(true);
    if (await remove(seat.id)) onRemoved(seat.name);
    setIsBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={seat !== null}
      onClose={onClose}
      title={seat === null ? '' : text.removeTitle(seat.name)}
      confirm={text.removeConfirm}
      keep={catalogue.shell.cancel}
      busy={isBusy}
      isBarred={state !== 'open'}
      onConfirm={() => void confirm()}
    >
      <p>{text.removeBody}</p>
    </ConfirmDialog>
  );
}

/**
 * When the row in focus moves or is removed, focuses the row of the same seat, or the row that takes its place; not while a
 * dialog has the focus.
 */
function useKeptFocus(seats: readonly ShownSeat[], isAsking: boolean) {
  const lists = useRef<HTMLElement>(null);
  const last = useRef<{ readonly id: string | undefined; readonly place: number } | null>(null);
  const buttons = () => [...(lists.current?.querySelectorAll<HTMLElement>('[data-edit-seat]') ?? [])];
  useEffect(() => {
    if (isAsking || last.current === null || document.activeElement !== document.body) return;
    const { id, place } = last.current;
    const all = buttons();
    (all.find((button) => button.dataset['editSeat'] === id) ?? all[Math.min(place, all.length - 1)])?.focus();
  }, [seats, isAsking]);
  return {
    ref: lists,
    onFocus: ({ target }: FocusEvent) => {
      const edit = target.closest('li')?.querySelector<HTMLElement>('[data-edit-seat]') ?? null;
      last.current = edit && { id: edit.dataset['editSeat'], place: buttons().indexOf(edit) };
    },
  };
}
