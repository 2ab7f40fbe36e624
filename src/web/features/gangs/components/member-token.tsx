import type { Member } from '#shared/gangs/schema.ts';
import { TeamEmblem } from '../../../ui/team-emblem.tsx';

/** A member's emblem on the cloth of the member's colour. `className` gives its size. */
export function MemberToken({
  look,
  className = 'size-11',
}: {
  look: Pick<Member, 'emblem' | 'color'>;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      data-team={look.color}
      className={[
        'team-cloth grid flex-none place-items-center rounded-[26%] text-team-text',
        'shadow-[inset_0_0_0_1.5px_color-mix(in_oklab,var(--team)_45%,transparent)]',
        className,
      ].join(' ')}
    >
      <TeamEmblem emblem={look.emblem} className="block size-3/4" />
    </span>
  );
}
