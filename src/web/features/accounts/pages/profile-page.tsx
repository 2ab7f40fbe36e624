import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { InviteFriends } from '../components/invite-friends.tsx';
import { Overview } from '../components/overview.tsx';
import { SettingsForm } from '../components/settings-form.tsx';

const tabs = ['overview', 'settings'] as const;
type Tab = (typeof tabs)[number];

/** The profile page. app/ passes in the sections of other features and the sign-out action. */
export function ProfilePage({
  activeGames,
  achievements,
  purchases,
  redeemCodes,
  notifications,
  sounds,
  onSignOut,
}: {
  activeGames?: ReactNode;
  achievements?: ReactNode;
  purchases?: ReactNode;
  redeemCodes?: ReactNode;
  notifications?: ReactNode;
  sounds?: ReactNode;
  onSignOut: () => void;
}) {
  const text = useText();
  const { user } = useSession();
  const [query] = useSearchParams();
  const tab: Tab = query.get('tab') === 'settings' ? 'settings' : 'overview';
  const section = query.get('section');
  const games = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section === 'active-games') games.current?.scrollIntoView();
  }, [section]);
  if (user === null) return null;
  const { profile } = text.accounts;
  return (
    <div className="page-width grid gap-6 pt-4">
      <h1 className="sr-only">{profile.title}</h1>
      <nav aria-label={profile.tabs} className="flex gap-1.5 justify-self-start rounded-2xl bg-well p-1.5">
        {tabs.map((name) => (
          <Link
            key={name}
            to={`${pathTo('profile')}?tab=${name}`}
            replace
            aria-current={name === tab ? 'page' : undefined}
            className={[
              'grid min-h-11 place-items-center rounded-xl px-5 font-semibold text-quiet hover:text-ink',
              'aria-[current]:bg-raised aria-[current]:text-ink',
              'aria-[current]:shadow-[inset_0_0_0_1.5px_var(--edge)]',
            ].join(' ')}
          >
            {profile[name]}
          </Link>
        ))}
      </nav>
      {tab === 'settings' ? (
        <RegionBoundary name="settings">
          <SettingsForm user={user} notifications={notifications} sounds={sounds} onSignOut={onSignOut} />
        </RegionBoundary>
      ) : (
        <>
          <RegionBoundary name="overview">
            <Overview user={user} />
          </RegionBoundary>
          <RegionBoundary name="invite friends">
            <InviteFriends />
          </RegionBoundary>
          {activeGames !== undefined && (
            <section ref={games} id="active-games" className="grid gap-4">
              <h2 className="text-2xl">{profile.activeGames}</h2>
              {activeGames}
            </section>
          )}
          {achievements}
          {redeemCodes}
          {purchases !== undefined && (
            <section className="grid gap-4">
              <h2 className="text-2xl">{text.purchases.title}</h2>
              {purchases}
            </section>
          )}
        </>
      )}
    </div>
  );
}
