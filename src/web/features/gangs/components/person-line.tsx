import type { ReactNode } from 'react';
import { useText } from '../../../lib/language.ts';
import { UserText } from '../../../ui/value.tsx';
import type { Person } from '../people.ts';
import { MemberToken } from './member-token.tsx';

/** A member in a line, with a quiet word below; one who was erased has no name. */
export function PersonLine({ person, children }: { person: Person | undefined; children?: ReactNode }) {
  const words = useText().gangs;
  return (
    <span className="flex min-w-0 items-center gap-2">
      {person !== undefined && <MemberToken look={person} className="size-8" />}
      <span className="grid min-w-0">
        <UserText className="leading-snug font-semibold [overflow-wrap:anywhere]">
          {person?.name ?? words.former}
        </UserText>
        {children !== undefined && <span className="text-sm leading-snug text-quiet">{children}</span>}
      </span>
    </span>
  );
}
