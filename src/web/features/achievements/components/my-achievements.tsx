import { formatDate } from '#shared/i18n/format.ts';
import type { OwnBadge, OwnReward } from '#shared/achievements/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { useOwnAchievements } from '../queries.ts';
import { BadgeEmblem } from './badge-emblem.tsx';

/** The user's badges, earned and open, and granted rewards [BADGE-1]. */
export function MyAchievements() {
  const words = useText().achievements;
  const describe = useErrorText();
  const { data, error, refetch } = useOwnAchievements();
  return (
    <section className="card grid gap-5 p-[clamp(1.1rem,3vw,2.2rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">{words.badges}</h2>
        {data !== undefined && data.badges.length > 0 && (
          <p className="text-quiet">
            {words.earned(data.badges.filter(({ earnedAt }) => earnedAt !== null).length, data.badges.length)}
          </p>
        )}
      </div>
      {data === undefined ? (
        error === null ? (
          <div aria-busy="true">
            <Skeleton className="h-40" />
          </div>
        ) : (
          <FailedState title={words.loadFailed} message={describe(error)} onRetry={() => void refetch()} />
        )
      ) : data.badges.length === 0 ? (
        <EmptyState icon="badge" title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {data.badges.map((badge) => (
            <BadgeItem key={badge.id} badge={badge} />
          ))}
        </ul>
      )}
      {data !== undefined && data.rewards.length > 0 && <Rewards rewards={data.rewards} />}
    </section>
  );
}

function BadgeItem({ badge }: { badge: OwnBadge }) {
  const words = useText().achievements;
  const { language } = useLanguage();
  const missing = badge.conditions.filter(({ reached, atLeast }) => reached < atLeast);
  return (
    <li className="flex items-center gap-3 rounded-2xl bg-well p-3">
      <BadgeEmblem look={badge} isEarned={badge.earnedAt !== null} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-lg font-semibold">
          <bdi>{badge.name[language]}</bdi>
        </h3>
        <p className="text-quiet">{badge.description[language]}</p>
        {badge.earnedAt !== null ? (
          <p className="text-sm font-semibold text-success">{words.earnedOn(formatDate(badge.earnedAt, language))}</p>
        ) : (
          <ul aria-label={words.missing} className="text-sm">
            {missing.map(({ metric, atLeast, reached }) => (
              <li key={metric}>
                {words.conditions[metric](atLeast)} ·{' '}
                <bdi className="whitespace-nowrap text-saffron-text">{words.progress(reached, atLeast)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Rewards({ rewards }: { rewards: readonly OwnReward[] }) {
  const words = useText().achievements;
  const { language } = useLanguage();
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-semibold">{words.rewards}</h3>
      <ul className="grid gap-2">
        {rewards.map(({ id, kind, count, sessions, grantedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 rounded-2xl bg-well px-4 py-3">
            <Icon name="gift" className="text-saffron-text" />
            <span className="font-semibold">{words.sessions(sessions)}</span>
            <span className="grow text-quiet">{words.reasons[kind](count)}</span>
            <span className="text-sm text-quiet">{formatDate(grantedAt, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
