import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { Logo } from '../../../ui/logo.tsx';
import { LanternScene } from '../../../ui/lantern-scene.tsx';
import { WovenBand } from '../../../ui/woven-band.tsx';

/** The frame of all /auth pages: no bars, a lit tent beside the card if there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const { language } = useLanguage();
  const { chooseLanguage } = usePreferences();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <div className="auth-frame grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-w-0 flex-col px-[clamp(14px,4vw,56px)] pb-8">
        <div className="flex items-center justify-between py-3 short:py-1">
          <Link
            to={pathTo('home')}
            aria-label={`${text.shell.brand} · ${text.shell.nav.home}`}
            className="rounded-xl py-1.5"
          >
            <Logo className="text-3xl" />
          </Link>
          <button
            type="button"
            lang={other}
            onClick={() => chooseLanguage(other)}
            className="min-h-11 rounded-xl px-3 font-semibold text-quiet hover:text-ink"
          >
            {text.shell.language.switchTo}
          </button>
        </div>
        <div className="grid grow content-center justify-items-center py-4 short:py-0">
          <div className="w-full max-w-[27rem] animate-appear short:max-w-[44rem]">{children}</div>
        </div>
      </div>
      <aside
        aria-hidden="true"
        className="sticky top-0 hidden h-dvh flex-col justify-end overflow-hidden bg-deep lg:flex"
      >
        <LanternScene className="absolute inset-0 size-full" />
        <div className="relative grid gap-1 px-12 pb-[5vmin] text-center">
          <p className="font-display text-[clamp(2rem,4.6vmin,3.4rem)] leading-tight font-extrabold">
            {text.accounts.side.title}
          </p>
          <p className="text-xl text-quiet">{text.accounts.side.body}</p>
        </div>
        <WovenBand className="relative" />
      </aside>
    </div>
  );
}

/** Title and lead of an auth card. */
export function AuthHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mb-6 grid gap-1 short:mb-3">
      <h1 className="text-4xl short:text-2xl">{title}</h1>
      <p className="text-quiet">{lead}</p>
    </header>
  );
}

/** Errors of the whole form: offline, too many attempts, a closed account. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p
      role="alert"
      className="col-span-full rounded-2xl bg-well px-4 py-3 font-semibold text-danger shadow-[inset_0_0_0_2px_var(--danger)]"
    >
      {message}
    </p>
  );
}
