import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { useOwnAchievements } from '../queries.ts';
import { BadgeEmblem } from './badge-emblem.tsx';

/** The badges and rewards of one game; renders nothing without any, or if they fail to load [BADGE-1]. */
export function GameAchievements({ gameId }: { gameId: string }) {
  const words = useText().achievements;
  const { language } = useLanguage();
  const { data } = useOwnAchievements();
  const badges = data?.badges.filter((badge) => badge.gameId === gameId) ?? [];
  const rewards = data?.rewards.filter((reward) => reward.gameId === gameId) ?? [];
  if (badges.length + rewards.length === 0) return null;
  return (
    <div role="status">
      <ul className="flex flex-wrap justify-center gap-[clamp(0.75rem,2vmin,1.5rem)]">
        {badges.map((badge, index) => (
          <Earned
            key={badge.id}
            order={index}
            sign={<BadgeEmblem look={badge} className="size-24" />}
            lead={words.newBadge}
            title={badge.name[language]}
          >
            {badge.description[language]}
          </Earned>
        ))}
        {rewards.map((reward, index) => (
          <Earned
            key={reward.id}
            order={badges.length + index}
            lead={words.newReward}
            title={words.sessions(reward.sessions)}
            sign={
              <span className="grid size-24 flex-none place-items-center text-saffron-text">
                <Icon name="gift" className="size-14" />
              </span>
            }
          >
            {words.reasons[reward.kind](reward.count)}
          </Earned>
        ))}
      </ul>
    </div>
  );
}

/** One after another, once the winner is shown. */
const firstAfterMs = 500;
const betweenMs = 350;

function Earned({
  order,
  sign,
  lead,
  title,
  children,
}: {
  order: number;
  sign: ReactNode;
  lead: string;
  title: string;
  children: string;
}) {
  return (
    <li
      style={{ animationDelay: `${firstAfterMs + order * betweenMs}ms` }}
      className={[
        'card animate-unlock flex w-full max-w-md items-center gap-4 overflow-hidden p-4 pt-6 pe-6',
        'shadow-[inset_0_0_0_2px_var(--saffron),0_12px_36px_color-mix(in_oklab,var(--saffron)_22%,transparent)]',
      ].join(' ')}
    >
      <SaduBand className="absolute inset-x-0 top-0 text-saffron light:text-saffron-deep" />
      {sign}
      <div className="grid min-w-0">
        <p className="font-semibold text-saffron-text">{lead}</p>
        <p className="font-display text-2xl leading-snug font-extrabold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-quiet">{children}</p>
      </div>
    </li>
  );
}
