import { useText } from '../lib/language.ts';
import { LogoMark } from './logo.tsx';

/** The full-screen loader while a page's code is on its way [ROUTE-7]. */
export function PageLoader() {
  const text = useText();
  return (
    // As tall as the screen, so that the footer is below it from the start and doesn't jump.
    <div className="min-h-dvh">
      <div role="status" className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-5">
        <LogoMark className="h-20 w-auto animate-[pulse-dim_1.6s_ease-in-out_infinite]" />
        <p className="font-display text-xl font-extrabold text-quiet">{text.shell.loading}</p>
      </div>
    </div>
  );
}
