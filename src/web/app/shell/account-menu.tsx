import { hasRole } from '#shared/accounts/roles.ts';
import { useLanguage, useText } from '../../lib/language.ts';
import { pathTo, profileGames, profileSettings } from '../../lib/paths.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useTheme } from '../../lib/theme.ts';
import type { ShownUser } from '../../lib/session.ts';
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { UserText } from '../../ui/value.tsx';
import { AccountBadge } from './account-badge.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The user's button in the bar of a desktop, with its dropdown. */
export function AccountMenu({ user }: { user: ShownUser }) {
  const text = useText();
  const { language } = useLanguage();
  const theme = useTheme();
  const { chooseLanguage, chooseTheme } = usePreferences();
  const leave = useSignOut();
  const { nav } = text.shell;
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  return (
    <Menu label={nav.menu} trigger={(props) => <AccountBadge user={user} {...props} />}>
      <div className="px-3 pt-2 pb-2">
        <UserText className="block font-display text-lg leading-normal font-extrabold">{user.displayName}</UserText>
        <p className="text-sm text-saffron-text">{nav.sessionsLeft(user.gameSessionBalance)}</p>
      </div>
      <MenuSeparator />
      <MenuLink to={pathTo('profile')} icon="account">
        {nav.profile}
      </MenuLink>
      <MenuLink to={profileGames} icon="games">
        {nav.games}
      </MenuLink>
      <MenuLink to={pathTo('gangs')} icon="teams">
        {nav.gangs}
      </MenuLink>
      <MenuLink to={pathTo('leaderboard')} icon="trophy">
        {nav.leaderboard}
      </MenuLink>
      <MenuLink to={pathTo('store')} icon="store">
        {nav.store}
      </MenuLink>
      <MenuLink to={profileSettings} icon="settings">
        {nav.settings}
      </MenuLink>
      <MenuLink to={pathTo('contact')} icon="support">
        {nav.support}
      </MenuLink>
      {hasRole(user.role, 'moderator') && (
        <MenuLink to={pathTo('admin')} icon="dashboard">
          {nav.admin}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuAction icon="language" onSelect={() => chooseLanguage(language === 'ar' ? 'en' : 'ar')}>
        <span lang={language === 'ar' ? 'en' : 'ar'}>{text.shell.language.switchTo}</span>
      </MenuAction>
      <MenuAction icon={otherTheme === 'light' ? 'light' : 'night'} onSelect={() => chooseTheme(otherTheme)}>
        {text.shell.theme.switchTo[otherTheme]}
      </MenuAction>
      <MenuSeparator />
      <MenuAction icon="sign-out" onSelect={leave}>
        {nav.signOut}
      </MenuAction>
    </Menu>
  );
}
