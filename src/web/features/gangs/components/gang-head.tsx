import type { ReactNode } from 'react';
import type { Gang } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { TeamEmblem } from '../../../ui/team-emblem.tsx';
import { UserText } from '../../../ui/value.tsx';
import { GangMedallion } from './gang-medallion.tsx';

interface GangHeadProps {
  readonly gang: Pick<Gang, 'name' | 'emblem' | 'color' | 'evenings'> & {
    readonly members: { readonly length: number };
  };
  /** Above the name. */
  readonly label?: string;
  /** One more fact, such as the last evening. */
  readonly note?: string;
  readonly children?: ReactNode;
}

/** The banner of a gang: its weave, its emblem, its name, and what can be done with it. */
export function GangHead({ gang, label, note, children }: GangHeadProps) {
  const words = useText().gangs;
  const facts = [
    words.members(gang.members.length),
    words.evenings(gang.evenings),
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <header data-team={gang.color} className="card isolate overflow-hidden">
      <span aria-hidden="true" className="team-weave block h-[clamp(14px,2.4vmin,26px)]" />
      <SaduBand className="text-team" />
      <TeamEmblem
        emblem={gang.emblem}
        className="pointer-events-none absolute -end-8 -bottom-12 -z-10 block size-60 text-team opacity-10 md:size-72"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-[clamp(1.1rem,3vw,2.2rem)] pt-[clamp(0.6rem,1.6vw,1.2rem)]">
        <GangMedallion look={gang} className="size-24 md:size-32" />
        <div className="grid min-w-0 grow basis-44 gap-1">
          {label !== undefined && <p className="text-sm font-semibold text-team-text">{label}</p>}
          <h1 className="text-page-title leading-snug [overflow-wrap:anywhere]">
            <UserText>{gang.name}</UserText>
          </h1>
          <p className="text-quiet">{facts.join(' · ')}</p>
        </div>
        {children !== undefined && (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">{children}</div>
        )}
      </div>
    </header>
  );
}
