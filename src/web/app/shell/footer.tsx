import { Link } from 'react-router';
import { useText } from '../../lib/language.ts';
import { pathTo } from '../../lib/paths.ts';
import { wrapper } from '../../lib/wrapper-bridge.ts';
import { Logo } from '../../ui/logo.tsx';
import { WovenBand } from '../../ui/woven-band.tsx';

const everywhere = ['contact', 'privacy', 'terms', 'credits', 'deleteAccount'] as const;

export function Footer() {
  const text = useText();
  const words = text.site.footer;
  const pages = wrapper.isInside ? everywhere : [...everywhere, 'links' as const];
  return (
    <footer className="mt-[clamp(3rem,9vmin,7rem)]">
      <WovenBand />
      <div className="bg-deep">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6">
          <Logo className="text-2xl" />
          <p className="text-quiet">{text.shell.footer.line}</p>
        </div>
        <nav aria-label={words.label} className="page-width flex flex-wrap gap-x-6 pb-5">
          {pages.map((name) => (
            <Link key={name} to={pathTo(name)} className="inline-flex min-h-11 items-center text-quiet hover:text-ink">
              {words[name]}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
