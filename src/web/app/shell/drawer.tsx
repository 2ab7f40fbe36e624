import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hasRole } from '#shared/accounts/roles.ts';
import { languages } from '#shared/kernel/text.ts';
import { useLanguage, useText } from '../../lib/language.ts';
import { pathTo, profileGames, profileSettings } from '../../lib/paths.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useTheme } from '../../lib/theme.ts';
import type { ShownUser } from '../../lib/session.ts';
import { RadioCards } from '../../ui/choice.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { UserText } from '../../ui/value.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The menu of an upright phone. */
export function Drawer({ open, onClose, user }: { open: boolean; onClose: () => void; user: ShownUser | null }) {
  const text = useText();
  const leave = useSignOut();
  const { nav } = text.shell;
  return (
    <Sheet open={open} onClose={onClose} title={nav.menu}>
      {user !== null && (
        <div className="rounded-2xl bg-well px-4 py-3">
          <UserText className="block font-display text-xl leading-normal font-extrabold">{user.displayName}</UserText>
          <p className="text-saffron-text">{nav.sessionsLeft(user.gameSessionBalance)}</p>
        </div>
      )}
      <ul className="grid gap-1">
        {user === null ? (
          <>
            <DrawerLink to={pathTo('login')} icon="sign-in" onClose={onClose}>
              {nav.signIn}
            </DrawerLink>
            <DrawerLink to={pathTo('register')} icon="register" onClose={onClose}>
              {nav.register}
            </DrawerLink>
          </>
        ) : (
          <>
            <DrawerLink to={pathTo('profile')} icon="account" onClose={onClose}>
              {nav.profile}
            </DrawerLink>
            <DrawerLink to={profileGames} icon="games" onClose={onClose}>
              {nav.games}
            </DrawerLink>
            <DrawerLink to={pathTo('gangs')} icon="teams" onClose={onClose}>
              {nav.gangs}
            </DrawerLink>
            <DrawerLink to={pathTo('leaderboard')} icon="trophy" onClose={onClose}>
              {nav.leaderboard}
            </DrawerLink>
            <DrawerLink to={profileSettings} icon="settings" onClose={onClose}>
              {nav.settings}
            </DrawerLink>
            {hasRole(user.role, 'moderator') && (
              <DrawerLink to={pathTo('admin')} icon="dashboard" onClose={onClose}>
                {nav.admin}
              </DrawerLink>
            )}
          </>
        )}
        <DrawerLink to={pathTo('store')} icon="store" onClose={onClose}>
          {nav.store}
        </DrawerLink>
        <DrawerLink to={pathTo('contact')} icon="support" onClose={onClose}>
          {nav.support}
        </DrawerLink>
      </ul>
      <Appearance />
      {user !== null && (
        <button type="button" onClick={leave} className={rowClass}>
          <Icon name="sign-out" className="text-quiet" />
          {nav.signOut}
        </button>
      )}
    </Sheet>
  );
}

const rowClass =
  'flex min-h-13 w-full items-center gap-3.5 rounded-2xl px-3 text-start text-lg font-semibold hover:bg-raised';

function DrawerLink({
  to,
  icon,
  onClose,
  children,
}: {
  to: string;
  icon: IconName;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} onClick={onClose} className={rowClass}>
        <Icon name={icon} className="text-quiet" />
        {children}
      </Link>
    </li>
  );
}

function Appearance() {
  const text = useText();
  const { language } = useLanguage();
  const theme = useTheme();
  const { chooseLanguage, chooseTheme } = usePreferences();
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <RadioCards
        label={text.shell.language.label}
        value={language}
        onChange={chooseLanguage}
        options={languages.map((value) => ({ value, label: text.shell.language[value], lang: value }))}
      />
      <RadioCards
        label={text.shell.theme.label}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'dark', label: text.shell.theme.dark, icon: 'night' },
          { value: 'light', label: text.shell.theme.light, icon: 'light' },
        ]}
      />
    </div>
  );
}
