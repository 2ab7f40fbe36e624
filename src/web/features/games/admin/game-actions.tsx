import { useState } from 'react';
import { gameEndings, type OpenedGame } from '#shared/games/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { ReasonedDialog } from '../../../ui/reasoned-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useEndGame, useReturnSession } from './queries.ts';

/** Ends a stuck game, and gives its session back; each asks first and says what will happen. */
export function GameActions({ opened: { game, isReturned } }: { opened: OpenedGame }) {
  const words = useStaffText().adminGames.actions;
  const [asked, setAsked] = useState<'end' | 'return' | null>(null);
  const close = () => setAsked(null);
  const canReturn = !isReturned && game.host !== null;
  return (
    <>
      {(game.outcome === 'open' || canReturn) && (
        <div className="flex flex-wrap gap-3">
          {game.outcome === 'open' && (
            <Button variant="danger" icon="finish" onClick={() => setAsked('end')}>
              {words.end}
            </Button>
          )}
          {canReturn && (
            <Button variant="secondary" icon="ticket" onClick={() => setAsked('return')}>
              {words.giveBack}
            </Button>
          )}
        </div>
      )}
      {asked === 'end' && <EndDialog id={game.id} onClose={close} />}
      {asked === 'return' && <ReturnDialog id={game.id} host={game.host?.displayName ?? ''} onClose={close} />}
    </>
  );
}

function useDone(title: string, onClose: () => void): { readonly onSuccess: () => void } {
  return {
    onSuccess: () => {
      showToast({ id: 'game', title });
      onClose();
    },
  };
}

function EndDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useStaffText().adminGames.actions;
  const describe = useErrorText();
  const end = useEndGame();
  const done = useDone(words.ended, onClose);
  const [as, setAs] = useState<(typeof gameEndings)[number]>('finished');
  return (
    <ReasonedDialog
      onClose={onClose}
      title={words.endTitle}
      confirm={words.endNow}
      words={words}
      busy={end.isPending}
      failure={end.error === null ? undefined : describe(end.error)}
      onConfirm={(reason) => end.mutate({ id, as, reason }, done)}
    >
      <RadioCards
        label={words.as}
        value={as}
        onChange={setAs}
        options={gameEndings.map((value) => ({ value, label: words.ways[value] }))}
      />
      <p>{words.will[as]}</p>
      <p className="text-quiet">{words.final}</p>
    </ReasonedDialog>
  );
}

function ReturnDialog({ id, host, onClose }: { id: string; host: string; onClose: () => void }) {
  const words = useStaffText().adminGames.actions;
  const describe = useErrorText();
  const giveBack = useReturnSession();
  const done = useDone(words.givenBack, onClose);
  return (
    <ReasonedDialog
      onClose={onClose}
      title={words.giveBackTitle}
      confirm={words.giveBackNow}
      words={words}
      busy={giveBack.isPending}
      failure={giveBack.error === null ? undefined : describe(giveBack.error)}
      onConfirm={(reason) => giveBack.mutate({ id, reason }, done)}
    >
      <p>{words.giveBackWill(host)}</p>
    </ReasonedDialog>
  );
}
