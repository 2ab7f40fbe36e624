import { useEffect } from 'react';
import { startingSessions } from '#shared/accounts/schema.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { launchConfetti } from '../../../ui/confetti.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LanternScene } from '../../../ui/lantern-scene.tsx';

/** WELCOME-1. */
const confettiPieces = 250;
const confettiDelayMs = 500;

export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const { welcome } = useText();
  useEffect(() => {
    const timer = setTimeout(() => launchConfetti(confettiPieces), confettiDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={welcome.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {welcome.later}
          </Button>
          <ButtonLink to={pathTo('newGame')} icon="play" onClick={onClose}>
            {welcome.play}
          </ButtonLink>
        </>
      }
    >
      <LanternScene wide className="h-32 w-full rounded-2xl bg-deep short:hidden" />
      <p className="font-display text-[clamp(1.4rem,4.5vmin,2rem)] leading-snug font-extrabold text-saffron-text">
        {welcome.gift(startingSessions)}
      </p>
      <p className="text-quiet">{welcome.body}</p>
    </Dialog>
  );
}
