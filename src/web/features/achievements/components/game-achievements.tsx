import { useLanguage, useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOwnAchievements } from '../queries.ts';
import { BadgeEmblem } from './badge-emblem.tsx';

/** What one game has brought its host; nothing where it brought nothing, or can't be asked now [BADGE-1]. */
export function GameAchievements({ gameId }: { gameId: string }) {
  const words = useText().achievements;
  const { language } = useLanguage();
  const { data } = useOwnAchievements();
  const badges = data?.badges.filter((badge) => badge.gameId === gameId) ?? [];
  const rewards = data?.rewards.filter((reward) => reward.gameId === gameId) ?? [];
  if (badges.length + rewards.length === 0) return null;
  return (
    <ul role="status" className="flex flex-wrap justify-center gap-[clamp(0.75rem,2vmin,1.5rem)]">
      {badges.map((badge) => (
        <li key={badge.id} className="card animate-unlock flex max-w-full items-center gap-4 p-4 pe-6">
          <BadgeEmblem emblem={badge.emblem} color={badge.color} className="!size-24" />
          <div className="grid min-w-0">
            <p className="font-semibold text-saffron-text">{words.newBadge}</p>
            <p className="font-display text-2xl font-extrabold"><bdi>{badge.name[language]}</bdi></p>
            <p className="text-quiet">{badge.description[language]}</p>
          </div>
        </li>
      ))}
      {rewards.map((reward) => (
        <li key={reward.id} className="card animate-unlock flex max-w-full items-center gap-4 p-4 pe-6">
          <span className="grid size-24 flex-none place-items-center text-saffron-text"><Icon name="gift" className="!size-14" /></span>
          <div className="grid min-w-0">
            <p className="font-semibold text-saffron-text">{words.newReward}</p>
            <p className="font-display text-2xl font-extrabold">{words.sessions(reward.sessions)}</p>
            <p className="text-quiet">{words.reasons[reward.kind](reward.count)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
