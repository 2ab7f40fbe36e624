import { useState } from 'react';
import { objections, type Objection } from '#shared/games/commands.ts';
import { teamOf } from '#shared/games/pack.ts';
import { isLastQuestion } from '#shared/games/question.ts';
import { mayObject } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/choice.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useCloseOnChange } from '../../hooks/use-close-on-change.ts';

/** Asks why a revealed question is annulled, and says what comes in its place. */
export function ObjectionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const catalogue = useText();
  const text = catalogue.games.play.objection;
  const { game, pack, state, give } = useGameContext();
  useCloseOnChange(open, game.seq, onClose);
  const [reason, setReason] = useState<Objection>('wrong');
  const hasReserve = state.question?.swapped === false;
  const isLast = state.question !== null && isLastQuestion(state.question);
  const follows = isLast
    ? { withReserve: text.lastWithReserve, withoutReserve: text.lastWithoutReserve }
    : { withReserve: text.withReserve, withoutReserve: text.withoutReserve };
  const annul = () => {
    onClose();
    if (give({ type: 'annul', reason }) && !hasReserve && !isLast)
      showToast({ id: 'annulled', title: text.closed(teamOf(pack, state.currentTeamIndex).name) });
  };
  return (
    <Dialog
      open={open && mayObject(pack, state)}
      onClose={onClose}
      title={text.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {catalogue.shell.cancel}
          </Button>
          <Button variant="danger" icon="report" onClick={annul}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p>
        {text.body} {hasReserve ? follows.withReserve : follows.withoutReserve}
      </p>
      <RadioCards
        label={text.why}
        value={reason}
        onChange={setReason}
        options={objections.map((value) => ({ value, label: text.reasons[value] }))}
      />
    </Dialog>
  );
}
