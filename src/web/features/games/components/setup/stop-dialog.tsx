import { reloadNow } from '../../../../lib/chunk-errors.ts';
import { useText } from '../../../../lib/language.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** What stops a start before a session is taken: a balance of 0, or a page that doesn't know the server's rules. */
export type Stop = 'no-sessions' | 'update';

/** Leads to what helps [GAME-1]; the choices stay. */
export function StopDialog({ stop, onClose }: { stop: Stop | null; onClose: () => void }) {
  return (
    <>
      <NoSessionsDialog open={stop === 'no-sessions'} onClose={onClose} />
      <UpdateDialog open={stop === 'update'} onClose={onClose} />
    </>
  );
}

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function NoSessionsDialog({ open, onClose }: DialogProps) {
  const text = useText();
  const words = text.gameSetup.noSessions;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.later}
          </Button>
          <ButtonLink to={pathTo('store')} icon="ticket">
            {words.toStore}
          </ButtonLink>
        </>
      }
    >
      <p>{words.body}</p>
    </Dialog>
  );
}

function UpdateDialog({ open, onClose }: DialogProps) {
  const text = useText();
  const words = text.shell.updating;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.manualTitle}
      actions={
        <Button icon="retry" onClick={reloadNow}>
          {words.reload}
        </Button>
      }
    >
      <p>{text.gameSetup.start.updateNeeded}</p>
    </Dialog>
  );
}
