import { useState } from 'react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/index.ts';
import { CartButton } from '../../features/store/index.ts';
import { useLanguage, useText } from '../../lib/language.ts';
import { useLayoutMode } from '../../lib/layout-mode.ts';
import { pathTo } from '../../lib/paths.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountBadge } from './account-badge.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ByLayout } from './by-layout.tsx';
import { Drawer } from './drawer.tsx';
import styles from './top-bar.module.css';

/** Logo, play, the cart, and oneself: a dropdown on desktop and on a phone on its side, a drawer on an upright phone [SHELL-1]. */
export function TopBar() {
  const text = useText();
  const session = useSession();
  const { isDesktopLayout } = useLayoutMode();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const openDrawer = () => setIsDrawerOpen(true);
  const isUnknown = session.status === 'loading' && session.shown === null;
  return (
    <header className="relative z-20">
      <nav
        aria-label={text.shell.nav.main}
        className={classNames('page-width flex items-center gap-2 py-3 sm:gap-3 short:py-1.5', styles.bar)}
      >
        <Link
          to={pathTo('home')}
          aria-label={`${text.shell.brand} · ${text.shell.nav.home}`}
          className="me-auto min-w-11 rounded-xl py-1.5"
        >
          <Logo className="text-[clamp(1.6rem,3.4vmin,2.4rem)]" />
        </Link>
        {!isUnknown && session.shown === null && <ByLayout desktop={<LanguageButton />} upright={null} />}
        {!isUnknown && (
          <ButtonLink to={pathTo('newGame')} icon="play" className={styles.button}>
            <ByLayout desktop={text.shell.nav.play} upright={text.shell.nav.playShort} />
          </ButtonLink>
        )}
        <CartButton />
        {session.status === 'signed-in' && <NotificationBell />}
        {isUnknown && <Skeleton className="size-12" />}
        {session.shown === null && <VisitorEntry openDrawer={openDrawer} />}
        {session.shown !== null && isDesktopLayout && <AccountMenu user={session.shown} />}
        {session.shown !== null && !isDesktopLayout && <AccountBadge user={session.shown} onClick={openDrawer} />}
      </nav>
      <Drawer open={isDrawerOpen && !isDesktopLayout} onClose={() => setIsDrawerOpen(false)} user={session.shown} />
    </header>
  );
}

/** Where the account is once signed in: the way to sign in on desktop, the menu elsewhere. */
function VisitorEntry({ openDrawer }: { openDrawer: () => void }) {
  const { nav } = useText().shell;
  const { status } = useSession();
  const signIn = status === 'signed-out' && (
    <ButtonLink to={pathTo('login')} variant="quiet" icon="sign-in" className={styles.button}>
      {nav.signIn}
    </ButtonLink>
  );
  return <ByLayout desktop={signIn} upright={<IconButton icon="menu" label={nav.openMenu} onClick={openDrawer} />} />;
}

/** For visitors; signed-in users have it in the menu. */
function LanguageButton() {
  const text = useText();
  const { language } = useLanguage();
  const { chooseLanguage } = usePreferences();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="button"
      lang={other}
      onClick={() => chooseLanguage(other)}
      className="min-h-11 rounded-xl px-3 font-semibold text-quiet hover:text-ink"
    >
      {text.shell.language.switchTo}
    </button>
  );
}
