import { Link } from 'react-router';
import type { GangCard as Card } from '#shared/gangs/schema.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { UserText } from '../../../ui/value.tsx';
import { GangMedallion } from './gang-medallion.tsx';

/** A gang in the list; the whole card leads to it. */
export function GangCard({ gang }: { gang: Card }) {
  const words = useText().gangs;
  const { language } = useLanguage();
  return (
    <li
      data-team={gang.color}
      className="card grid content-start overflow-hidden focus-within:outline-3 focus-within:outline-saffron-text"
    >
      <span aria-hidden="true" className="team-weave block h-3" />
      <SaduBand className="text-team" />
      <div className="flex items-center gap-4 px-4 pt-2 pb-4 md:px-6">
        <GangMedallion look={gang} />
        <div className="grid min-w-0 grow gap-0.5">
          <p className="text-sm font-semibold text-team-text">{words.roles[gang.role]}</p>
          <h2 className="text-2xl leading-snug [overflow-wrap:anywhere]">
            <Link to={pathTo('gang', { gangId: gang.id })} className="outline-none after:absolute after:inset-0">
              <UserText>{gang.name}</UserText>
            </Link>
          </h2>
          <p className="text-quiet">
            {words.members(gang.members)} · {words.evenings(gang.evenings)}
          </p>
          {gang.lastEveningAt !== null && (
            <p className="text-sm text-quiet">{words.lastEvening(formatDate(gang.lastEveningAt, language))}</p>
          )}
        </div>
        <Icon name="next" className="size-6 text-quiet" />
      </div>
    </li>
  );
}
