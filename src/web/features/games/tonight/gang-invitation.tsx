import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { hostedGangsQuery } from './gang-queries.ts';

/** One quiet line for a host without a gang. */
export function GangInvitation() {
  const words = useText().gangEvening.invitation;
  const gangs = useQuery(hostedGangsQuery);
  if (gangs.data?.length !== 0) return null;
  return (
    <Link
      to={pathTo('gangs')}
      className="flex min-h-13 animate-fade items-center gap-3 rounded-2xl px-4 py-2 text-start no-underline hover:bg-well"
    >
      <Icon name="teams" className="flex-none text-saffron-text" />
      <span className="grid min-w-0">
        <span className="font-semibold">{words.title}</span>
        <span className="text-sm text-quiet">{words.body}</span>
      </span>
    </Link>
  );
}
