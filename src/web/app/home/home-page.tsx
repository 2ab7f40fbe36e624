import { usePlayer } from '../../lib/session.ts';
import { CategoryStrip } from './category-strip.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Lifelines } from './lifelines.tsx';
import { OpenGame } from './open-game.tsx';
import { Taste } from './taste.tsx';

/** The home page: what the product is, and one way to start. */
export function HomePage() {
  const player = usePlayer();
  return (
    <div className="grid gap-[clamp(3.5rem,10vmin,8rem)]">
      <div className="grid gap-6">
        {player?.emailVerified === true && <OpenGame uid={player.uid} />}
        <Hero />
      </div>
      <Taste />
      <HowItWorks />
      <CategoryStrip />
      <Lifelines />
      <Closing />
    </div>
  );
}
