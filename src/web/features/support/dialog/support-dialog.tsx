import { useState } from 'react';
import { useText } from '../../../lib/language.ts';
import type { SupportDialogProps } from '../../../lib/support-slot.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Outcome, type Arrived } from '../components/outcome.tsx';
import { DialogForm } from './dialog-form.tsx';

/** The dialog for a problem or an opinion, in a game and on its summary [GAME-8]. */
export function SupportDialog(props: SupportDialogProps) {
  const { support } = useText();
  const { open, onClose, question } = props;
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const close = () => {
    setArrived(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={question === undefined ? support.title : support.report.title}>
      {arrived === null ? (
        <DialogForm {...props} onArrived={setArrived} />
      ) : (
        <Outcome {...arrived} action={<Button onClick={close}>{support.done}</Button>} />
      )}
    </Dialog>
  );
}
