import { useText } from '../../lib/language.ts';
import { LanternScene } from '../../ui/lantern-scene.tsx';
import { StartLink } from './start-link.tsx';

/** The last word, and the way in once more. */
export function Closing() {
  const text = useText();
  return (
    <section className="page-width">
      <div className="card relative isolate overflow-hidden bg-deep">
        <LanternScene wide className="absolute inset-x-0 top-0 -z-10 h-full w-full" />
        <div className="grid content-end justify-items-center gap-3 p-[clamp(1.5rem,4vw,3rem)] pt-[clamp(17rem,34vw,30rem)] text-center">
          <h2 className="text-[clamp(2.2rem,6vmin,4rem)]">{text.home.closing.title}</h2>
          <p className="text-xl text-quiet">{text.home.closing.body}</p>
          <StartLink className="mt-2 justify-items-center" />
        </div>
      </div>
    </section>
  );
}
