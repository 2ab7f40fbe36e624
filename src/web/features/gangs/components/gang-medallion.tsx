import type { Gang } from '#shared/gangs/schema.ts';
import { TeamEmblem } from '../../../ui/team-emblem.tsx';

/** A gang's emblem in a diamond of its weave. `className` gives its size. */
export function GangMedallion({
  look,
  className = 'size-20',
}: {
  look: Pick<Gang, 'emblem' | 'color'>;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      data-team={look.color}
      className={`relative grid flex-none place-items-center ${className}`}
    >
      <span className="team-weave absolute inset-[13%] rotate-45 rounded-[22%]" />
      <span className="absolute inset-[20%] rotate-45 rounded-[20%] bg-card" />
      <TeamEmblem emblem={look.emblem} className="relative block size-[46%] text-team-text" />
    </span>
  );
}
