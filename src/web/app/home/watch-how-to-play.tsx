import { Suspense, useState } from 'react';
import { HowToPlay } from '../../features/games/index.ts';
import { useText } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';

/** Opens the moving pictures of how to play, which are loaded then. */
export function WatchHowToPlay() {
  const text = useText().home.how;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Button variant="secondary" icon="play" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {text.watch}
      </Button>
      {wasOpened && (
        <RegionBoundary name="how to play">
          <Suspense fallback={null}>
            <HowToPlay open={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}
