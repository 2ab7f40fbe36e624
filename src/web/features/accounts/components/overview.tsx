import type { User } from '#shared/accounts/schema.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { LtrValue, NumberValue, UserText } from '../../../ui/value.tsx';

/** Who one is, and three figures. */
export function Overview({ user }: { user: User }) {
  const text = useText();
  const { language } = useLanguage();
  const { profile } = text.accounts;
  return (
    <section className="card overflow-hidden">
      <SaduBand className="text-saffron light:text-saffron-deep" />
      <div className="grid gap-6 p-[clamp(1.1rem,3vw,2.2rem)] lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={user.displayName} className="size-16 text-xl sm:size-20 sm:text-2xl" />
          <div className="grid min-w-0">
            <UserText className="font-display text-3xl leading-snug font-extrabold break-words">
              {user.displayName}
            </UserText>
            <LtrValue className="text-[0.95em] break-all text-quiet rtl:text-end">{user.email}</LtrValue>
            <p className="flex flex-wrap items-center gap-x-4 text-[0.95em]">
              <span
                className={`flex items-center gap-1.5 font-semibold ${user.emailVerified ? 'text-success' : 'text-danger'}`}
              >
                <Icon name={user.emailVerified ? 'badge' : 'mail'} />
                {user.emailVerified ? profile.verified : profile.unverified}
              </span>
              <span className="text-quiet">{profile.memberSince(formatDate(user.createdAt, language))}</span>
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-3 gap-2 text-center sm:gap-3">
          <Figure label={profile.sessions} value={user.gameSessionBalance} className="text-saffron-text" />
          <Figure label={profile.gamesPlayed} value={user.gamesPlayed} />
          <Figure label={profile.totalScore} value={user.totalScore} />
        </dl>
        {user.emailVerified && (
          <div className="flex flex-wrap gap-3 max-sm:*:grow lg:col-span-2 lg:justify-self-end">
            <ButtonLink to={pathTo('gangs')} variant="secondary" icon="teams">
              {text.shell.nav.gangs}
            </ButtonLink>
            <ButtonLink to={pathTo('leaderboard')} variant="secondary" icon="trophy">
              {text.standings.title}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}

function Figure({ label, value, className = '' }: { label: string; value: number; className?: string }) {
  return (
    <div className="grid content-start rounded-2xl bg-well px-2 py-3 sm:min-w-32 sm:px-4">
      <dt className="order-2 text-sm text-quiet">{label}</dt>
      <dd>
        <NumberValue
          value={value}
          className={`font-display text-[clamp(1.6rem,5vw,2.4rem)] leading-tight font-extrabold ${className}`}
        />
      </dd>
    </div>
  );
}
