import { useText } from '../../../lib/language.ts';

/** In place of a team's members, where a change of the number of teams left none. */
export function EmptyTeam() {
  return <p className="text-[max(0.95em,var(--least-text,0px))] text-danger">{useText().gangEvening.draw.teamEmpty}</p>;
}
