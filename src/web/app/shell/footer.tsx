import { useText } from '../../lib/language.ts';
import { Logo } from '../../ui/logo.tsx';
import { WovenBand } from '../../ui/woven-band.tsx';

export function Footer() {
  const text = useText();
  return (
    <footer className="mt-[clamp(3rem,9vmin,7rem)]">
      <WovenBand />
      <div className="bg-deep">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6">
          <Logo className="text-2xl" />
          <p className="text-quiet">{text.shell.footer.line}</p>
        </div>
      </div>
    </footer>
  );
}
