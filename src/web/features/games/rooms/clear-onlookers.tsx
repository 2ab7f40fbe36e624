import { useState } from 'react';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useShownRoom } from './use-shown-room.ts';

/** The button appears with this many; fewer are removed one by one in the list. */
const minOnlookers = 3;

/** Removes all onlookers but the judge and the remote, whom the host chose; asks for confirmation first. */
export function ClearOnlookers() {
  const catalogue = useText();
  const text = catalogue.rooms.seats;
  const { state, known, remove } = useShownRoom();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const seats = known?.seats ?? [];
  const onlookers = seats.filter(({ teamIndex, isRemote, isJudge }) => teamIndex === null && !isRemote && !isJudge);
  const clear = async () => {
    setIsBusy(true);
    // After a failure the rest stays.
    for (const { id } of onlookers) if (!(await remove(id))) break;
    setIsBusy(false);
    setIsAsked(false);
  };
  return (
    <>
      {onlookers.length >= minOnlookers && (
        <Button variant="secondary" disabled={state !== 'open' || isBusy} onClick={() => setIsAsked(true)}>
          {text.clear}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.clearTitle}
        confirm={text.clearConfirm}
        keep={catalogue.shell.cancel}
        busy={isBusy}
        isBarred={state !== 'open'}
        onConfirm={() => void clear()}
      >
        <p>{text.clearBody(onlookers.length)}</p>
      </ConfirmDialog>
    </>
  );
}
