import { Crown, Gavel, TvMinimalPlay, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Seat, SeatChange } from '#shared/rooms/schema.ts';
import { usePhoneText } from './language.tsx';

type Role = 'remote' | 'judge' | 'captain';

const drawings: Readonly<Record<Role, LucideIcon>> = { remote: TvMinimalPlay, judge: Gavel, captain: Crown };
const fields = { remote: 'isRemote', judge: 'isJudge', captain: 'isCaptain' } as const;
const has = (seat: Seat, role: Role) => seat[fields[role]];
const roles: readonly Role[] = ['remote', 'judge', 'captain'];

/** Small signs beside the name: this phone is the remote, the judge's or its team's captain. */
export function RoleSigns({ seat }: { seat: Seat }) {
  const { text } = usePhoneText();
  return roles.map((role) => {
    const Drawing = drawings[role];
    return has(seat, role) ? (
      <span key={role} role="img" aria-label={text.seat.roles[role]} className="flex-none text-saffron-text">
        <Drawing aria-hidden="true" className="size-6" />
      </span>
    ) : null;
  });
}

const lineLastsMs = 6000;

/** What the host has changed about a seat. */
type Change = { readonly role: Role } | { readonly teamIndex: number | null };

/** Says once what has changed for this phone while it was open: another team, the remote, the judging, the captain's part. */
export function ChangedSeatLine({ change }: { change: SeatChange | null }) {
  const text = usePhoneText().text.seat;
  const seat = change?.seat ?? null;
  const before = useRef<Seat | null>(null);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  useEffect(() => {
    const last = before.current;
    before.current = seat;
    if (seat === null || last === null) return;
    const found = changesOf(last, seat);
    if (found.length > 0) setChanges(found);
  }, [seat]);
  useEffect(() => {
    if (changes.length === 0) return undefined;
    // Before the first tap, browsers block vibration and log a warning.
    if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(80);
    const timer = setTimeout(() => setChanges([]), lineLastsMs);
    return () => clearTimeout(timer);
  }, [changes]);
  const said = changes.flatMap((each) => {
    if (seat === null) return [];
    if ('role' in each) return has(seat, each.role) ? [text.newRoles[each.role]] : [];
    if (each.teamIndex !== seat.teamIndex) return [];
    const team = each.teamIndex === null ? undefined : change?.view.teams[each.teamIndex];
    return [team === undefined ? text.moved.toOnlookers : text.moved.toTeam(team.name)];
  });
  return (
    <div role="status">
      {said.length > 0 && (
        <p className="mb-2.5 animate-appear rounded-xl bg-saffron px-3 py-2 text-center font-semibold text-on-saffron">
          {said.join(' ')}
        </p>
      )}
    </div>
  );
}

/** A judge is an onlooker: its new part says so. */
function changesOf(last: Seat, seat: Seat): readonly Change[] {
  const gained = roles.filter((role) => has(seat, role) && !has(last, role)).slice(0, 1);
  const isMoved = seat.teamIndex !== last.teamIndex && !gained.includes('judge');
  return [...(isMoved ? [{ teamIndex: seat.teamIndex }] : []), ...gained.map((role) => ({ role }))];
}
