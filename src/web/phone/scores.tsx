import { useEffect, useRef, useState } from 'react';
import type { PhoneView } from '#shared/rooms/schema.ts';
import { TeamEmblem } from '../features/games/components/teams/team-emblem.tsx';
import { TeamWeave } from '../ui/team-weave.tsx';
import { usePhoneText } from './language.tsx';
import { actingTeam } from './moment.ts';
import { NameText } from './parts.tsx';
import { Points } from './points.tsx';

const gainLastsMs = 2600;

/** A team's points, left to right; a change appears beside them for a moment. */
export function Score({ value, className }: { value: number; className: string }) {
  const before = useRef(value);
  const [gain, setGain] = useState(0);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0) return undefined;
    setGain(change);
    const timer = setTimeout(() => setGain(0), gainLastsMs);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span className="inline-flex flex-none items-center gap-2">
      {gain !== 0 && <Points key={value} signed isHidden value={gain} className="animate-unlock text-base font-bold" />}
      <Points value={value} className={className} />
    </span>
  );
}

/** The other teams; for an onlooker all of them. */
export function ScoreList({ view, ownIndex }: { view: PhoneView; ownIndex: number | null }) {
  const { text } = usePhoneText();
  const acting = actingTeam(view);
  return (
    <ul aria-label={text.seat.teams} className="grid grid-cols-1 content-end gap-2">
      {view.teams.map((team, index) =>
        index === ownIndex ? null : (
          <li
            key={team.name}
            data-team={team.color}
            data-acting={index === acting || undefined}
            className="card flex min-h-13 flex-wrap items-center gap-x-2.5 overflow-hidden py-1.5 ps-6 pe-4 data-acting:shadow-[inset_0_0_0_2px_var(--team)]"
          >
            <TeamWeave className="absolute inset-y-0 start-0 w-3 rounded-none" />
            <TeamEmblem emblem={team.emblem} className="size-6 flex-none text-team-text" />
            <span className="grid min-w-20 flex-1 grid-cols-1 leading-tight">
              <NameText className="line-clamp-2 font-semibold">{team.name}</NameText>
              {index === acting && <small className="text-team-text">{text.seat.inTurn}</small>}
            </span>
            <Score value={team.score} className="font-display text-2xl font-extrabold" />
          </li>
        ),
      )}
    </ul>
  );
}
