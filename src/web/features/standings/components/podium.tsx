import type { RankedHost } from '#shared/standings/api.ts';
import { useText } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { UserText } from '../../../ui/value.tsx';
import { Points } from './points.tsx';

// Read first to third; seen with the first in the middle.
const steps = [
  { place: 'order-2', height: 'pt-4 pb-8 md:pb-12', ground: 'bg-saffron text-on-saffron', quiet: '' },
  { place: 'order-1', height: 'pt-3 pb-4 md:pb-7', ground: 'bg-raised', quiet: 'text-quiet' },
  { place: 'order-3', height: 'pt-3 pb-2 md:pb-3', ground: 'bg-well', quiet: 'text-quiet' },
] as const;

/** The first three, on steps of cloth. */
export function Podium({ hosts }: { hosts: readonly RankedHost[] }) {
  const { standings: words } = useText();
  return (
    <ol
      aria-label={words.podium}
      className="card flex items-end justify-center gap-2 overflow-hidden px-3 pt-6 md:gap-5 md:px-8"
    >
      {hosts.map((host, index) => {
        const step = steps[index] ?? steps[2];
        return (
          <li
            key={index}
            className={`grid min-w-0 flex-1 justify-items-center gap-2 text-center md:max-w-64 ${step.place}`}
          >
            {index === 0 && <Icon name="crown" className="size-8 text-saffron-text" />}
            <Avatar name={host.displayName} className={index === 0 ? 'size-20 text-2xl' : 'size-14 text-lg'} />
            <p className="line-clamp-2 w-full font-display leading-snug font-extrabold [overflow-wrap:anywhere]">
              <UserText>{host.displayName}</UserText>
            </p>
            {host.isOwn && (
              <span className="rounded-full bg-raised px-3 text-sm font-semibold text-saffron-text">{words.you}</span>
            )}
            <div className={`grid w-full justify-items-center rounded-t-2xl px-1 ${step.ground} ${step.height}`}>
              <SaduBand className={index === 0 ? 'mb-2 w-full' : 'mb-2 w-full text-saffron-text'} />
              <span className="sr-only">{words.rank(host.rank)}</span>
              <span aria-hidden="true" className="font-display text-3xl leading-none font-extrabold">
                <bdi className="num">{host.rank}</bdi>
              </span>
              <Points score={host.score} className="mt-1 font-semibold" />
              <span className={`text-sm ${step.quiet}`}>{words.games(host.games)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
