import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { countdownText, maintenanceDefaults, maintenanceEndsAt } from '#shared/site-settings/maintenance.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { originHere } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useSession } from '../../../lib/session.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import { LanternScene } from '../../../ui/lantern-scene.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import { WovenBand } from '../../../ui/woven-band.tsx';

export const dotsEveryMs = 500;
const maxDots = 3;

/** In place of any page while the site is under maintenance [SITE-2]: the lantern stays lit. */
export function MaintenanceScreen() {
  const { maintenance: words } = useText();
  const { data } = useQuery(siteSettingsQuery);
  const message = data?.maintenanceMessage ?? '';
  const isUsual = message === '' || message === maintenanceDefaults.message;
  return (
    <div className="flex min-h-dvh flex-col bg-deep">
      <TopLine />
      <div
        className={[
          'grid grow content-center justify-items-center gap-[clamp(0.75rem,2.5vmin,2rem)] pb-6 text-center',
          'short:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] short:items-center short:pb-2',
        ].join(' ')}
      >
        <LanternScene
          wide
          className={[
            'h-[clamp(12rem,42dvh,34rem)] w-[min(100%,88dvh)]',
            '[mask-image:radial-gradient(ellipse_62%_70%_at_50%_45%,#000_55%,transparent)] short:h-[66dvh]',
          ].join(' ')}
        />
        <div className="page-width grid justify-items-center gap-[clamp(0.5rem,1.6vmin,1.25rem)]">
          <h1 className="text-[clamp(2rem,6.5vmin,4.6rem)]">{words.title}</h1>
          <p className="max-w-3xl text-[clamp(1.1rem,2.6vmin,1.9rem)] text-quiet [overflow-wrap:anywhere]">
            {isUsual ? words.usual : <UserText>{message}</UserText>}
          </p>
          <Countdown endsAt={data === undefined ? null : maintenanceEndsAt(data)} />
        </div>
      </div>
      <StaffLink />
      <WovenBand />
    </div>
  );
}

function Countdown({ endsAt }: { endsAt: number | null }) {
  const { maintenance: words } = useText();
  const { now, dots } = useBeat();
  const left = endsAt === null ? null : countdownText(endsAt, now);
  return (
    <>
      {left === null ? (
        <p
          role="status"
          className="font-display text-[clamp(2.2rem,8vmin,6rem)] leading-tight font-extrabold text-saffron-text"
        >
          {words.soon}
        </p>
      ) : (
        <p role="timer" className="grid justify-items-center">
          <span className="text-[clamp(1rem,2.2vmin,1.6rem)] font-semibold text-quiet">{words.backIn}</span>
          <LtrValue className="font-display text-[clamp(3rem,11vmin,8rem)] leading-none font-extrabold text-saffron-text tabular-nums">
            {left}
          </LtrValue>
        </p>
      )}
      <p className="text-[clamp(1rem,2.2vmin,1.6rem)] text-quiet">
        {words.working}
        <span aria-hidden="true" data-testid="dots" className="inline-block w-[1.5em] text-start">
          {'.'.repeat(dots)}
        </span>
      </p>
    </>
  );
}

/** The time, and the number of dots; all of them with reduced motion. */
function useBeat(): { readonly now: number; readonly dots: number } {
  const [beat, setBeat] = useState(() => ({ now: serverNow(), count: 0 }));
  const [isStill] = useState(prefersReducedMotion);
  useEffect(() => {
    const timer = setInterval(() => setBeat(({ count }) => ({ now: serverNow(), count: count + 1 })), dotsEveryMs);
    return () => clearInterval(timer);
  }, []);
  return { now: beat.now, dots: isStill ? maxDots : (beat.count % maxDots) + 1 };
}

function TopLine() {
  const text = useText();
  const { language } = useLanguage();
  const { chooseLanguage } = usePreferences();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <div className="page-width flex items-center justify-between py-3 short:py-1">
      <Logo className="text-3xl" />
      <button
        type="button"
        lang={other}
        onClick={() => chooseLanguage(other)}
        className="min-h-11 rounded-xl px-3 font-semibold text-quiet hover:text-ink"
      >
        {text.shell.language.switchTo}
      </button>
    </div>
  );
}

/** For a signed-out visitor: a way for staff to sign in. */
function StaffLink() {
  const { maintenance: words } = useText();
  const location = useLocation();
  const { user } = useSession();
  if (user !== null) return null;
  return (
    <p className="pb-3 text-center short:pb-0">
      <Link
        to={pathTo('login')}
        state={originHere(location)}
        className="inline-grid min-h-11 place-items-center rounded-xl px-3 text-quiet underline underline-offset-4 hover:text-ink"
      >
        {words.staff}
      </Link>
    </p>
  );
}
