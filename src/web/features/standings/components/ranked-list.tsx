import type { RankedHost } from '#shared/standings/api.ts';
import { useText } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { UserText } from '../../../ui/value.tsx';
import { Points } from './points.tsx';

/** All hosts after the podium. */
export function RankedList({ hosts }: { hosts: readonly RankedHost[] }) {
  const { standings: words } = useText();
  return (
    <ol aria-label={words.list} className="card grid px-2 py-2 md:px-4">
      {hosts.map((host, index) => (
        <li
          key={index}
          aria-current={host.isOwn ? 'true' : undefined}
          className="flex min-h-16 items-center gap-3 rounded-2xl px-2 py-2 aria-[current]:bg-raised not-last:border-b not-last:border-line/40"
        >
          <span className="w-10 flex-none text-center font-display text-xl font-extrabold text-quiet">
            <span className="sr-only">{words.rank(host.rank)}</span>
            <bdi aria-hidden="true" className="num">
              {host.rank}
            </bdi>
          </span>
          <Avatar name={host.displayName} />
          <span className="grid min-w-0 grow">
            <UserText className="line-clamp-2 leading-snug font-semibold [overflow-wrap:anywhere]">
              {host.displayName}
            </UserText>
            <span className="text-sm text-quiet">
              {host.isOwn ? `${words.you} · ${words.games(host.games)}` : words.games(host.games)}
            </span>
          </span>
          <Points score={host.score} className="flex-none font-semibold" />
        </li>
      ))}
    </ol>
  );
}
